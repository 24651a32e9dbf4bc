import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Fields with right-to-left text: the cursor moves in logical order.
@MainActor
@Suite(.leakFree) struct BidiFieldTests {
  private let field = TextField()
  private let stage: Stage

  init() { stage = Stage(field, columns: 10, rows: 1) }

  private func type(_ text: String) {
    for character in text { stage.application.dispatch(.key(KeyPress(.character(character)))) }
  }

  private func press(_ key: Key) { stage.application.dispatch(.key(KeyPress(key))) }

  @Test func `it is at the right, with the cursor to its left`() {
    type("שלום")
    #expect(stage.framed == "|┃    םולש┃|")
    #expect(stage.terminal.visibleCursor == [4, 0])
    #expect(stage.isTruthful)
  }

  @Test func `the cursor is on the character after it`() {
    type("שלום")
    press(.left)
    #expect(stage.terminal.visibleCursor == [5, 0])
    press(.home)
    #expect(stage.terminal.visibleCursor == [8, 0])
    press(.delete)
    #expect(stage.framed == "|┃     םול┃|")
  }

  @Test func `in mixed text it jumps with the direction`() {
    type("ab שלom")
    #expect(stage.framed == "|┃ab לשom ┃|")
    press(.home)
    let columns = (0..<8).map { _ in
      defer { press(.right) }
      return stage.terminal.visibleCursor?[0]
    }
    #expect(columns == [1, 2, 3, 5, 4, 6, 7, 8])
  }

  @Test func `a click puts the cursor on the character of its cell`() {
    type("ab שלom")
    // The cells show `ab לשom`, behind the edge.
    for (column, offset) in [(1, 0), (3, 2), (4, 5), (5, 3), (6, 7)] {
      for action in [PointerEvent.Action.down(.left), .up(.left)] {
        stage.application.dispatch(
          .pointer(PointerEvent(action, at: SurfacePoint(x: column, y: 0))))
      }
      #expect(field.backend.selection.head.offset == offset)
    }
    field.value = "שלום"
    stage.application.dispatch(.pointer(PointerEvent(.down(.left), at: SurfacePoint(x: 7, y: 0))))
    #expect(field.backend.selection.head.offset == 2)
  }

  @Test func `the selection is marked at its visual position`() {
    type("ab שלום")
    press(.left)
    for _ in 0..<2 { stage.application.dispatch(.key(KeyPress(.left, .shift))) }
    let row = stage.terminal.rows[0]
    let marked = row.indices.filter { row[$0].style.attributes.contains(.reverse) }
    #expect(marked.map { row[$0].text } == ["ו", "ל"])
  }

  @Test func `lines of a text view are ordered separately`() {
    let view = TextView()
    let stage = Stage(view, columns: 10, rows: 3)
    stage.application.focus.move(to: view)
    for character in "אב\nab" {
      let key: Key = character == "\n" ? .enter : .character(character)
      stage.application.dispatch(.key(KeyPress(key)))
    }
    #expect(stage.framed.contains("בא"))
    #expect(stage.isTruthful)
  }
}
