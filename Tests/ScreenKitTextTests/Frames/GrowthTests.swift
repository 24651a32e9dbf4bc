import ScreenKitCore
import ScreenKitTesting
import ScreenKitText
import Testing

/// The cost of a change as an app grows: views measured and painted, and cells compared.
///
/// Times would depend on the load of the machine; these counts do not.
@MainActor
@Suite("Costs of a frame", .leakFree)
struct GrowthTests {
  /// Returns `cost` for `start`, and after each of four doublings.
  private func doubled<Cost>(_ start: Int, _ cost: (Int) -> Cost) -> [Cost] {
    (0...4).map { cost(start << $0) }
  }

  /// Returns whether all of `costs` are the same and greater than zero.
  private func isConstant(_ costs: [[Int]]) -> Bool {
    costs.allSatisfy { $0 == costs[0] } && costs[0].contains { $0 > 0 }
  }

  @Test func `an unchanged frame measures, paints and compares nothing`() {
    let label = Label("60")
    let bench = SceneBench(Column { label })
    #expect(bench.cost {} == [0, 0, 0])
    #expect(bench.cost { label.text = "60" } == [0, 0, 0])
  }

  @Test func `a changed label measures, paints and compares only itself`() {
    let label = Label("60")
    let bench = SceneBench(
      Column {
        Label("above"); label; Label("below")
      })
    #expect(bench.cost { label.text = "61" } == [1, 1, 2])
  }

  @Test func `a view at its own position does not repaint neighbours`() {
    let frame = Frame()
    let labels = (0..<10).map { Label("label \($0)") }
    for (row, label) in labels.enumerated() {
      frame.add(label, in: SurfaceRect(x: 5, y: row, width: 20, height: 1))
    }
    let bench = SceneBench(frame)
    #expect(bench.cost { labels[4].text = "changed" } == [1, 1, 20])
    labels[5].layout.y = 4
    labels[5].layout.x = 15
    _ = bench.cost { labels[4].text = "another" }
    #expect(bench.cost { labels[4].text = "the last" }[1] > 1)
  }

  @Test func `a changed label's cost is independent of other views`() {
    let costs = doubled(50) { count in
      let labels = (0..<count).map { _ in Label("label") }
      let bench = SceneBench(Scroll(Column { labels }))
      return bench.cost { labels[3].text = "LABEL" }
    }
    #expect(isConstant(costs))
  }

  @Test func `a changed label's cost is independent of its depth`() {
    let costs = doubled(2) { depth in
      let label = Label("60")
      var view: View = label
      for _ in 0..<depth { view = Row { view } }
      let bench = SceneBench(view)
      return bench.cost { label.text = "61" }
    }
    #expect(isConstant(costs))
  }

  @Test func `a step's cost in a list is independent of the rows`() {
    // The many rows ensure that the step does not move the thumb of the scroll bar, which would be
    // painted then.
    let costs = doubled(1000) { count in
      let list = List((0..<count).map { "Row \($0)" })
      let bench = SceneBench(list)
      _ = bench.cost { list.highlightedRow = RowIndex(40) }
      return bench.cost { list.highlightedRow = RowIndex(41) }
    }
    #expect(isConstant(costs))
    // The views are the entering row and the previously highlighted one, each with its text.
    #expect(costs[0][1] <= 4)
  }

  @Test func `a typed character's cost is independent of the lines`() {
    let costs = doubled(100) { count in
      let view = TextView(Array(repeating: "a line of text", count: count).joined(separator: "\n"))
      let bench = SceneBench(Column(cross: .fill) { view })
      _ = bench.cost { _ = try? view.handle(.text("x")) }
      return bench.cost { _ = try? view.handle(.text("x")) }
    }
    #expect(isConstant(costs))
  }

  @Test func `observers cost one call each`() {
    final class Gauge: Model {
      @Observed var value = 0
    }
    let calls = doubled(10) { count in
      let gauge = Gauge()
      var calls = 0
      let tokens = (0..<count).map { _ in gauge.observe(\.value) { _ in calls += 1 } }
      gauge.value = 1
      withExtendedLifetime(tokens) {}
      return calls
    }
    #expect(calls == doubled(10) { $0 })
  }
}
