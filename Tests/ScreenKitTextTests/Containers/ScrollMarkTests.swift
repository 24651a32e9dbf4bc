import ScreenKitCore
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Presses on the marks for more rows above and below.
@MainActor
@Suite("Scroll marks", .leakFree)
struct ScrollMarkTests {
  private func stage(_ view: View) -> Stage {
    view.layout.flex = 1
    return Stage(
      Column(cross: .fill) {
        Button("first"); view
      }, columns: 12, rows: 6)
  }

  private func click(_ stage: Stage, _ x: Int, _ y: Int) {
    for action in [PointerEvent.Action.down(.left), .drag(.left), .up(.left)] {
      stage.application.dispatch(.pointer(PointerEvent(action, at: SurfacePoint(x: x, y: y))))
    }
  }

  private func rows(_ stage: Stage) -> String {
    (1..<6).map { stage.surface.snapshot.runs(row: $0).map(\.text).joined() }
      .joined(separator: "\n")
  }

  /// Presses the mark below until no row is below, and then the one above until no row is above.
  private func goThrough(_ stage: Stage) -> (down: Int, up: Int) {
    var (down, up) = (0, 0)
    while rows(stage).hasSuffix("▼"), down < 50 {
      click(stage, 11, 5)
      down += 1
    }
    while rows(stage).split(separator: "\n").first?.hasSuffix("▲") == true, up < 50 {
      click(stage, 11, 1)
      up += 1
    }
    return (down, up)
  }

  private let lines = (0..<20).map { "line \($0)" }

  @Test func `of a list`() {
    let list = List(lines)
    let stage = stage(list)
    #expect(goThrough(stage) == (4, 4))
    #expect(list.highlightedItem == "line 0" && rows(stage).contains("line 4"))
  }

  @Test func `of a scrolling view`() {
    let stage = stage(Scroll(Column { lines.map { Label($0) } }))
    #expect(goThrough(stage) == (4, 4))
  }

  @Test func `of a text view, whose cursor stays where it is`() {
    let view = TextView(lines.joined(separator: "\n"))
    let stage = stage(view)
    #expect(goThrough(stage) == (4, 4))
    #expect(view.editor.selection == TextSelection(at: .start))
  }

  @Test func `of a document`() {
    let view = DocumentView(Document([.code([.init(lines.joined(separator: "\n"))])]))
    let stage = stage(view)
    #expect(goThrough(stage) == (4, 4))
  }

  @Test func `of a document that became too narrow for them`() {
    let view = DocumentView(Document([.code([.init(lines.joined(separator: "\n"))])]))
    let stage = stage(view)
    stage.resize(columns: 7, rows: 6)
    #expect(view.backend.scrollMarks == ScrollMarkPlaces())
  }

  @Test func `a press beside a mark does what it did`() {
    let list = List(lines)
    let stage = stage(list)
    click(stage, 3, 5)
    #expect(list.highlightedItem == "line 4")
    click(stage, 11, 3)
    #expect(list.highlightedItem == "line 2")
  }

  @Test func `padding is not a part of the marks' place`() {
    let list = List(lines)
    list.layout.padding = .init(horizontal: 1, vertical: 1)
    let stage = stage(list)
    click(stage, 10, 4)
    #expect(list.highlightedItem == "line 0" && rows(stage).contains("line 4"))
  }
}
