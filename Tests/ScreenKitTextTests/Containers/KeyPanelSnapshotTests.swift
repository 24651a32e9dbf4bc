import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Snapshots of the list of keys", .leakFree)
struct KeyPanelSnapshotTests {
  private final class Screen: Controller {
    override func makeView() -> View { Label("behind") }

    override func connect() {
      title = "Editor"
      let chord = KeyChord(KeyPress("k", .control), KeyPress("s", .control))
      command("Save all", chords: [chord, "s"]) { _ in }
      command("Fold", "f") { _ in }
    }
  }

  private func lines(columns: Int) -> [String] {
    let test = ScreenTest(Screen(), size: CellSize(columns: columns, rows: 20))
    test.press("?")
    return test.screen.split(separator: "\n").map(String.init)
  }

  @Test func `names are in one column, for any chords`() throws {
    let lines = lines(columns: 60)
    let columns = ["Save all", "Fold", "Next control", "Back", "Quit"].map { name in
      lines.compactMap { $0.ranges(of: name).last?.lowerBound.utf16Offset(in: $0) }.last
    }
    #expect(Set(columns).count == 1 && columns[0] != nil, "\(columns)")
    #expect(lines.contains { $0.contains("Ctrl-K Ctrl-S, s Save all") })
  }

  @Test func `in a narrow terminal keys and names wrap`() {
    let lines = lines(columns: 24)
    #expect(lines.contains { $0.contains("Ctrl-K") && !$0.contains("…") })
    #expect(lines.allSatisfy { !$0.contains("…") })
  }
}
