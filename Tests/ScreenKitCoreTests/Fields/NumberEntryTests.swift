@testable import ScreenKitCore
import ScreenKitTestSupport
import Testing

@Suite("Rules of number fields")
struct NumberEntryTests {
  private func entry(
    _ range: ClosedRange<Double>, step: Double = 1, places: Int = 6
  ) -> NumberEntry {
    NumberEntry(range: range, step: step, format: NumberFormat(places: 0...places))
  }

  @Test(
    arguments: [
      ("5", nil), ("", nil), ("-", nil), ("x", .notANumber), ("11", .tooLarge(10)),
      ("-1", .tooSmall(0)), ("1.25", .tooManyPlaces(1)), ("1.5", nil),
    ] as [(String, NumberEntry.Problem?)])
  func `each rule has its message`(text: String, problem: NumberEntry.Problem?) {
    #expect(entry(0...10, places: 1).problem(in: text) == problem)
  }

  @Test func `zeros at the end are no decimal places`() {
    #expect(entry(0...10, places: 0).number(in: "5.00") == 5)
    #expect(entry(0...10, places: 1).number(in: "1.50e0") == 1.5)
    #expect(entry(0...10, places: 0).problem(in: "5.01") == .notWhole)
  }

  @Test func `a step changes at least the last decimal place`() {
    #expect(entry(0...10, step: 1e-7).number(stepping: 1, from: "1") == 1.000001)
    #expect(entry(0...10, step: 0.001, places: 2).number(stepping: -1, from: "1") == 0.99)
    #expect(entry(0...10, step: 0.5, places: 0).number(stepping: 2, from: "1") == 3)
  }

  @Test(
    arguments: [
      ("\u{202F}", "1 234"), (" ", "1\u{A0}234"), (" ", "1\u{202F}234"), ("’", "1'234"),
      ("'", "1’234"),
    ] as [(Character, String)])
  func `a separator may be typed as a similar one`(separator: Character, text: String) {
    #expect(NumberFormat(point: ",", separator: separator).read(text) == .number(1234, places: 0))
  }

  @Test func `other characters are no separators`() {
    #expect(NumberFormat(separator: ",").read("1 234") == .invalid)
    #expect(NumberFormat(separator: " ").read("1'234") == .invalid)
  }

  @Test func `an incomplete number is an error only at the end`() {
    #expect(entry(0...10).problem(in: "-", isFinished: true) == .notANumber)
    #expect(entry(0...10, places: 0).problem(in: "1.5") == .notWhole)
  }

  @Test(
    arguments: [
      ("5", 1, 6), ("5", -7, 0), ("9", 9, 10), ("2.5", 1, 3), ("2.5", -1, 2), ("50", 1, 10),
      ("50", -1, 10), ("", 1, 0), ("", -5, 0),
    ] as [(String, Int, Double)])
  func `steps go to multiples within the range`(text: String, count: Int, number: Double) {
    #expect(entry(0...10).number(stepping: count, from: text) == number)
  }

  @Test func `steps are counted from the minimum, within the range`() {
    #expect(entry(1...12, step: 3).number(stepping: 1, from: "1") == 4)
    #expect(entry(1...12, step: 3).number(stepping: 9, from: "1") == 10)
    // A typed number beyond the last step does not step back.
    #expect(entry(1...12, step: 3).number(stepping: 1, from: "12") == 12)
    #expect(entry(18...99).number(stepping: 1, from: "") == 18)
  }

  @Test func `an invalid number has no steps`() {
    for text in ["x", "-", "1e"] { #expect(entry(0...10).number(stepping: 1, from: text) == nil) }
  }

  @Test(arguments: [Int.min, -1, 1, .max])
  func `the number of steps has no limit`(count: Int) {
    let all = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    for (range, text) in [(0.0...10.0, "5"), (all, "5"), (all, "1e300"), (all, "-1e308")] {
      let number = entry(range).number(stepping: count, from: text)
      #expect(number.map { range.contains($0) } == true, "\(text)")
    }
  }

  @Test(arguments: RandomWalks.seeds(20))
  func `a step up is never less, a step down never more`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let lower = Double(Int.random(in: -50...50, using: &random))
      let entry = entry(
        lower...lower + Double(Int.random(in: 0...80, using: &random)),
        step: [0.1, 0.25, 1, 7].randomElement(using: &random) ?? 1)
      let start = Double.random(in: -150...150, using: &random)
      let text = NumberFormat().text(of: start)
      let inside = entry.clamped(start)
      let more = entry.number(stepping: 1, from: text) ?? .nan
      let less = entry.number(stepping: -1, from: text) ?? .nan
      #expect(more >= inside - 1e-6 && more <= entry.range.upperBound, "seed \(seed): \(text)")
      #expect(less <= inside + 1e-6 && less >= entry.range.lowerBound, "seed \(seed): \(text)")
    }
  }
}
