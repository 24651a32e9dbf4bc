/// The class of a scalar for line breaks (UAX #14), after rule LB1.
///
/// The raw values are the signs of the generated table.
enum LineBreakClass: UInt8 {
  case alphabetic = 0x30
  case mandatory, carriageReturn, lineFeed, nextLine
  case space, zeroWidthSpace, wordJoiner, glue
  case mark, joiner
  case closePunctuation, closeParenthesis, openPunctuation, exclamation, infix, symbol, quotation
  case nonstarter, both, after, before, hyphen, contingent
  case numeric, postfix, prefix
  case ideographic, emojiBase, emojiModifier, hebrew, inseparable
  case leadingJamo, vowelJamo, trailingJamo, syllable, closedSyllable
  case regionalIndicator
  case wideOpenPunctuation, wideCloseParenthesis
  /// An unassigned scalar for future emoji, which modifiers may follow.
  case unassignedEmoji

  /// Creates the class of `scalar`.
  @inline(__always)
  init(of scalar: Unicode.Scalar) {
    let value = Int(scalar.value)
    let middle = Self.number(LineBreakTable.tops, at: value >> 10) << 5 | (value >> 5 & 31)
    let leaf = Self.number(LineBreakTable.middles, at: middle) << 5 | (value & 31)
    self = Self(rawValue: LineBreakTable.leaves.utf8Start[leaf]) ?? .alphabetic
  }

  /// Returns the table entry at `place`; entries are written as two digits of five bits.
  private static func number(_ stage: StaticString, at place: Int) -> Int {
    let digits = stage.utf8Start + 2 * place
    return Int(digits[0] &- 0x5E) << 5 | Int(digits[1] &- 0x5E)
  }
}

extension LineBreakClass {
  /// Whether a line ends after the character in any case.
  var isBreak: Bool {
    self == .mandatory || self == .carriageReturn || self == .lineFeed || self == .nextLine
  }

  var isOpening: Bool { self == .openPunctuation || self == .wideOpenPunctuation }

  var isClosed: Bool {
    self == .closePunctuation || self == .closeParenthesis || self == .wideCloseParenthesis
  }

  /// Whether no line begins with the character.
  var isClosing: Bool {
    isClosed || self == .exclamation || self == .infix || self == .symbol
  }

  var isLetter: Bool { self == .alphabetic || self == .hebrew }

  var isPictograph: Bool {
    self == .ideographic || self == .emojiBase || self == .emojiModifier || self == .unassignedEmoji
  }

  var isSyllable: Bool {
    switch self {
    case .leadingJamo, .vowelJamo, .trailingJamo, .syllable, .closedSyllable: true
    default: false
    }
  }
}
