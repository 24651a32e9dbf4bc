import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// The cost of scrolling at 80×24, in bytes.
@MainActor
@Suite(.proves("F-041"), .leakFree) struct ScrollBudgetTests {
  /// Returns a row that differs from the others in every column, so that no bytes are saved by
  /// chance.
  private static func row(_ number: Int) -> String {
    String((0..<70).map { Character(Unicode.Scalar(UInt8(33 + ($0 * 7 + number * 13) % 94))) })
  }

  private let list = List(
    (0..<1000).map { $0 }, id: { $0 }, text: { ScrollBudgetTests.row($0) })

  private func stage() -> Stage {
    list.layout.flex = 1
    return Stage(
      Column(cross: .fill) {
        Label("Title")
        list
        Label("Status")
      })
  }

  @Test func `a list scrolled by a line costs about the new line`() {
    let stage = stage()
    for step in [1, 1, 1, -1, -1] {
      let bytes = stage.change { list.scroll(by: step) }
      // Each row has a cell of the scroll bar, which scrolls as well. Up to two cells at the ends
      // of its thumb are written again, each with a move and a colour; then the cursor returns.
      #expect(71...70 + 88 ~= bytes)
      #expect(stage.isTruthful)
    }
  }

  @Test func `a highlight moving at the edge scrolls as cheaply`() {
    let stage = stage()
    stage.application.focus.move(to: list)
    for _ in 0..<21 { stage.application.dispatch(.key(KeyPress(.down))) }
    let before = stage.frames.count
    stage.application.dispatch(.key(KeyPress(.down)))
    // The previously highlighted row is written again as well.
    #expect(stage.frames[before...].reduce(0) { $0 + $1.count } <= 2 * 70 + 90)
    #expect(stage.isTruthful)
  }

  @Test(arguments: [2, 5, 11, -2, -7]) func `several lines at once cost the new ones`(step: Int) {
    let stage = stage()
    stage.change { list.scroll(by: 20) }
    let bytes = stage.change { list.scroll(by: step) }
    #expect(bytes <= abs(step) * 98 + 48)
    #expect(stage.isTruthful)
  }

  @Test func `a whole page is written without a scroll`() {
    let stage = stage()
    #expect(22 * 70...22 * 80 ~= stage.change { list.scroll(by: 22) })
    #expect(list.backend.arrangement == .scrolled(units: 22, fresh: 0..<22))
    #expect(stage.isTruthful)
    stage.change { list.scroll(by: -1) }
    #expect(list.backend.arrangement == .scrolled(units: -1, fresh: 0..<1))
    stage.change { list.scroll(by: 15) }
    #expect(list.backend.arrangement == .rearranged)
  }

  @Test func `a list beside other text is rewritten, the text is not`() {
    list.layout.width = .fixed(24)
    let text = (100..<123).map { String(Self.row($0).prefix(50)) }.joined(separator: "\n")
    let stage = Stage(
      Row(cross: .fill) {
        list
        Label(text)
      })
    // The bytes are its columns, and a move to each of its rows.
    #expect(stage.change { list.scroll(by: 1) } <= 24 * (24 + 7))
    #expect(stage.isTruthful)
  }

  @Test func `text in a scroll moves like rows`() {
    let scroll = Scroll(Label((0..<100).map(Self.row).joined(separator: "\n")))
    let stage = Stage(
      Box("Text", scroll), columns: 80, rows: 24)
    let bytes = stage.change { scroll.offset += 1 }
    // The cursor returns to the focus.
    #expect(bytes <= 70 + 118)
    #expect(stage.isTruthful)
  }
}
