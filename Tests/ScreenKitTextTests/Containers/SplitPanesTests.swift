import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Split views with several panes, beside or below each other.
@MainActor
@Suite("Split: several panes", .leakFree, .proves("F-140"))
struct SplitPanesTests {
  private let panes = [Button("A"), Button("B"), Button("C")]

  private func split(_ axis: Stack.Axis, growing: Int? = nil) -> Split {
    for pane in panes {
      pane.layout.width.minimum = 6
      pane.layout.height.minimum = 2
    }
    return Split(axis, growing: growing) { panes }
  }

  private func stage(_ split: Split, columns: Int = 40, rows: Int = 12) -> Stage {
    Stage(split, columns: columns, rows: rows)
  }

  private func point(_ stage: Stage, _ actions: (PointerEvent.Action, Int, Int)...) {
    for (action, x, y) in actions {
      stage.application.dispatch(.pointer(PointerEvent(action, at: SurfacePoint(x: x, y: y))))
    }
  }

  private func starts(_ stage: Stage) -> [Int?] {
    panes.map { pane in stage.surface.bounds(of: pane).map { $0.origin.x + $0.origin.y } }
  }

  @Test func `three panes are side by side`() {
    let stage = stage(split(.horizontal), rows: 2)
    #expect(
      stage.framed == """
        |[ A ]     │[ B ]     │[ C ]             |
        |          │          │                  |
        """)
    #expect(stage.isTruthful)
  }

  @Test func `panes below each other have horizontal lines`() {
    let stage = stage(split(.vertical), columns: 8, rows: 10)
    #expect(
      stage.framed == """
        |[ A ]   |
        |        |
        |────────|
        |[ B ]   |
        |        |
        |────────|
        |[ C ]   |
        |        |
        |        |
        |        |
        """)
    #expect(stage.isTruthful)
  }

  @Test(arguments: [Stack.Axis.horizontal, .vertical])
  func `dragging a divider moves only it`(axis: Stack.Axis) {
    let stage = stage(split(axis), rows: 20)
    let isDown = axis == .vertical
    func drag(_ from: Int, _ to: Int) {
      let places = [from, to].map { isDown ? (3, $0) : ($0, 1) }
      point(
        stage, (.down(.left), places[0].0, places[0].1), (.drag(.left), places[1].0, places[1].1),
        (.up(.left), places[1].0, places[1].1))
    }
    let before = starts(stage)
    drag((before[2] ?? 0) - 1, (before[2] ?? 0) + 2)
    #expect(starts(stage) == [0, before[1], (before[2] ?? 0) + 3])
    drag((before[1] ?? 0) - 1, (before[1] ?? 0) + 1)
    #expect(starts(stage) == [0, (before[1] ?? 0) + 2, (before[2] ?? 0) + 3])
    #expect(stage.isTruthful)
  }

  @Test func `Alt with less and more moves the focused pane's divider`() {
    let split = split(.horizontal)
    let stage = stage(split)
    stage.application.focus.move(to: panes[1])
    stage.application.dispatch(.key(KeyPress(">", .alt)))
    #expect(starts(stage) == [0, 11, 23])
    stage.application.focus.move(to: panes[0])
    stage.application.dispatch(.key(KeyPress("<", .alt)))
    #expect(starts(stage) == [0, 10, 23])
    stage.application.focus.move(to: panes[2])
    stage.application.dispatch(.key(KeyPress("<", .alt)))
    #expect(starts(stage) == [0, 10, 22])
  }

  @Test func `Alt with minus and plus moves a horizontal divider`() {
    let stage = stage(split(.vertical), rows: 20)
    let second = starts(stage)[1] ?? 0
    stage.application.focus.move(to: panes[0])
    stage.application.dispatch(.key(KeyPress("+", .alt)))
    #expect(starts(stage)[1] == second + 1)
    for _ in 0..<9 { stage.application.dispatch(.key(KeyPress("-", .alt))) }
    #expect(starts(stage)[1] == 3)
    stage.application.dispatch(.key(KeyPress(">", .alt)))
    #expect(starts(stage)[1] == 3)
  }

  @Test func `any pane can be the one that grows`() {
    let stage = stage(split(.horizontal, growing: 1))
    #expect(starts(stage) == [0, 11, 30])
    stage.resize(columns: 60, rows: 3)
    #expect(starts(stage) == [0, 16, 45])
  }

  @Test func `if the minimums do not fit, one pane is shown`() {
    let split = split(.horizontal)
    let stage = stage(split, columns: 19, rows: 1)
    #expect(stage.framed == "|[ A ]              |")
    stage.change { split.shownPane = 2 }
    #expect(stage.framed == "|[ C ]              |")
    stage.change { split.shownPane = 99 }
    #expect(split.shownPane == 2)
    stage.resize(columns: 20, rows: 1)
    #expect(!split.isNarrow)
    #expect(stage.framed == "|[ A ] │[ B ] │[ C ] |")
    #expect(stage.isTruthful)
  }

  @Test func `the sizes of all panes are saved`() {
    let split = split(.horizontal)
    #expect(split.savedState == nil)
    split.setSize(9, ofPane: 1)
    split.setSize(9, ofPane: 2)
    #expect(split.savedState == .list([.null, .int(9), .null]))
    let other = Split(.horizontal) { (0..<3).map { Button("\($0)") } }
    other.restore(split.savedState ?? .null)
    #expect(other.size(ofPane: 1) == 9 && other.size(ofPane: 0) == nil)
    for bad in [SavedState.Value.int(4), .list([.int(1)]), .list([.int(-1), .string("x"), .null])] {
      other.restore(bad)
    }
    #expect(other.size(ofPane: 0) == nil && other.size(ofPane: 1) == 9)
  }

  @Test func `from right to left the first pane is on the right`() {
    let split = split(.horizontal)
    split.layout.direction = .rightToLeft
    let stage = stage(split)
    #expect(panes.map { stage.surface.bounds(of: $0)?.origin.x } == [30, 19, 0])
    point(stage, (.down(.left), 29, 1), (.drag(.left), 27, 1), (.up(.left), 27, 1))
    #expect(panes.map { stage.surface.bounds(of: $0)?.origin.x } == [28, 19, 0])
    stage.application.focus.move(to: panes[0])
    stage.application.dispatch(.key(KeyPress("<", .alt)))
    #expect(stage.surface.bounds(of: panes[0])?.origin.x == 27)
  }

  @Test func `a split view with one pane is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Split(.vertical) { Label("alone") } }
    }
  }
}
