import ScreenKitCore
import ScreenKitTestSupport
import Testing

@Suite("Scale of a slider", .proves("F-054"))
struct ValueScaleTests {
  @Test(arguments: [
    (-5.0, 0.0), (0, 0), (0.14, 0.1), (0.15000001, 0.2), (0.96, 1), (7, 1), (.infinity, 1),
    (-.infinity, 0), (.nan, 0),
  ])
  func `a value is rounded to the nearest step within the ends`(wanted: Double, kept: Double) {
    #expect(abs(ValueScale(0...1, step: 0.1).nearest(to: wanted) - kept) < 1e-12)
  }

  @Test func `without steps every value is accepted`() {
    let scale = ValueScale(-1...1)
    #expect([-2, -0.123, 0.77, 9].map(scale.nearest) == [-1, -0.123, 0.77, 1])
  }

  @Test func `the last step is the last one that fits`() {
    #expect(ValueScale(0...10, step: 4).nearest(to: 10) == 8)
    #expect(ValueScale(3...3, step: 1).nearest(to: 5) == 3)
    #expect(ValueScale(0...1, step: 5).nearest(to: 1) == 0)
  }

  @Test func `fractions and values correspond, and an empty range is at its start`() {
    let scale = ValueScale(10...20, step: 5)
    #expect([10, 15, 20].map(scale.fraction) == [0, 0.5, 1])
    #expect([0, 0.2, 0.3, 1].map(scale.value) == [10, 10, 15, 20])
    #expect(ValueScale(7...7).fraction(of: 7) == 0)
  }

  @Test func `a large move is about a tenth, in whole steps`() {
    #expect(ValueScale(0...100, step: 1).largeMove == 10)
    #expect(ValueScale(0...100, step: 7).largeMove == 7)
    #expect(ValueScale(0...10, step: 4).largeMove == 4)
    #expect(ValueScale(0...100).largeMove == 10)
    #expect(ValueScale(0...100).smallMove == 1)
  }

  @Test func `figures have enough decimals to distinguish neighbours`() {
    let tenths = ValueScale(-1...1, step: 0.1)
    #expect([0, 0.3, -0.3, 1].map { tenths.text(of: $0) } == ["0.0", "0.3", "-0.3", "1.0"])
    #expect(ValueScale(0...100, step: 1).text(of: 42) == "42")
    #expect(ValueScale(0...10, step: 2.25).text(of: 4.5) == "4.50")
    #expect(ValueScale(0...1).text(of: 0.5) == "0.50")
    #expect(ValueScale(0...1e6).text(of: 123_456.7) == "123457")
    #expect(ValueScale(0...1e18).text(of: 5e17) == "5e+17")
    #expect(tenths.text(of: -0.01) == "0.0")
  }

  @Test func `random values stay on their scale`() {
    for seed in UInt64(0)..<300 {
      var random = SeededGenerator(seed: seed)
      let start = Double.random(in: -100...100, using: &random)
      let end = start + Double.random(in: 0...50, using: &random)
      let step = Bool.random(using: &random) ? Double.random(in: 0.01...9, using: &random) : nil
      let scale = ValueScale(start...end, step: step)
      let wanted = Double.random(in: -200...200, using: &random)
      let kept = scale.nearest(to: wanted)
      #expect(scale.range.contains(kept), "seed \(seed)")
      #expect(abs(scale.nearest(to: kept) - kept) < 1e-9, "seed \(seed)")
      let inside = min(max(wanted, start), end)
      #expect(abs(kept - inside) <= step ?? 0, "seed \(seed)")
    }
  }

  @Test func `an infinite range and a zero step are refused`() async {
    await #expect(processExitsWith: .failure) { _ = ValueScale(0...(.infinity)) }
    await #expect(processExitsWith: .failure) { _ = ValueScale(0...1, step: 0) }
  }
}
