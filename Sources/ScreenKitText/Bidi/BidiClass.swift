/// The bidirectional class of a scalar (UAX #9, table 4).
///
/// The raw values are the letters of the generated table.
enum BidiClass: UInt8, Sendable {
  case leftToRight = 0x41
  case rightToLeft
  case arabicLetter
  case europeanNumber
  case europeanSeparator
  case europeanTerminator
  case arabicNumber
  case commonSeparator
  case nonspacingMark
  case boundaryNeutral
  case paragraphSeparator
  case segmentSeparator
  case whitespace
  case otherNeutral
  case leftToRightEmbedding
  case leftToRightOverride
  case rightToLeftEmbedding
  case rightToLeftOverride
  case popEmbedding
  case leftToRightIsolate
  case rightToLeftIsolate
  case firstStrongIsolate
  case popIsolate
}

extension BidiClass {
  init(of scalar: Unicode.Scalar) {
    let value = Int(scalar.value)
    let middle = Self.number(BidiTable.tops, at: value >> 10) << 5 | (value >> 5 & 31)
    let leaf = Self.number(BidiTable.middles, at: middle) << 5 | (value & 31)
    self = Self(rawValue: BidiTable.leaves.utf8Start[leaf]) ?? .leftToRight
  }

  /// Returns the table entry at `place`; entries are written as two digits of five bits.
  private static func number(_ stage: StaticString, at place: Int) -> Int {
    let digits = stage.utf8Start + 2 * place
    return (Int(digits[0]) - 0x5E) << 5 | (Int(digits[1]) - 0x5E)
  }

  /// Whether the scalar begins an isolate.
  var isIsolateInitiator: Bool {
    self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate
  }

  /// Whether rule X9 removes the scalar, which is invisible and has no further effect.
  var isRemoved: Bool {
    switch self {
    case .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride,
      .popEmbedding, .boundaryNeutral:
      true
    default: false
    }
  }

  /// Whether the rules for neutrals treat the scalar as neutral or isolate (NI).
  var isNeutral: Bool {
    switch self {
    case .paragraphSeparator, .segmentSeparator, .whitespace, .otherNeutral, .leftToRightIsolate,
      .rightToLeftIsolate, .firstStrongIsolate, .popIsolate:
      true
    default: false
    }
  }

  /// The direction that counts for neutrals beside the scalar; numbers count as right-to-left.
  var strong: BidiClass? {
    switch self {
    case .leftToRight: .leftToRight
    case .rightToLeft, .arabicLetter, .europeanNumber, .arabicNumber: .rightToLeft
    default: nil
    }
  }

  /// Returns the direction of a level: odd levels are right-to-left.
  static func direction(of level: UInt8) -> BidiClass {
    level.isMultiple(of: 2) ? .leftToRight : .rightToLeft
  }
}
