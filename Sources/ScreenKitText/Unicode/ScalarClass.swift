/// What a scalar does in a row of cells: how wide it is, and whether it joins its neighbours.
///
/// The raw values are the letters of the generated table.
enum ScalarClass: UInt8 {
  case narrow = 0x41
  case wide
  /// Wide in terminals set up for East Asian text, narrow elsewhere.
  case ambiguous
  /// Narrow, and wide with an emoji variation selector behind it.
  case textEmoji
  case ambiguousEmoji
  /// Wide, and narrow with a text variation selector behind it.
  case wideEmoji
  /// Narrow by the data, and wider in some terminals: private use, recent additions.
  case disputedNarrow
  case disputedWide
  /// Narrow, and in one cluster with what follows.
  case prepended
  /// Wide, and in one cluster with the vowels and the finals that follow.
  case leadingJamo
  /// Without a width of its own: nonspacing marks, joiners, selectors, vowel and final jamo.
  case mark
  /// Makes a narrow base wide.
  case spacingMark
  /// A letter that is in one cluster with the base before it.
  case joiningNarrow
  case skinTone
  case regionalIndicator
  /// Invisible letters, meant for the flags of regions, that can carry hidden text.
  case tag
  /// Without any visible effect of its own: bidi controls, fillers, invisible operators.
  case ignorable
  case lineBreak
  /// What a terminal could obey, and what no text may contain.
  case control
  /// Not in the data that the table was made from.
  case unlisted
}

extension ScalarClass {
  init(of scalar: Unicode.Scalar) {
    self.init(listed: scalar)
    if self == .unlisted { self = Self(unlisted: scalar.properties) }
  }

  /// What the table says: for clustering, in which the standard library decides about the unlisted.
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

  /// Places are written as two digits of five bits.
  private static func number(_ stage: StaticString, at place: Int) -> Int {
    let digits = stage.utf8Start + 2 * place
    return Int(digits[0] &- 0x5E) << 5 | Int(digits[1] &- 0x5E)
  }

  /// May be in one cluster with the scalar before it.
  var joins: Bool {
    switch self {
    case .mark, .spacingMark, .joiningNarrow, .skinTone, .regionalIndicator, .tag, .unlisted: true
    default: false
    }
  }

  /// May be in one cluster with a scalar behind it that joins nothing by itself.
  var opens: Bool { self == .prepended || self == .leadingJamo || joins }

  /// An emoji with two presentations, chosen by a variation selector.
  var hasVariations: Bool {
    self == .textEmoji || self == .ambiguousEmoji || self == .wideEmoji
  }

  /// Without effect, or with one that no cluster may have.
  var isInvisible: Bool { self == .ignorable || self == .lineBreak || self == .control }

  /// Terminals do not agree on the width.
  func isDisputed(_ ambiguous: AmbiguousWidth) -> Bool {
    switch self {
    case .narrow, .wide, .textEmoji, .wideEmoji, .mark, .lineBreak: false
    // Terminals that are not set up for wide ones, nearly all, agree that these are narrow.
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
