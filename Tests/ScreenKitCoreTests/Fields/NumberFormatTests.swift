@testable import ScreenKitCore
import ScreenKitTestSupport
import Testing

@Suite("Numbers in texts")
struct NumberFormatTests {
  private static let german = NumberFormat(places: 2...2, point: ",", separator: ".", suffix: " €")

  @Test(
    arguments: [
      (1, "1"), (-0.5, "-0.5"), (1234.5, "1234.5"), (0.1 + 0.2, "0.3"), (-0.000_000_1, "0"),
      (1e20, "1e+20"), (123_456_789_012.5, "123456789012.5"), (1e15, "1000000000000000"),
      (1_700_000_000.123456, "1700000000.123456"), (5_000_000_000.1, "5000000000.1"),
      (1_700_000_000.1234567, "1700000000.123457"),
    ] as [(Double, String)])
  func `a number has as many places as needed`(number: Double, text: String) {
    #expect(NumberFormat().text(of: number) == text)
  }

  @Test(
    arguments: [
      (1, "1,00 €"), (1234.5, "1.234,50 €"), (-1_234_567.891, "-1.234.567,89 €"), (999, "999,00 €"),
      (1e14, "100.000.000.000.000,00 €"), (12_345_678_901_234.5, "12.345.678.901.234,50 €"),
    ] as [(Double, String)])
  func `groups, places and surrounding texts are written`(number: Double, text: String) {
    #expect(NumberFormatTests.german.text(of: number) == text)
  }

  @Test(
    arguments: [
      ("1", 1), (" 007 ", 7), ("-.5", -0.5), ("+3.", 3), ("\u{2212}2", -2), ("1e3", 1000),
      ("2.5E-1", 0.25), ("٤٢", 42), ("４２", 42),
    ] as [(String, Double)])
  func `digits of any script are read, with sign and exponent`(text: String, number: Double) {
    guard case .number(let read, _) = NumberFormat().read(text) else {
      Issue.record("\(text) is not read")
      return
    }
    #expect(read == number)
  }

  @Test(arguments: [
    "abc", "1 2", "1..2", "--1", "1-", "½", "2²", "e5", "1e999", "0x10", "nan", "∞",
  ])
  func `an invalid number is refused`(text: String) {
    #expect(NumberFormat().read(text) == .invalid)
  }

  @Test(arguments: [("1.5e3", 0), ("1.2345e2", 2), ("2e-3", 3), ("2.5E-1", 2), ("1.5e99", 0)])
  func `an exponent moves the decimal places`(text: String, places: Int) {
    guard case .number(_, let count) = NumberFormat().read(text) else {
      Issue.record("\(text) is not read")
      return
    }
    #expect(count == places)
  }

  @Test(arguments: ["-", "+", ".", "-.", "1e", "1e-"])
  func `a beginning may become a number`(text: String) {
    #expect(NumberFormat().read(text) == .incomplete)
  }

  @Test(
    arguments: [
      ("1.5", .incomplete), ("1.500", .number(1500, places: 0)), ("1.5000", .invalid),
      ("1234.500", .invalid), ("1.500,5", .number(1500.5, places: 1)), ("1.50,5", .invalid),
      ("1500", .number(1500, places: 0)), ("2,5 €", .number(2.5, places: 1)), ("", .empty),
    ] as [(String, ReadNumber)])
  func `a group has three digits, which reveals a wrong point`(
    text: String, expected: ReadNumber
  ) {
    #expect(NumberFormatTests.german.read(text) == expected)
  }

  @Test(arguments: RandomWalks.seeds(20))
  func `each written number is read back`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let places = Int.random(in: 0...6, using: &random)
      let format = NumberFormat(
        places: Int.random(in: 0...places, using: &random)...places,
        point: Bool.random(using: &random) ? "." : ",",
        separator: Bool.random(using: &random) ? " " : nil,
        suffix: Bool.random(using: &random) ? " kg" : "")
      let digits = Double(Int.random(in: -1_000_000_000...1_000_000_000, using: &random))
      let number = digits / (0..<places).reduce(1) { power, _ in power * 10 }
      let text = format.text(of: number)
      guard case .number(let read, let count) = format.read(text) else {
        Issue.record("seed \(seed): \(text) is not read")
        return
      }
      #expect(read == number && count <= format.places.upperBound, "seed \(seed): \(text)")
    }
  }

  @Test(arguments: RandomWalks.seeds(20))
  func `a number of fifteen digits keeps its digits and its groups`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let places = Int.random(in: 0...6, using: &random)
      let digits = Int.random(in: 100_000_000_000_000...999_999_999_999_999, using: &random)
      let number = Double(digits) / (0..<places).reduce(1) { power, _ in power * 10 }
      let most = Int.random(in: places...9, using: &random)
      let text = NumberFormat(places: 0...most, separator: ",").text(of: number)
      guard case .number(let read, let count) = NumberFormat(separator: ",").read(text) else {
        Issue.record("seed \(seed): \(text) is not read")
        return
      }
      #expect(read == number && count <= most && text.contains(","), "seed \(seed): \(text)")
    }
  }

  @Test(arguments: RandomWalks.seeds(20))
  func `any text is read without a mistake`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let characters = Array("0123456789.,-+eE ()€\u{301}٤")
    for _ in 0..<300 {
      let text = String(
        (0..<Int.random(in: 0...9, using: &random)).map { _ in
          characters.randomElement(using: &random) ?? " "
        })
      if case .number(let number, _) = NumberFormat(separator: ",").read(text) {
        #expect(number.isFinite, "seed \(seed): \(text)")
        #expect(text.contains { $0.isNumber }, "seed \(seed): \(text)")
      }
    }
  }
}
