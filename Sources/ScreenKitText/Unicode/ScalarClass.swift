/// The class of a scalar in a row of cells: its width, and whether it joins its neighbours.
///
/// The raw values are the letters of the generated table.
enum ScalarClass: UInt8 {
  case narrow = 0x41
  case wide
  /// A scalar that is wide in terminals set up for East Asian text, and narrow in all others.
  case ambiguous
  /// A narrow scalar, which is wide before an emoji variation selector.
  case textEmoji
  case ambiguousEmoji
  /// A wide scalar, which is narrow before a text variation selector.
  case wideEmoji
  /// A scalar that is narrow by Unicode, but wider in some terminals: private use, recent
  /// additions.
  case disputedNarrow
  case disputedWide
  /// A narrow scalar in one cluster with the scalar after it.
  case prepended
  /// A wide scalar in one cluster with the vowel and final jamo after it.
  case leadingJamo
  /// A scalar of no width: nonspacing marks, joiners, selectors, vowel and final jamo.
  case mark
  /// A mark that can widen its base.
  case spacingMark
  /// A letter in one cluster with the base before it.
  case joiningNarrow
  case skinTone
  case regionalIndicator
  /// An invisible letter for the flag of a region, which can also carry hidden text.
  case tag
  /// An invisible scalar: bidi controls, fillers, invisible operators.
  case ignorable
  case lineBreak
  /// A control character, which a terminal could obey; text must not contain it.
  case control
  /// A scalar missing in the data from which the table was generated.
  case unlisted
}

extension ScalarClass {
  init(of scalar: Unicode.Scalar) {
    self.init(listed: scalar)
    if self == .unlisted { self = Self(unlisted: scalar.properties) }
  }

  /// Creates the class from the table, for clustering; the standard library handles unlisted
  /// scalars.
  @inline(__always)
  init(listed scalar: Unicode.Scalar) {
    let value = Int(scalar.value)
    let middle = Self.number(ScalarTable.tops, at: value >> 10) << 5 | (value >> 5 & 31)
    let leaf = Self.number(ScalarTable.middles, at: middle) << 5 | (value & 31)
    self = Self(rawValue: ScalarTable.leaves.utf8Start[leaf]) ?? .unlisted
  }

  private init(unlisted properties: Unicode.Scalar.Properties) {
    self =
      switch properties.generalCategory {
      case .nonspacingMark, .enclosingMark: .mark
      case .spacingMark: .spacingMark
      case .format: .ignorable
      default: properties.isEmojiPresentation ? .disputedWide : .disputedNarrow
      }
  }

  /// Returns the table entry at `place`; entries are written as two digits of five bits.
  private static func number(_ stage: StaticString, at place: Int) -> Int {
    let digits = stage.utf8Start + 2 * place
    return Int(digits[0] &- 0x5E) << 5 | Int(digits[1] &- 0x5E)
  }

  /// Whether the scalar may be in one cluster with the scalar before it.
  var joins: Bool {
    switch self {
    case .mark, .spacingMark, .joiningNarrow, .skinTone, .regionalIndicator, .tag, .unlisted: true
    default: false
    }
  }

  /// Whether the scalar may be in one cluster with a scalar after it that joins nothing by itself.
  var opens: Bool { self == .prepended || self == .leadingJamo || joins }

  /// Whether the scalar is an emoji with two presentations, chosen by a variation selector.
  var hasVariations: Bool {
    self == .textEmoji || self == .ambiguousEmoji || self == .wideEmoji
  }

  /// Whether the scalar has no visible effect, or one that no cluster may have.
  var isInvisible: Bool { self == .ignorable || self == .lineBreak || self == .control }

  /// Returns whether terminals disagree about the width.
  func isDisputed(_ ambiguous: AmbiguousWidth) -> Bool {
    switch self {
    case .narrow, .wide, .textEmoji, .wideEmoji, .mark, .lineBreak: false
    // Nearly all terminals are set up for narrow ambiguous characters, and agree about them.
    case .ambiguous, .ambiguousEmoji, .control: ambiguous == .wide
    default: true
    }
  }

  func columns(_ ambiguous: AmbiguousWidth) -> Int {
    switch self {
    case .narrow, .textEmoji, .disputedNarrow, .prepended, .joiningNarrow, .lineBreak, .unlisted: 1
    case .wide, .wideEmoji, .disputedWide, .leadingJamo, .skinTone, .regionalIndicator: 2
    case .ambiguous, .ambiguousEmoji, .control: ambiguous == .wide ? 2 : 1
    case .mark, .spacingMark, .tag, .ignorable: 0
    }
  }
}
