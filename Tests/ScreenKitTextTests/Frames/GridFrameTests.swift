import ScreenKitTestSupport
import ScreenKitText
import Testing

/// Random programs of draws, style changes and resizes; a failure contains its seed.
@MainActor
@Suite struct GridFrameTests {
  private func run(_ program: inout GridProgram) throws {
    if program.random.oneIn(12) { try program.resize() }
    for _ in 0..<program.random.below(6) { program.draw() }
  }

  @Test(arguments: RandomWalks.seeds(1, of: 30))
  func `each frame shows the grid, like a repaint`(
    block: UInt64
  ) throws {
    for seed in block * 100..<block * 100 + 100 {
      var program = try GridProgram(seed: seed)
      for frame in 0..<10 {
        try run(&program)
        try program.show()
        #expect(program.isTruthful, "seed \(seed), frame \(frame)")
        #expect(program.hasWholeGlyphs, "seed \(seed), frame \(frame)")
      }
      let followed = program.terminal.rows
      try program.repaint()
      #expect(program.terminal.rows == followed, "seed \(seed)")
    }
  }

  @Test(arguments: RandomWalks.seeds(1))
  func `a second frame writes nothing, and a repaint repairs`(block: UInt64) throws {
    for seed in block * 100..<block * 100 + 100 {
      var program = try GridProgram(seed: seed)
      for frame in 0..<5 {
        try run(&program)
        try program.show()
        #expect(try program.show() == 0, "seed \(seed), frame \(frame)")
        program.disturb()
        try program.repaint()
        #expect(program.isTruthful, "seed \(seed), frame \(frame)")
      }
    }
  }
}
