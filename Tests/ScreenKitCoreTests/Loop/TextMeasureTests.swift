import ScreenKitCore
import ScreenKitTesting
import Testing

/// The size of a text on a surface without its own measure.
@MainActor
@Suite("Size of a text", .leakFree)
struct TextMeasureTests {
  private let surface = NullSurface()

  @Test(
    arguments: [
      ("", nil, 0, 1), ("abc", nil, 3, 1), ("abc\r\nde\n", nil, 3, 3), ("abcde", 2, 2, 3),
      ("abcd", 2, 2, 2), ("ab", 9, 2, 1), ("ab", 0, 0, 0), ("ab", -1, 0, 0),
    ] as [(String, Int?, Int, Int)])
  func `each character takes one unit`(text: String, width: Int?, columns: Int, rows: Int) {
    #expect(surface.measure(text, width: width) == SurfaceSize(width: columns, height: rows))
  }

  @Test func `screens and views measure on the surface of their app`() {
    let view = View()
    let screen = TestScreen("screen", view)
    #expect(view.backend.measure("abc") == nil)
    let application = Application(root: screen, surface: surface, clock: ManualClock())
    application.start()
    let expected = SurfaceSize(width: 2, height: 2)
    #expect(application.measure("abc", width: 2) == expected)
    #expect(screen.measure("abc", width: 2) == expected)
    #expect(view.backend.measure("abc", width: 2) == expected)
  }
}
