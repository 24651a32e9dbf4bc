import ScreenKitCore
import ScreenKitTesting
@testable import ScreenKitText
import Testing

@MainActor
@Suite(.leakFree) struct GridSnapshotTests {
  @Test func `a snapshot is unchanged when the screen changes`() {
    let label = Label("e\u{301} first")
    let stage = Stage(Column { label }, columns: 20, rows: 2)
    let before = stage.surface.snapshot
    stage.change { label.text = "👩‍🚀 second" }
    #expect(before.text == "e\u{301} first\n\n")
    #expect(stage.surface.snapshot.text == "👩‍🚀 second\n\n")
    #expect(before != stage.surface.snapshot)
    stage.change { label.text = "e\u{301} first" }
    #expect(before == stage.surface.snapshot)
  }

  @Test func `snapshots differ when only a style differs`() {
    let label = Label("text")
    let stage = Stage(Column { label }, columns: 20, rows: 2)
    let before = stage.surface.snapshot
    stage.change { label.style.emphasis = .strong }
    #expect(before.text == stage.surface.snapshot.text)
    #expect(before != stage.surface.snapshot)
  }

  @Test func `runs cover a row from left to right, one for each style`() {
    let bold = Label("漢b")
    bold.style.emphasis = .strong
    let stage = Stage(
      Row {
        Label("a"); bold
      }, columns: 6, rows: 1)
    let runs = stage.surface.snapshot.runs(row: 0)
    #expect(runs.map(\.text) == ["a", "漢b", "  "])
    #expect(runs.map(\.column) == [0, 1, 4])
    #expect(runs.map(\.columns) == [1, 3, 2])
  }
}
