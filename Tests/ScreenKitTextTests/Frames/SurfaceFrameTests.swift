import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// Random programs on trees of views; a failure contains its seed.
@MainActor
@Suite(.leakFree, .proves("F-018", "F-019", "F-026")) struct SurfaceFrameTests {
  private func stage(_ program: inout TreeProgram) -> Stage {
    let options = TextOptions(
      look: .named(
        program.random.pick(Look.Name.allCases), glyphs: program.random.pick([.unicode, .ascii])),
      colors: program.random.pick(ColorDepth.allCases))
    return Stage(
      Column { program.tree() }, columns: program.random.below(34),
      rows: program.random.below(14), options: options)
  }

  /// Makes random changes in one turn.
  private func run(_ program: inout TreeProgram, on stage: Stage) {
    guard let root = stage.application.root.view else { return }
    switch program.random.below(10) {
    case 0:
      stage.resize(columns: program.random.below(34), rows: program.random.below(14))
    case 1: stage.change { stage.application.focus.advance(by: 1) }
    case 2: stage.application.dispatch(.key("?"))
    default:
      stage.change {
        for _ in 0...program.random.below(3) { program.change(below: root) }
        if program.random.oneIn(3) { program.changeUnseen(below: root) }
      }
    }
  }

  @Test(arguments: RandomWalks.seeds(2))
  func `each frame equals that of a fresh surface`(block: UInt64) {
    for seed in block * 100..<block * 100 + UInt64(CaseSample.count(25, of: 100)) {
      var program = TreeProgram(seed: seed)
      let stage = stage(&program)
      for turn in 0..<program.random.below(8) {
        run(&program, on: stage)
        #expect(stage.isTruthful, "seed \(seed), turn \(turn)")
      }
      let picture = stage.surface.snapshot
      #expect(picture == stage.freshSnapshot(), "seed \(seed)")
    }
  }

  @Test(arguments: RandomWalks.seeds(1))
  func `a repeated frame writes nothing, and a redraw repairs`(block: UInt64) {
    for seed in block * 100..<block * 100 + UInt64(CaseSample.count(25, of: 100)) {
      var program = TreeProgram(seed: seed)
      let stage = stage(&program)
      for turn in 0..<4 {
        run(&program, on: stage)
        #expect(stage.change {} == 0, "seed \(seed), turn \(turn)")
        stage.disturb(using: &program.random)
        stage.change { stage.surface.redraw() }
        #expect(stage.isTruthful, "seed \(seed), turn \(turn)")
      }
    }
  }
}
