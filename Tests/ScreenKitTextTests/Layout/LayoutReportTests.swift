import ScreenKitCore
import ScreenKitTesting
import ScreenKitText
import Testing

/// The layout results of views, and their times.
@MainActor
@Suite("Reported layouts", .leakFree) struct LayoutReportTests {
  /// A view that records the calls of its painter and the results of its layout.
  private final class Probe: View, LayoutObserving {
    var calls: [String] = []

    func didLayOut(_ result: Int) { calls.append("width \(result)") }
  }

  private struct ProbePainter: LayoutReporting {
    func measure(_ view: Probe, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
      CellSize(columns: proposal.columns, rows: 1)
    }

    func layoutResult(of view: Probe, in size: CellSize, _ layout: LayoutPass) -> Int {
      size.columns
    }

    func paint(_ view: Probe, on canvas: inout Canvas) { view.calls.append("paint") }
  }

  private let probe = Probe()
  private let label = Label("label")

  private func stage(columns: Int = 20) -> Stage {
    let look = Look.named(.terminal)
    look.register(ProbePainter())
    return Stage(
      Column(cross: .fill) {
        label; probe
      }, columns: columns, rows: 5, options: TextOptions(look: look))
  }

  private func calls(_ work: () -> Void) -> [String] {
    probe.calls = []
    work()
    return probe.calls
  }

  @Test func `a view gets its layout once, before it is painted`() {
    _ = stage()
    #expect(probe.calls == ["width 20", "paint"])
  }

  @Test func `a change of another view reports nothing`() {
    let stage = stage()
    #expect(calls { stage.change { label.text = "other" } } == [])
  }

  @Test func `a changed view gets its layout again, once`() {
    let stage = stage()
    let work = {
      probe.changed(.appearance)
      probe.changed(.content)
    }
    #expect(calls { stage.change(work) } == ["width 20", "paint"])
  }

  @Test func `a moved view of the same size gets no report`() {
    let stage = stage()
    #expect(calls { stage.change { label.text = "two\nlines" } } == ["paint"])
  }

  @Test func `a resized view gets the new layout`() {
    let stage = stage()
    #expect(calls { stage.resize(columns: 30, rows: 5) } == ["width 30", "paint"])
  }

  @Test func `an invisible view gets its layout, too`() {
    probe.isHidden = true
    let stage = stage()
    #expect(probe.calls == [])
    #expect(calls { stage.change { probe.isHidden = false } } == ["width 20", "paint"])
  }

  @Test func `a menu has the width of its rows in its first frame`() {
    let picker = Picker("Number", ["one", "a much longer one", "two"])
    let stage = Stage(Column { picker }, columns: 30, rows: 12)
    let frames = stage.frames.count
    stage.application.dispatch(.key(KeyPress(.enter)))
    #expect(stage.frames.count == frames + 1)
    let shown = stage.surface.snapshot
    #expect(shown.text.contains("a much longer one"))
    #expect(shown.text == stage.freshSnapshot().text)
  }
}
