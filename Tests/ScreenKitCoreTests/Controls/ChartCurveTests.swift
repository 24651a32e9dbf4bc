@testable import ScreenKitCore
import ScreenKitTestSupport
import Testing

@Suite("Reduced curves")
struct ChartCurveTests {
  private let scale = ChartScale([0, 10])

  private func columns(_ values: [Double], _ columns: Int) -> [ClosedRange<Double>?] {
    ChartCurve.columns(values, count: max(1, values.count), columns: columns, scale)
  }

  @Test func `values are separate points, joined by a line`() {
    #expect(columns([0, 10], 3) == [0...0.25, 0.25...0.75, 0.75...1])
  }

  @Test func `many values of a column are the range that they cover`() {
    #expect(columns([0, 5, 10, 0, 5, 10], 1) == [0...1])
    #expect(columns([], 3) == [nil, nil, nil])
    #expect(columns([5], 3) == [0.5...0.5, nil, nil])
  }

  @Test func `missing numbers leave a gap, and infinities are at the ends`() {
    #expect(columns([5, .nan, 5], 3) == [0.5...0.5, nil, 0.5...0.5])
    #expect(columns([.infinity, -.infinity], 2) == [0.5...1, 0...0.5])
  }

  @Test(arguments: RandomWalks.seeds(30))
  func `each value is covered, and neighbours touch`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...60, using: &random)
    let columns = Int.random(in: 1...40, using: &random)
    let values = (0..<count).map { _ in Double(Int.random(in: -2...12, using: &random)) }
    let parts = self.columns(values, columns)
    let places = ChartPlaces(count: count, columns: columns)
    for (index, value) in values.enumerated() {
      let height = min(1, max(0, value / 10))
      let part = parts[places.column(of: index)]
      #expect(part.map { $0.lowerBound <= height + 1e-9 && $0.upperBound >= height - 1e-9 } == true)
    }
    for (left, right) in zip(parts, parts.dropFirst()) where count > 1 {
      guard let left, let right else {
        Issue.record("seed \(seed): a gap")
        return
      }
      #expect(
        left.lowerBound <= right.upperBound + 1e-9 && right.lowerBound <= left.upperBound + 1e-9,
        "seed \(seed)")
    }
  }

  @Test(arguments: RandomWalks.seeds(10))
  func `position of a value and value at a position agree`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let places = ChartPlaces(
        count: Int.random(in: 1...500, using: &random),
        columns: Int.random(in: 1...200, using: &random))
      for column in 0..<places.columns {
        let index = places.index(at: column)
        #expect((0..<places.count).contains(index))
        if places.count >= places.columns { #expect(places.column(of: index) == column) }
      }
      for index in 0..<places.count {
        #expect((0..<places.columns).contains(places.column(of: index)))
      }
    }
  }

  @Test(
    arguments: [
      (0, 10, 3, [0, 5, 10]), (0, 10, 6, [0, 2, 4, 6, 8, 10]), (0, 100, 5, [0, 50, 100]),
      (-3, 4, 4, [-3, 4]), (7, 7, 4, [7]), (-20, 40, 4, [-20, 0, 20, 40]),
    ] as [(Double, Double, Int, [Double])])
  func `labels are round numbers`(lower: Double, upper: Double, count: Int, ticks: [Double]) {
    let found = ChartScale([lower, upper]).ticks(atMost: count)
    #expect(found.count <= count)
    #expect(Set(found).isSuperset(of: ticks))
  }

  @Test(
    arguments: [
      (1e300, 2e300), (-1e308, 1e308), (1e16, 1e16 + 4), (0, .leastNonzeroMagnitude), (-1e-300, 0),
    ] as [(Double, Double)])
  func `any scale has labels`(lower: Double, upper: Double) {
    let ticks = ChartScale([lower, upper]).ticks(atMost: 5)
    #expect((1...5).contains(ticks.count))
    #expect(ticks.allSatisfy { $0.isFinite })
  }
}
