import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// The terminal's cursor: its position, and the cost of moving it.
@MainActor
@Suite(.leakFree) struct CursorTests {
  private let field = TextField()
  private let button = Button("Next")
  private let stage: Stage

  init() {
    let views: [View] = [field, button]
    stage = Stage(Column { views }, columns: 20, rows: 4)
  }

  /// Returns the bytes written for `events`, with ␛ for the escape.
  private func frame(_ events: Event...) -> String {
    let before = stage.frames.count
    stage.application.dispatch(events)
    return stage.frames[before...].map { String(decoding: $0, as: UTF8.self) }.joined()
      .replacing("\u{1B}", with: "␛")
  }

  @Test func `it is at the focused view's cursor`() {
    #expect(stage.terminal.visibleCursor == [1, 0])
    stage.application.dispatch(.key("a"), .key("漢"))
    #expect(stage.terminal.visibleCursor == [4, 0])
    stage.application.dispatch(.key(KeyPress(.tab)))
    #expect(stage.terminal.visibleCursor == nil)
  }

  @Test func `typing at the end costs the character alone`() {
    _ = frame(.key("a"))
    #expect(frame(.key("b")) == "b")
  }

  @Test func `a step costs the shortest move, and staying nothing`() {
    _ = frame(.key("a"), .key("b"))
    #expect(frame(.key(KeyPress(.left))) == "␛[D")
    #expect(frame(.key(KeyPress(.left))) == "␛[D")
    #expect(frame(.key(KeyPress(.left))) == "")
    #expect(frame(.key(KeyPress(.end))) == "␛[2C")
    #expect(frame(.focusChanged(false)) == "")
  }

  @Test func `it is hidden once, and shown again`() {
    _ = frame(.key("a"))
    #expect(frame(.key(KeyPress(.tab))).hasSuffix("␛[?25l"))
    #expect(frame(.key(KeyPress(.tab))).hasSuffix("␛[?25h"))
    #expect(stage.terminal.visibleCursor == [2, 0])
  }

  @Test func `a frame drawn elsewhere moves it back`() {
    #expect(stage.change { button.title = "Other" } > 0)
    #expect(stage.terminal.visibleCursor == [1, 0])
  }

  @Test func `it disappears with its view or the focus`() {
    stage.change { field.layout.padding = .init(horizontal: 2, vertical: 1) }
    #expect(stage.terminal.visibleCursor == [3, 1])
    stage.change { field.isHidden = true }
    #expect(stage.terminal.visibleCursor == nil)
    stage.change { field.isHidden = false }
    stage.change { stage.application.focus.move(to: field) }
    #expect(stage.terminal.visibleCursor == [3, 1])
    stage.change { field.removeFromParent() }
    #expect(stage.terminal.visibleCursor == nil)
  }

  @Test func `a panel in front hides it until the panel closes`() {
    stage.application.open(Panel(Label("Wait")))
    stage.change {}
    #expect(stage.terminal.visibleCursor == nil)
    stage.application.dispatch(.key(KeyPress(.escape)))
    #expect(stage.terminal.visibleCursor == [1, 0])
  }

  @Test func `outside the visible part it is hidden`() {
    let scroll = Scroll(
      Column {
        field
        Label("a\nb\nc\nd\ne\nf\ng\nh")
      })
    let stage = Stage(scroll, columns: 20, rows: 4)
    stage.change { stage.application.focus.move(to: field) }
    #expect(stage.terminal.visibleCursor == [1, 0])
    stage.change { scroll.offset = 1 }
    #expect(stage.terminal.visibleCursor == nil)
    stage.change { scroll.offset = 0 }
    #expect(stage.terminal.visibleCursor == [1, 0])
  }

  @Test func `a redraw repairs changes by other programs`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2 {
      stage.disturb(using: &random)
      stage.change { stage.surface.redraw() }
      #expect(stage.isTruthful)
    }
  }
}
