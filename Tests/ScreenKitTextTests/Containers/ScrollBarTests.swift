import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Presses on scroll bars, and drags of their thumbs.
@MainActor
@Suite("Scroll bars", .leakFree)
struct ScrollBarTests {
  private func stage(_ view: View, rows: Int = 6, _ look: Look.Name = .terminal) -> Stage {
    view.layout.flex = 1
    return Stage(
      Column(cross: .fill) {
        Button("first"); view
      }, columns: 12, rows: rows, look)
  }

  private func send(_ stage: Stage, _ action: PointerEvent.Action, _ x: Int, _ y: Int) {
    stage.application.dispatch(.pointer(PointerEvent(action, at: SurfacePoint(x: x, y: y))))
  }

  private func click(_ stage: Stage, _ x: Int, _ y: Int) {
    for action in [PointerEvent.Action.down(.left), .drag(.left), .up(.left)] {
      send(stage, action, x, y)
    }
  }

  /// Returns the last column, from the first row below the button on.
  private func bar(_ stage: Stage, column: Int = 11) -> String {
    (1..<stage.surface.size.height).map { row in
      stage.surface.snapshot.text(of: stage.surface.snapshot[column, row])
    }.joined()
  }

  /// Presses the lower end of the track until the thumb is there, and then the upper end.
  private func goThrough(_ stage: Stage) -> (down: Int, up: Int) {
    var (down, up) = (0, 0)
    while !bar(stage).hasSuffix("┃"), down < 50 {
      click(stage, 11, 5)
      down += 1
    }
    while !bar(stage).hasPrefix("┃"), up < 50 {
      click(stage, 11, 1)
      up += 1
    }
    return (down, up)
  }

  private let lines = (0..<20).map { "line \($0)" }

  @Test func `a press on the track of a list scrolls by a page`() {
    let list = List(lines)
    let stage = stage(list)
    #expect(bar(stage) == "┃││││")
    #expect(goThrough(stage) == (4, 4))
    #expect(list.highlightedItem == "line 0" && stage.framed.contains("line 4"))
    #expect(stage.isTruthful)
  }

  @Test func `a press on the track of a scroll scrolls by a page`() {
    #expect(goThrough(stage(Scroll(Column { lines.map { Label($0) } }))) == (4, 4))
  }

  @Test func `a press on the track of a text keeps its cursor`() {
    let view = TextView(lines.joined(separator: "\n"))
    #expect(goThrough(stage(view)) == (4, 4))
    #expect(view.editor.selection == TextSelection(at: .start))
  }

  @Test func `a press on the track of a document scrolls by a page`() {
    let view = DocumentView(Document([.code([.init(lines.joined(separator: "\n"))])]))
    #expect(goThrough(stage(view)) == (4, 4))
  }

  @Test func `a document that is too narrow has no bar`() {
    let view = DocumentView(Document([.code([.init(lines.joined(separator: "\n"))])]))
    let stage = stage(view)
    #expect(view.backend.scrollBar != nil)
    stage.resize(columns: 7, rows: 6)
    #expect(view.backend.scrollBar == nil)
  }

  @Test func `dragging the thumb scrolls in proportion`() {
    let list = List((0..<100).map { "line \($0)" })
    let stage = stage(list, rows: 11)
    #expect(bar(stage) == "┃│││││││││")
    send(stage, .down(.left), 11, 1)
    send(stage, .drag(.left), 11, 5)
    #expect(list.backend.topLine == 40)
    // A drag that does not move the thumb does not scroll.
    list.scroll(by: 1)
    send(stage, .drag(.left), 11, 5)
    #expect(list.backend.topLine == 41)
    // The pointer may leave the bar sideways and at its end.
    send(stage, .drag(.left), 3, 60)
    #expect(list.backend.topLine == 90)
    send(stage, .up(.left), 3, 60)
    send(stage, .drag(.left), 11, 1)
    #expect(list.backend.topLine == 90 && list.highlightedItem == "line 0")
    #expect(stage.isTruthful)
  }

  @Test func `a scrolled list moves the thumb and paints only the new row`() {
    let list = List((0..<40).map { "line \($0)" })
    let stage = stage(list, rows: 11)
    let before = bar(stage)
    stage.application.run { _ = list.scroll(by: 12) }
    #expect(bar(stage) != before && stage.isTruthful)
    stage.application.run { _ = list.scroll(by: 5) }
    #expect(stage.isTruthful)
  }

  @Test func `from right to left the bar is on the left`() {
    let list = List(lines)
    list.layout.direction = .rightToLeft
    let stage = stage(list)
    #expect(bar(stage, column: 0) == "┃││││")
    click(stage, 0, 5)
    #expect(list.backend.topLine == 4)
    #expect(stage.isTruthful)
  }

  @Test func `a press beside the bar highlights a row`() {
    let list = List(lines)
    let stage = stage(list)
    click(stage, 3, 5)
    #expect(list.highlightedItem == "line 4")
  }

  @Test func `padding is not a part of the bar`() {
    let list = List(lines)
    list.layout.padding = .init(horizontal: 1, vertical: 1)
    let stage = stage(list)
    click(stage, 10, 4)
    #expect(list.highlightedItem == "line 0" && list.backend.topLine == 2)
  }

  @Test func `a view of another package has a bar by the public protocol`() {
    let view = Pages()
    let look = Look.named(.terminal)
    look.register(PagesPainter())
    let stage = Stage(view, columns: 4, rows: 4, options: TextOptions(look: look))
    #expect(
      stage.framed.split(separator: "\n").map { $0.dropFirst(4).first } == ["┃", "│", "│", "│"])
    click(stage, 3, 3)
    #expect(view.top == 3)
  }

  private final class Pages: View, Scrollable {
    var top = 0
    var scrollTrack: ScrollTrack? { ScrollTrack(origin: SurfacePoint(x: 3, y: 0), length: 4) }
    var scrollExtent: ScrollExtent { ScrollExtent(offset: top, visible: 4, total: 40) }
    func scroll(toOffset offset: Int) { top = max(0, min(offset, 36)) }
    override func handle(_ input: ViewInput) -> Bool {
      if case .pointer(let pointer) = input { followScrollBar(pointer) } else { false }
    }
  }

  private struct PagesPainter: ViewPainter {
    func measure(_ view: Pages, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
      proposal
    }
    func paint(_ view: Pages, on canvas: inout Canvas) { canvas.drawScrollBar(of: view) }
  }
}
