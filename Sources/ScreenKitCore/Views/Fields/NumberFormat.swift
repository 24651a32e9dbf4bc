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
  /// A large number is rounded to fewer places, since a `Double` has about sixteen digits. A number
  /// of more digits before the point has the form `1e+20`. The number must be finite.
  public func text(of number: Double) -> String {
    let size = abs(number)
    guard size < NumberFormat.wholeLimit else { return prefix + largeText(of: number) + suffix }
    let count = placeCount(of: size)
    let scaled = NumberFormat.scaled(size, by: count)
    var digits = String(Int(scaled))
    digits = String(repeating: "0", count: max(0, count + 1 - digits.count)) + digits
    var decimals = String(digits.suffix(count))
    while decimals.count > places.lowerBound, decimals.last == "0" { decimals.removeLast() }
    decimals += String(repeating: "0", count: max(0, places.lowerBound - decimals.count))
    let sign = number < 0 && scaled > 0 ? "-" : ""
    let fraction = decimals.isEmpty ? "" : String(point) + decimals
    return prefix + sign + grouped(digits.dropLast(count)) + fraction + suffix
  }

  /// Returns the maximum number of decimal places for which the digits of `size` are exact.
  ///
  /// Fifteen digits are always exact. A sixteenth is kept only if the number differs without it.
  private func placeCount(of size: Double) -> Int {
    var count = places.upperBound
    while count > 0 {
      let scaled = NumberFormat.scaled(size, by: count)
      if scaled < 1e15 { break }
      let shorter = NumberFormat.scaled(size, by: count - 1) / NumberFormat.power(of: count - 1)
      if scaled < NumberFormat.wholeLimit, shorter != size { break }
      count -= 1
    }
    return count
  }

  /// Returns the text of a number that has no decimal places, because it is too large for them.
  private func largeText(of number: Double) -> String {
    let text = "\(number)"
    let digits = text.hasSuffix(".0") ? text.dropLast(2) : text[...]
    return String(digits).with(point: point)
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

  /// The number from which a `Double` no longer distinguishes all whole numbers.
  private static let wholeLimit = 0x1p53

  /// Returns `size` in units of the last of `count` decimal places.
  private static func scaled(_ size: Double, by count: Int) -> Double {
    (size * power(of: count)).nearestWhole
  }

  /// The least difference of two numbers with different texts.
  var unit: Double { 1 / NumberFormat.power(of: places.upperBound) }

  /// Returns ten to the power of `exponent`, which is at most 9.
  private static func power(of exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
