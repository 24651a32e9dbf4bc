/// The rules of UAX #14 as a state machine, which reads a text from its beginning or from a break.
///
/// It has the recommended rule for numbers of section 8.2, example 7.
struct LineBreaks {
  private typealias Class = LineBreakClass

  /// A number, its prefix and its suffix, which stay together.
  private enum Number {
    case none
    /// Digits, and signs between them.
    case digits
    /// Closing punctuation after the digits.
    case closed
  }

  /// The last class, with the marks behind it; `nil` at the beginning.
  private var last: Class?
  /// The class before the spaces at the end; `nil` without spaces.
  private var beforeSpaces: Class?
  /// The class before `last`.
  private var earlier: Class?
  private var number = Number.none
  /// Whether an odd number of regional indicators is at the end.
  private var isHalfFlag = false
  private var endsInJoiner = false

  init() {}

  /// Reads `scalar`, and returns whether the line may break in front of it.
  ///
  /// `next` is the scalar behind it, which matters for a bracket before a number.
  mutating func breaks(before scalar: Unicode.Scalar, followedBy next: Unicode.Scalar?) -> Bool {
    let found = LineBreakClass(of: scalar)
    guard let last else {
      begin(found == .mark || found == .joiner ? .alphabetic : found)
      endsInJoiner = found == .joiner
      return false
    }
    // LB9 and LB10: marks belong to the character before them, or are letters.
    if found == .mark || found == .joiner {
      if !last.isBreak, last != .space, last != .zeroWidthSpace {
        endsInJoiner = found == .joiner
        return false
      }
      let isBreak = self.isBreak(before: .alphabetic)
      append(.alphabetic)
      endsInJoiner = found == .joiner
      return isBreak
    }
    let opensNumber =
      found == .openPunctuation && (last == .prefix || last == .postfix)
      && next.map { LineBreakClass(of: $0) } == .numeric
    let isBreak = !opensNumber && self.isBreak(before: found)
    append(found)
    endsInJoiner = false
    return isBreak
  }

  private mutating func begin(_ found: Class) {
    last = found
    number = found == .numeric ? .digits : .none
    isHalfFlag = found == .regionalIndicator
  }

  private mutating func append(_ found: Class) {
    if found == .space {
      if last != .space { beforeSpaces = last }
    } else {
      beforeSpaces = nil
    }
    switch found {
    case .numeric: number = .digits
    case .symbol, .infix: if number != .digits { number = .none }
    case .closePunctuation, .closeParenthesis, .wideCloseParenthesis:
      number = number == .digits ? .closed : .none
    default: number = .none
    }
    isHalfFlag = found == .regionalIndicator && !isHalfFlag
    earlier = last
    last = found
  }

  /// Returns whether there is a break between the text so far and `next`, by the rules in order.
  private func isBreak(before next: Class) -> Bool {
    guard let last else { return false }
    if last.isBreak { return !(last == .carriageReturn && next == .lineFeed) }
    if next.isBreak || next == .space || next == .zeroWidthSpace { return false }
    if (beforeSpaces ?? last) == .zeroWidthSpace { return true }
    if endsInJoiner || next == .wordJoiner || last == .wordJoiner || last == .glue { return false }
    if next == .glue, last != .space, last != .after, last != .hyphen { return false }
    if next.isClosing { return false }
    let base = beforeSpaces ?? last
    if base.isOpening || base == .quotation && next.isOpening { return false }
    if base.isClosed && next == .nonstarter || base == .both && next == .both { return false }
    if last == .space { return true }
    return isBreak(last, next)
  }

  /// Returns whether there is a break between two characters without spaces (LB19 to LB31).
  private func isBreak(_ last: Class, _ next: Class) -> Bool {
    if next == .quotation || last == .quotation { return false }
    if next == .contingent || last == .contingent { return true }
    if next == .after || next == .hyphen || next == .nonstarter || last == .before { return false }
    if earlier == .hebrew, last == .hyphen || last == .after { return false }
    if last == .symbol, next == .hebrew { return false }
    if next == .inseparable { return false }
    if last.isLetter && next == .numeric || last == .numeric && next.isLetter { return false }
    if last == .prefix && next.isPictograph || last.isPictograph && next == .postfix {
      return false
    }
    if (last == .prefix || last == .postfix) && next.isLetter { return false }
    if last.isLetter && (next == .prefix || next == .postfix) { return false }
    if joinsNumber(last, next) { return false }
    if joinsSyllable(last, next) { return false }
    if last.isLetter && next.isLetter || last == .infix && next.isLetter { return false }
    if (last.isLetter || last == .numeric) && next == .openPunctuation { return false }
    if last == .closeParenthesis && (next.isLetter || next == .numeric) { return false }
    if last == .regionalIndicator && next == .regionalIndicator { return !isHalfFlag }
    return !((last == .emojiBase || last == .unassignedEmoji) && next == .emojiModifier)
  }

