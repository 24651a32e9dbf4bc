import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Snapshots of the command palette", .leakFree)
struct PaletteSnapshotTests {
  @Test func `commands with their keys at the right`() {
    let stage = Stage(Label("behind"), columns: 44, rows: 8, .terminal)
    stage.application.dispatch(.key(KeyPress("p", .control)), .key("c"))
    #expect(stage.isTruthful)
    #expect(
      stage.framed == """
        |╭ Commands ────────────────────────────────╮|
        |│ ┃c                                     ┃ │|
        |│ › Commands                   Ctrl-P, F1  │|
        |│   Next control                      Tab  │|
        |│   Previous control            Shift-Tab  │|
        |│   Back                    Esc, Alt-Left  │|
        |╰──────────────────────────────────────────╯|
        |                                            |
        """)
  }
}
