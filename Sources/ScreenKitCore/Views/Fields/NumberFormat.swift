/// The format of a number in a text: decimal places, separators, prefix and suffix.
public struct NumberFormat: Hashable, Sendable {
  /// The minimum and maximum number of decimal places, at most 9.
  public var places: ClosedRange<Int>
  /// The decimal point, in front of the decimal places.
  public var point: Character
  /// The character between groups of three digits; `nil` for none.
  public var separator: Character?
  /// The text in front of the number, such as a currency; optional in a typed text.
  public var prefix: String
  /// The text after the number, such as a unit; optional in a typed text.
  public var suffix: String

  /// Creates a format, by default for numbers with up to six decimal places and a point.
  public init(
    places: ClosedRange<Int> = 0...6, point: Character = ".", separator: Character? = nil,
    prefix: String = "", suffix: String = ""
  ) {
    let bounds = 0...NumberFormat.mostPlaces
    self.places = places.clamped(to: bounds)
    (self.point, self.separator) = (point, separator)
    (self.prefix, self.suffix) = (prefix, suffix)
  }

  private static let mostPlaces = 9

  /// Returns `number` in this format, rounded to the maximum number of decimal places.
  ///
  /// A number of more than fifteen digits has the form `1e+20`. The number must be finite.
  public func text(of number: Double) -> String {
    let unit = NumberFormat.power(of: places.upperBound)
    let scaled = (abs(number) * unit).nearestWhole
    guard scaled < 1e15 else {
      let digits = String("\(number)".map { $0 == "." ? point : $0 })
      return prefix + digits + suffix
    }
    var digits = String(Int(scaled))
    digits = String(repeating: "0", count: max(0, places.upperBound + 1 - digits.count)) + digits
    var decimals = digits.suffix(places.upperBound)
    while decimals.count > places.lowerBound, decimals.last == "0" { decimals.removeLast() }
    let sign = number < 0 && scaled > 0 ? "-" : ""
    let fraction = decimals.isEmpty ? "" : String(point) + decimals
    return prefix + sign + grouped(digits.dropLast(places.upperBound)) + fraction + suffix
  }

  private func grouped(_ digits: Substring) -> String {
    guard let separator else { return String(digits) }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(separator) }
      text.append(digit)
    }
    return text
  }

  /// Returns ten to the power of `exponent`, which is at most 9.
  private static func power(of exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
