import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Right-to-left text in terminals that reorder lines themselves.
@MainActor
@Suite(.leakFree) struct BidiOrderTests {
  private func stage(_ view: View, _ order: BidiOrder) -> Stage {
    Stage(view, columns: 10, rows: 1, options: TextOptions(bidiOrder: order))
  }

  @Test(arguments: [
    ([:], BidiOrder.visual), (["KONSOLE_VERSION": "221203"], .logical),
    (["MLTERM": "3.9.2"], .logical), (["MLTERM": "3.9.2", "TMUX": "a"], .visual),
    (["KONSOLE_VERSION": "221203", "STY": "a"], .visual),
  ])
  func `terminals that always reorder get logical order`(
    variables: [String: String], order: BidiOrder
  ) {
    #expect(BidiOrder { variables[$0] } == order)
  }

  @Test func `a label is reordered by the app, or by the terminal`() {
    #expect(stage(Label("שלום abc"), .visual).framed == "|abc םולש  |")
    #expect(stage(Label("שלום abc"), .logical).framed == "|שלום abc  |")
  }

  @Test func `a field is as well, including its cursor`() {
    let stage = stage(TextField(text: "שלום"), .logical)
    #expect(stage.framed == "|┃שלום    ┃|")
    #expect(stage.terminal.visibleCursor == [5, 0])
    #expect(stage.isTruthful)
  }

  @Test func `the order is limited to the work of a surface`() {
    _ = stage(Label("אב"), .logical)
    #expect(BidiOrder.current == .visual)
    #expect(DisplayOrder("אב") != nil)
  }
}
