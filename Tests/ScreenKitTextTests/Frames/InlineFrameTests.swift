import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Inline screens; a failure of a random program contains its seed.
@MainActor
@Suite(.leakFree) struct InlineFrameTests {
  private let size = CellSize(columns: 20, rows: 6)
  private let labels = (0..<3).map { Label("row \($0)") }

  private func stage(
    below lines: Int, rows: Int = 3, leaving remains: TextPlacement.Remains = .lastFrame
  ) -> InlineStage {
    InlineStage(
      Column { labels }, rows: rows, below: lines, of: size, leaving: remains)
  }

  @Test(arguments: 0...12)
  func `rows are below earlier output, which scrolls if needed`(lines: Int) {
    let stage = stage(below: lines)
    #expect(stage.isTruthful, "\(stage)")
    #expect(stage.line(lines) == "row 0")
    #expect(stage.terminal.scrollback.count == max(0, lines - 3))
  }

  @Test func `a change costs as much as on a full screen`() {
    let stage = stage(below: 2)
    #expect(stage.change {} == 0)
    // The bytes move down one row, write the text, and return to the first cell.
    #expect(stage.change { labels[1].text = "now 1" } <= 8)
    #expect(stage.isTruthful, "\(stage)")
  }

  @Test func `at the end the last frame stays, above the cursor`() {
    for lines in 0...8 {
      let stage = stage(below: lines)
      stage.surface.finish()
      #expect(stage.line(lines + 2) == "row 2")
      #expect(stage.cursorLine == lines + 3)
      #expect(stage.terminal.cursor?.column == 0)
      #expect(stage.surface.linesToEnd == 0)
    }
  }

  @Test func `or nothing stays, and the cursor returns`() {
    let stage = stage(below: 2, leaving: .nothing)
    stage.surface.finish()
    #expect(stage.cursorLine == 2)
    #expect(stage.terminal.text == "shell 0\nshell 1\n\n\n\n\n")
  }

  @Test func `line feeds move the cursor below the rows`() {
    let field = TextField("Name")
    let stage = InlineStage(
      Column {
        labels; field
      }, rows: 4, below: 1, of: size)
    #expect(stage.terminal.modes.showsCursor)
    #expect(stage.cursorLine.map { $0 + stage.surface.linesToEnd } == 5)
    stage.change { field.isEnabled = false }
    #expect(!stage.terminal.modes.showsCursor)
    #expect(stage.cursorLine == 1 && stage.surface.linesToEnd == 4)
  }

  @Test func `after an external program the rows start at the cursor`() {
    let stage = stage(below: 1)
    stage.surface.finish()
    #expect(stage.cursorLine == 4)
    stage.change { stage.surface.redraw() }
    #expect([1, 4].map(stage.line) == ["row 0", "row 0"])
    #expect(stage.terminal.scrollback.count == 1)
  }

  /// Returns fifty letters, different ones in each row.
  private static func row(_ number: Int) -> String {
    String(
      (0..<50).map { Character(Unicode.Scalar(UInt8(97 + ($0 * (number + 3) + number) % 26))) })
  }

  @Test func `a list scrolls by lines deleted and inserted`() {
    let list = List((0..<99).map { $0 }, id: { $0 }, text: { Self.row($0) })
    let below = Label("below the list")
    list.layout.flex = 1
    let size = CellSize(columns: 60, rows: 24)
    let stage = InlineStage(
      Column {
        list; below
      }, rows: 12, below: 2, of: size)
    for step in [1, 2, -1, -2, 3, -3] {
      #expect(stage.change { list.scroll(by: step) } <= abs(step) * 77 + 58, "\(step)")
      #expect(stage.isTruthful, "\(stage)")
    }
  }

  @Test func `the number of rows is limited by the terminal`() {
    let stage = stage(below: 3, rows: 100)
    #expect(stage.surface.snapshot.size == size)
    #expect(stage.isTruthful, "\(stage)")
  }

  @Test(arguments: RandomWalks.seeds(1))
  func `random programs equal a fresh surface and can be repaired`(
    block: UInt64
  ) {
    for seed in block * 50..<block * 50 + UInt64(CaseSample.count(20, of: 50)) {
      var program = TreeProgram(seed: seed)
      let stage = InlineStage(
        Column { program.tree() }, rows: 1 + program.random.below(6),
        below: program.random.below(12),
        of: CellSize(columns: 1 + program.random.below(30), rows: 1 + program.random.below(10)),
        options: TextOptions(colors: program.random.pick(ColorDepth.allCases)))
      for turn in 0..<6 {
        guard let root = stage.application.root.view else { return }
        stage.change { for _ in 0...program.random.below(3) { program.change(below: root) } }
        #expect(stage.isTruthful, "seed \(seed), turn \(turn)\n\(stage)")
        #expect(stage.change {} == 0, "seed \(seed), turn \(turn)")
        stage.disturb(using: &program.random)
        stage.change { stage.surface.redraw() }
        #expect(stage.isTruthful, "seed \(seed), turn \(turn), again\n\(stage)")
      }
      stage.surface.finish()
      #expect(stage.terminal.cursor?.column == 0)
    }
  }
}
