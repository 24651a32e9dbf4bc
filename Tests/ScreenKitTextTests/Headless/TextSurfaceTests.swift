import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

@MainActor
@Suite(.leakFree) struct TextSurfaceTests {
  private func small(_ view: View) -> Stage {
    let options = TextOptions(minimumSize: CellSize(columns: 20, rows: 6))
    return Stage(view, columns: 20, rows: 6, options: options)
  }

  @Test func `each turn with changes is one output`() {
    let labels = (0..<20).map { Label("label \($0)") }
    let stage = Stage(Column { labels })
    #expect(stage.frames.count == 1)
    stage.change { for label in labels { label.text += "!" } }
    #expect(stage.frames.count == 2)
    stage.change { labels[3].text = "label 3!" }
    #expect(stage.frames.count == 2)
  }

  @Test func `below the minimum size a notice is shown`() {
    let label = Label("screen")
    let stage = small(Column { label })
    stage.resize(columns: 40, rows: 3)
    #expect(stage.terminal.text == "\n  Please enlarge the terminal to 20x6\n\n")
    #expect(stage.surface.view(at: SurfacePoint(x: 0, y: 0)) == nil)
    #expect(stage.surface.bounds(of: label) == nil)
    #expect(stage.change { label.text = "changed" } == 0)
    #expect(stage.change {} == 0)
    stage.resize(columns: 20, rows: 6)
    #expect(stage.terminal.text == "changed\n\n\n\n\n\n")
  }

  @Test(arguments: [
    (38, 3, "\n Please enlarge the terminal to 20x6\n\n"), (34, 1, "          Please enlarge\n"),
    (14, 2, "\nPlease enlarge\n"), (13, 2, "\n    20x6\n"), (4, 1, "20x6\n"), (3, 1, "20x\n"),
    (1, 1, "2\n"),
  ])
  func `the notice is as long as the space permits`(columns: Int, rows: Int, expected: String) {
    let stage = small(Label("screen"))
    stage.resize(columns: columns, rows: rows)
    #expect(stage.terminal.text == expected)
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0)])
  func `without cells nothing is written`(columns: Int, rows: Int) {
    let label = Label("screen")
    let stage = Stage(Column { label }, columns: columns, rows: rows)
    stage.change { label.text = "changed" }
    #expect(stage.frames.isEmpty)
    stage.resize(columns: 10, rows: 1)
    #expect(stage.terminal.text == "changed\n")
  }

  @Test func `a resize to the same size writes nothing`() {
    let stage = Stage(Label("screen"), columns: 10, rows: 2)
    stage.resize(columns: 10, rows: 2)
    #expect(stage.frames.count == 1)
  }

  @Test func `a resize redraws everything in one output`() {
    let stage = Stage(
      Row {
        Spacer(); Label("right")
      }, columns: 10, rows: 2)
    stage.resize(columns: 8, rows: 1)
    #expect(stage.frames.count == 2)
    #expect(stage.terminal.text == "   right\n")
  }
}