  /// LB25: Returns whether both are parts of one number.
  private func joinsNumber(_ last: Class, _ next: Class) -> Bool {
    let isAffix = last == .prefix || last == .postfix
    if isAffix || last == .openPunctuation || last == .hyphen, next == .numeric { return true }
    switch number {
    case .none: return false
    case .digits:
      return next == .numeric || next == .symbol || next == .infix || next == .postfix
        || next == .prefix
    case .closed: return next == .postfix || next == .prefix
    }
  }

  /// LB26 and LB27: Returns whether both are in one Korean syllable, or a syllable with its unit.
  private func joinsSyllable(_ last: Class, _ next: Class) -> Bool {
    switch last {
    case .leadingJamo:
      if next == .leadingJamo || next == .vowelJamo || next == .syllable || next == .closedSyllable
      {
        return true
      }
    case .vowelJamo, .syllable: if next == .vowelJamo || next == .trailingJamo { return true }
    case .trailingJamo, .closedSyllable: if next == .trailingJamo { return true }
    case .prefix: return next.isSyllable
    default: return false
    }
    return next == .postfix
  }
}

// MARK: Breaks in a text

extension LineBreaks {
  /// Calls `body` with each scalar of `text`, its position, that behind it, and whether the line may
  /// break in front of it, until the closure returns `false`.
  private static func forEachScalar(
    in text: Substring,
    _ body: (Unicode.Scalar, Substring.Index, Substring.Index, _ isBreak: Bool) -> Bool
  ) {
    var breaks = LineBreaks()
    let scalars = text.unicodeScalars
    var place = text.startIndex
    var isPrepended = false
    while place < text.endIndex {
      let scalar = scalars[place]
      let next = scalars.index(after: place)
      // There is no break between English letters, and no rule looks at more than one of them.
      let isBreak =
        !(breaks.isAfterLetter && scalar.isEnglishLetter)
        && breaks.breaks(before: scalar, followedBy: next < text.endIndex ? scalars[next] : nil)
        && !isPrepended && !scalar.joinsBefore
      guard body(scalar, place, next, isBreak) else { return }
      isPrepended = !scalar.isASCII && ScalarClass(listed: scalar) == .prepended
      place = next
    }
  }

  /// Returns the last break of `text` up to `limit`; `nil` if there is none.
  static func last(in text: Substring, upTo limit: Substring.Index) -> Substring.Index? {
    var last: Substring.Index?
    forEachScalar(in: text) { _, place, _, isBreak in
      if isBreak, place <= limit { last = place }
      return place < limit
    }
    return last
  }

  /// Returns the last break of `text` for a line of `columns` cells; `nil` if there is none.
  ///
  /// The words in front of it end at `limit` or before it; white space behind them may not fit, and
  /// belongs to no line.
  static func last(
    in text: Substring, fitting limit: Substring.Index, columns: Int
  ) -> (words: Substring.Index, next: Substring.Index)? {
    var last: (words: Substring.Index, next: Substring.Index)?
    var words = text.startIndex
    var isAfterSoftHyphen = false
    var isFull = false
    forEachScalar(in: text) { scalar, place, next, isBreak in
      // A soft hyphen needs a cell for the hyphen.
      if isBreak, words > text.startIndex,
        !isAfterSoftHyphen || 1..<columns ~= displayWidth(of: text[..<words])
      {
        last = (words, place)
      }
      isAfterSoftHyphen = scalar == .softHyphen
      if scalar.isBlankOfLine { return true }
      isFull = place >= limit
      words = next
      return !isFull
    }
    return isFull || words == text.startIndex ? last : (words, text.endIndex)
  }

  /// Whether a letter, and nothing behind it, is the last character.
  private var isAfterLetter: Bool { last == .alphabetic && !endsInJoiner }
}

extension Substring {
  /// Whether the part ends with a soft hyphen at which a line is broken.
  var endsInHyphen: Bool {
    unicodeScalars.last == .softHyphen && endIndex < base.endIndex && !base[endIndex].isNewline
  }

  /// The line with a hyphen in the place of a soft one at its end.
  func withHyphen(columns: Int) -> Substring {
    endsInHyphen && displayWidth(of: self) < columns ? self + "-" : self
  }
}

extension Unicode.Scalar {
  fileprivate static let softHyphen: Unicode.Scalar = "\u{AD}"

  /// Whether the scalar is in one character with the scalar before it, also where a line might break.
  fileprivate var joinsBefore: Bool {
    guard !isASCII, case let kind = ScalarClass(listed: self) else { return false }
    return kind.joins && kind != .regionalIndicator
  }

  fileprivate var isEnglishLetter: Bool { (value | 0x20) &- 0x61 < 26 }

  /// Whether the scalar is white space, which needs no place at the end of a line.
  fileprivate var isBlankOfLine: Bool {
    if isASCII { return value == 0x20 || value == 0x09 }
    return self == "\u{200B}"
      || properties.generalCategory == .spaceSeparator && self != "\u{A0}" && self != "\u{202F}"
  }
}
