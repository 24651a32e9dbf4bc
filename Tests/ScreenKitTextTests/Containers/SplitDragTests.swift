import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// The dividing line of a split, moved by the user.
@MainActor
@Suite("Split divider", .leakFree, .proves("F-140"))
struct SplitDragTests {
  private let side = Button("Side")
  private let content = Button("Content")
  private let split: Split

  init() {
    side.layout.width = .init(minimum: 6, maximum: 10)
    content.layout.width.minimum = 20
    split = Split(side, content)
  }

  private func stage(columns: Int = 40) -> Stage { Stage(split, columns: columns, rows: 3) }

  private func line(_ stage: Stage) -> Int? {
    let row = stage.surface.snapshot.runs(row: 1).map(\.text).joined()
    return row.firstIndex(of: "│").map { row.distance(from: row.startIndex, to: $0) }
  }

  private func point(_ stage: Stage, _ actions: (PointerEvent.Action, Int)...) {
    for (action, x) in actions {
      stage.application.dispatch(
        .pointer(PointerEvent(action, at: SurfacePoint(x: x, y: 1))))
    }
  }

  @Test func `dragging the line resizes both parts`() {
    let stage = stage()
    #expect(line(stage) == 10)
    point(stage, (.down(.left), 10), (.drag(.left), 14))
    #expect(line(stage) == 14)
    point(stage, (.drag(.left), 7), (.up(.left), 7))
    #expect(line(stage) == 7)
    #expect(stage.surface.bounds(of: content)?.origin.x == 8)
    point(stage, (.drag(.left), 12))
    #expect(line(stage) == 7)
    #expect(stage.isTruthful)
  }

  @Test func `both parts keep their minimum size`() {
    let stage = stage()
    point(stage, (.down(.left), 10), (.drag(.left), 0))
    #expect(line(stage) == 6)
    point(stage, (.drag(.left), 99))
    #expect(line(stage) == 19)
  }

  @Test func `a press beside the line does not drag it`() {
    let stage = stage()
    point(stage, (.down(.left), 11), (.drag(.left), 14), (.up(.left), 14))
    point(stage, (.down(.right), 10), (.drag(.right), 14), (.up(.right), 14))
    #expect(line(stage) == 10)
  }

  @Test func `Alt with less and more moves the line`() {
    let stage = stage()
    for _ in 0..<3 { stage.application.dispatch(.key(KeyPress(">", .alt))) }
    #expect(line(stage) == 13)
    for _ in 0..<9 { stage.application.dispatch(.key(KeyPress("<", .alt))) }
    #expect(line(stage) == 6)
  }

  @Test func `a small window keeps the width for a larger one`() {
    let stage = stage()
    point(stage, (.down(.left), 10), (.drag(.left), 18), (.up(.left), 18))
    stage.resize(columns: 32, rows: 3)
    #expect(line(stage) == 11)
    stage.resize(columns: 20, rows: 3)
    #expect(split.isNarrow && line(stage) == nil)
    stage.resize(columns: 40, rows: 3)
    #expect(line(stage) == 18)
  }

  @Test func `the chosen width is saved and restored`() {
    #expect(split.savedState == nil)
    split.sideWidth = 15
    let other = Split(Button("a"), Button("b"))
    other.restore(split.savedState ?? .null)
    #expect(other.sideWidth == 15)
    other.restore(.int(-1))
    other.restore(.string("9"))
    #expect(other.sideWidth == 15)
  }
}
