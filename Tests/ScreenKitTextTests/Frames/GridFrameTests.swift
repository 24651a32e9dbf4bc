import ScreenKitTestSupport
import ScreenKitText
import Testing

/// Random programs of draws, style changes and resizes; a failure names its seed.
@MainActor
@Suite struct GridFrameTests {
  private func run(_ program: inout GridProgram) throws {
    if program.random.oneIn(12) { try program.resize() }
    for _ in 0..<program.random.below(6) { program.draw() }
  }

  @Test(arguments: 1...2000 as ClosedRange<UInt64>)
  func `frame after frame the terminal shows the grid`(seed: UInt64) throws {
    var program = try GridProgram(seed: seed)
    for frame in 0..<10 {
      try run(&program)
      try program.show()
      #expect(program.isTruthful, "frame \(frame)")
      #expect(program.hasWholeGlyphs, "frame \(frame)")
    }
    let followed = program.terminal.rows
    try program.repaint()
    #expect(program.terminal.rows == followed)
  }

  @Test(arguments: 1...500 as ClosedRange<UInt64>)
  func `showing a grid twice writes nothing the second time`(seed: UInt64) throws {
    var program = try GridProgram(seed: seed)
    for _ in 0..<5 {
      try run(&program)
      try program.show()
      #expect(try program.show() == 0)
    }
  }

  @Test(arguments: 1...500 as ClosedRange<UInt64>)
  func `a repaint repairs a screen that something else has written to`(seed: UInt64) throws {
    var program = try GridProgram(seed: seed)
    for _ in 0..<5 {
      try run(&program)
      program.disturb()
      try program.repaint()
      #expect(program.isTruthful)
    }
  }
}
