/// The number in a typed text, or the reason why there is none.
enum ReadNumber: Hashable, Sendable {
  /// The text is empty or contains only spaces.
  case empty
  /// The text is the beginning of a number, such as `-` or `1e`.
  case incomplete
  /// The text is neither a number nor the beginning of one.
  case invalid
  /// A number and the number of its decimal places, which an exponent moves.
  case number(Double, places: Int)
}

extension NumberFormat {
  /// Returns the number in `text`; digits of any script are accepted.
  ///
  /// Separators are optional, but a group after a separator must have three digits. Otherwise "1,5"
  /// would become fifteen for users with a decimal comma.
  func read(_ text: String) -> ReadNumber {
    var rest = text.trimmed
    if rest.isEmpty { return .empty }
    let (start, end) = (prefix.trimmed, suffix.trimmed)
    if !start.isEmpty, rest.hasPrefix(start) { rest = rest.dropFirst(start.count).trimmed }
    if !end.isEmpty, rest.hasSuffix(end) { rest = rest.dropLast(end.count).trimmed }
    var reader = NumberReader(self)
    for character in rest {
      guard reader.consume(character) else { return .invalid }
    }
    return reader.result
  }
}

/// A parser that reads a number character by character.
private struct NumberReader {
  /// The part of the number that contains the last character read.
  private enum Part {
    case start, sign, whole, point, fraction, exponentMark, exponentSign, exponent
  }

  private let format: NumberFormat
  private var part = Part.start
  /// The number in the syntax of the standard library.
  private var literal = ""
  private var hasDigits = false
  /// The number of digits since the last separator, and whether there was a separator.
  private var group = (digits: 0, isAfterSeparator: false)
  /// The number of digits after the point, and of those up to the last one that is not zero, without
  /// the effect of the exponent.
  private var decimals = 0
  private var places = 0
  private var exponent = (isNegative: false, value: 0)

  init(_ format: NumberFormat) { self.format = format }

  var result: ReadNumber {
    switch part {
    case .start, .sign, .exponentMark, .exponentSign: return .incomplete
    case .whole, .point, .fraction, .exponent:
      let isOpen = group.isAfterSeparator && group.digits < 3 && part == .whole
      guard hasDigits, !isOpen else { return .incomplete }
      // An exponent that is too great results in infinity.
      guard let number = Double(part == .point ? literal + "0" : literal), number.isFinite else {
        return .invalid
      }
      let moved = exponent.isNegative ? -exponent.value : exponent.value
      return .number(number, places: max(0, places - moved))
    }
  }

  /// Reads the next character; returns `false` if it is not allowed at this position.
  mutating func consume(_ character: Character) -> Bool {
    if let digit = character.decimalDigit { return consume(digit) }
    if character == format.point, part == .start || part == .sign || part == .whole {
      guard isGroupComplete else { return false }
      literal += hasDigits ? "." : "0."
      part = .point
      return true
    }
    if let separator = format.separator, character.separates(as: separator), part == .whole {
      return separate()
    }
    switch character {
    case "-", "\u{2212}", "+": return consume(sign: character == "+" ? "+" : "-")
    case "e", "E": return beginExponent()
    default: return false
    }
  }

  private var isGroupComplete: Bool { !group.isAfterSeparator || group.digits == 3 }

  private mutating func consume(_ digit: Int) -> Bool {
    switch part {
    case .start, .sign, .whole:
      if group.isAfterSeparator, group.digits == 3 { return false }
      group.digits += 1
      part = .whole
    case .point, .fraction:
      decimals += 1
      // A zero at the end is no place: 5.00 is a whole number.
      if digit > 0 { places = decimals }
      part = .fraction
    case .exponentMark, .exponentSign, .exponent:
      // The limit prevents an overflow; it is beyond the exponents of all numbers.
      exponent.value = min(exponent.value * 10 + digit, 10_000)
      part = .exponent
    }
    hasDigits = true
    literal += "\(digit)"
    return true
  }

  private mutating func separate() -> Bool {
    guard isGroupComplete, group.digits <= 3 else { return false }
    group = (0, true)
    return true
  }

  private mutating func consume(sign: String) -> Bool {
    switch part {
    case .start: part = .sign
    case .exponentMark:
      exponent.isNegative = sign == "-"
      part = .exponentSign
    default: return false
    }
    literal += sign
    return true
  }

  private mutating func beginExponent() -> Bool {
    let isReady =
      switch part {
      case .whole: isGroupComplete
      case .point, .fraction: hasDigits
      case .start, .sign, .exponentMark, .exponentSign, .exponent: false
      }
    guard isReady else { return false }
    literal += part == .point ? "0e" : "e"
    part = .exponentMark
    return true
  }
}

extension Character {
  private static let apostrophes: Set<Character> = ["'", "\u{2019}", "\u{2BC}"]

  /// Returns whether the character is `separator`, or one that is typed or copied in its place:
  /// few keyboards have the narrow space of French, or the apostrophe of Switzerland.
  fileprivate func separates(as separator: Character) -> Bool {
    self == separator || isWhitespace && separator.isWhitespace
      || Character.apostrophes.contains(self) && Character.apostrophes.contains(separator)
  }

  /// The value of a decimal digit of any script; `nil` for other characters, such as superscripts.
  var decimalDigit: Int? {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1,
      scalar.properties.numericType == .decimal
    else { return nil }
    return wholeNumberValue
  }
}

extension StringProtocol {
  /// The text without the spaces at its ends.
  fileprivate var trimmed: SubSequence {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return self[endIndex...] }
    return self[start...last]
  }
}
