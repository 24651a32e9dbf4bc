import ScreenKitCore
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("Chart")
struct ChartTests {
  @Test(
    arguments: [
      ([], "No values."), ([.nan], "No values."), ([3], "1 value from 3 to 3, the last is 3."),
      ([1, .nan, 9.25, -4], "3 values from -4 to 9.25, the last is -4."),
      ([0.1 + 0.2, 2.0 / 3], "2 values from 0.3 to 0.667, the last is 0.667."),
      ([.infinity, -.infinity, -0.0], "3 values from minus infinity to infinity, the last is 0."),
      ([1e300, 5], "2 values from 5 to 1e+300, the last is 5."),
      ([-0.0004], "1 value from 0 to 0, the last is 0."),
    ] as [([Double], String)])
  func `a screen reader reads a sentence`(values: [Double], sentence: String) {
    #expect(Chart(.bars, values).accessibleValue == sentence)
  }

  @Test func `it has a role and a given name`() {
    let chart = Chart(.sparkline, [1])
    chart.accessibleName = "Pulse"
    #expect(chart.role == .chart && chart.accessibleText == "Pulse" && !chart.acceptsFocus)
  }

  @Test func `bars begin at zero, and a curve at its minimum`() {
    #expect(Chart(.bars, [3, 5]).scale == ChartScale([0, 5]))
    #expect(Chart(.bars, [-3, -5]).scale == ChartScale([-5, 0]))
    #expect(Chart(.sparkline, [3, 5]).scale == ChartScale([3, 5]))
  }

  @Test func `a given bound is used`() {
    let chart = Chart(.bars, [3, 5])
    (chart.minimum, chart.maximum) = (1, 4)
    #expect(chart.scale.fraction(of: 2.5) == 0.5)
    #expect(chart.scale.fraction(of: 5) == 1 && chart.scale.fraction(of: 0) == 0)
  }

  @Test func `changes of the picture are reported`() {
    let chart = Chart(.bars, [1])
    let backing = RecordingBacking(chart)
    chart.values.append(2)
    chart.labels = ["a"]
    chart.kind = .sparkline
    (chart.minimum, chart.maximum) = (0, 1)
    (chart.minimum, chart.kind) = (0, .sparkline)
    #expect(backing.changes == [.content, .content, .content, .appearance, .appearance])
  }
}

@Suite("ChartScale")
struct ChartScaleTests {
  @Test func `non-finite values do not count, but are drawn at an end`() {
    let scale = ChartScale([.nan, 2, .infinity, 6, -.infinity])
    #expect((scale.lower, scale.upper) == (2, 6))
    #expect(scale.fraction(of: .nan) == nil)
    #expect(scale.fraction(of: .infinity) == 1 && scale.fraction(of: -.infinity) == 0)
  }

  @Test func `equal values are at the bottom, and no values work too`() {
    #expect(ChartScale([4, 4]).fraction(of: 4) == 0)
    #expect(ChartScale([]).fraction(of: 0) == 0)
    #expect(ChartScale([.nan]).upper == 0)
  }

  @Test func `crossed or invalid bounds are ignored`() {
    let crossed = ChartScale([1, 2], minimum: 5, maximum: 3)
    #expect((crossed.lower, crossed.upper) == (5, 5))
    #expect(ChartScale([1, 2], minimum: .nan, maximum: .infinity) == ChartScale([1, 2]))
  }

  @Test func `a distance of two numbers may exceed the range of numbers`() {
    let most = Double.greatestFiniteMagnitude
    let scale = ChartScale([-most, most])
    #expect(scale.fraction(of: 0) == 0.5 && scale.fraction(of: most) == 1)
  }

  @Test(arguments: 1...500 as ClosedRange<UInt64>)
  func `fractions lie between 0 and 1, in the order of the values`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let values = (0..<20).map { _ in Double(bitPattern: random.next()) }
    let bounds = (0..<2).map { _ in
      Bool.random(using: &random) ? Double(bitPattern: random.next()) : nil
    }
    let scale = ChartScale(
      values, minimum: bounds[0], maximum: bounds[1], includesZero: Bool.random(using: &random))
    let fractions = values.filter { !$0.isNaN }.sorted().compactMap(scale.fraction)
    #expect(fractions.allSatisfy { (0...1).contains($0) })
    #expect(fractions == fractions.sorted())
  }
}
