import ScreenKitCore
@testable import ScreenKitText
import Testing

/// The size of the terminal in cells, as determined by the app.
@Suite struct TerminalSizeTests {
  private static let unknown = SurfaceSize(width: 0, height: 0)

  private func size(
    reported: SurfaceSize = Self.unknown, _ variables: [String: String] = [:]
  ) -> SurfaceSize {
    TerminalSize.resolve(reported: reported) { variables[$0] }
  }

  @Test func `a reported size has priority over the environment`() {
    let reported = SurfaceSize(width: 132, height: 50)
    #expect(size(reported: reported, ["COLUMNS": "100", "LINES": "30"]) == reported)
    let tiny = SurfaceSize(width: 1, height: 1)
    #expect(size(reported: tiny) == tiny)
  }

  @Test func `an unknown size comes from COLUMNS and LINES`() {
    let given = SurfaceSize(width: 100, height: 30)
    #expect(size(["COLUMNS": "100", "LINES": "30"]) == given)
  }

  @Test func `without these the size is 80 by 24`() {
    #expect(size() == SurfaceSize(width: 80, height: 24))
    #expect(size(["COLUMNS": "100"]) == SurfaceSize(width: 100, height: 24))
    #expect(size(["LINES": "30"]) == SurfaceSize(width: 80, height: 30))
  }

  @Test func `each dimension is completed separately`() {
    let wide = SurfaceSize(width: 120, height: 0)
    #expect(size(reported: wide, ["COLUMNS": "9"]) == SurfaceSize(width: 120, height: 24))
    let high = SurfaceSize(width: 0, height: 40)
    #expect(size(reported: high, ["COLUMNS": "9"]) == SurfaceSize(width: 9, height: 40))
  }

  @Test func `an oversized window is clamped and reported`() {
    let huge = SurfaceSize(width: 60_000, height: 60_000)
    #expect(size(reported: huge) == TerminalSize.limit)
    let text = "The window is too large: 2000 columns and 1000 rows of it are used."
    #expect(OversizedWindow(reported: huge).map(String.init) == text)
    let wide = SurfaceSize(width: 60_000, height: 24)
    #expect(size(reported: wide) == SurfaceSize(width: 2000, height: 24))
    #expect(OversizedWindow(reported: wide) != nil)
    #expect(OversizedWindow(reported: TerminalSize.limit) == nil)
  }

  @Test(arguments: ["", "0", "-5", "80x24", " 80", "2001", "99999999999999999999"])
  func `invalid sizes are skipped`(_ value: String) {
    #expect(size(["COLUMNS": value, "LINES": value]) == SurfaceSize(width: 80, height: 24))
  }
}
