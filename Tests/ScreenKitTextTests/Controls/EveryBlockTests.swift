import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Rules for all building blocks; the rules of single ones are in separate suites.
@MainActor
@Suite("Every building block", .leakFree)
struct EveryBlockTests {
  @Test(
    .proves("F-021", "F-022", "F-023"),
    arguments: CaseSample.pairs(Block.allCases, Block.Content.allCases, each: 2))
  func `any content is drawn only within its rectangle`(
    block: Block, content: Block.Content
  ) {
    let view = block.make(content)
    let frame = Frame()
    let stage = Stage(frame, columns: 44, rows: 12)
    for (width, height) in [(0, 0), (1, 1), (2, 3), (9, 3), (40, 8), (5, 0)] {
      let rect = SurfaceRect(x: 2, y: 1, width: width, height: height)
      stage.change { frame.add(view, in: rect) }
      #expect(strayCells(of: stage, outside: rect) == [], "\(width)x\(height)")
      #expect(stage.isTruthful)
    }
  }

  @Test(.proves("F-033", "F-060"), arguments: Block.controls)
  func `disabled it handles no input`(block: Block) {
    let stage = BlockStage(block, isEnabled: false)
    let before = stage.state
    stage.useKeys()
    stage.usePointer(every: 7)
    #expect(stage.state == before)
  }

  @Test(.proves("F-060"), arguments: Block.controls)
  func `the keyboard alone has an effect`(block: Block) {
    let stage = BlockStage(block)
    let before = stage.state
    stage.useKeys()
    #expect(stage.state != before)
  }

  @Test(arguments: Block.controls)
  func `the pointer alone has an effect`(block: Block) {
    let stage = BlockStage(block)
    let before = stage.state
    stage.usePointer { stage.state != before }
    #expect(stage.state != before)
  }

  @Test(.proves("F-134"), arguments: CaseSample.pairs(Block.controls, Look.Name.allCases))
  func `each look shows its focus and its disabled state`(
    block: Block, look: Look.Name
  ) {
    let focused = BlockStage(block, look).stage
    let other = BlockStage(block, focused: false, look).stage
    let disabled = BlockStage(block, isEnabled: false, focused: false, look).stage
    #expect(
      focused.surface.snapshot != other.surface.snapshot
        || focused.surface.cursor != other.surface.cursor)
    if block != .scroll { #expect(disabled.surface.snapshot != other.surface.snapshot) }
  }

  @Test(arguments: Block.allCases)
  func `a screen reader reads the app's name for it`(block: Block) {
    let view = block.make()
    view.accessibleName = "Given"
    #expect(view.accessibleText == "Given")
  }

  @Test(arguments: Block.controls)
  func `it has a role and an accessible value`(block: Block) {
    let stage = BlockStage(block)
    var roles: Set<SemanticRole> = []
    stage.view.forEachShown { roles.insert($0.role) }
    #expect(!roles.subtracting([.none, .group]).isEmpty)
  }
}

extension EveryBlockTests {
  /// Returns the drawn cells outside of `rect`.
  private func strayCells(of stage: Stage, outside rect: SurfaceRect) -> [SurfacePoint] {
    let picture = stage.surface.snapshot
    return (0..<picture.size.rows).flatMap { row in
      (0..<picture.size.columns).map { SurfacePoint(x: $0, y: row) }
    }.filter { place in
      !rect.contains(place) && picture.text(of: picture[place.x, place.y]) != " "
    }
  }
}
