/// The width of one grapheme cluster, measured scalar by scalar.
struct ClusterMeasure {
  private(set) var columns = 0
  /// Whether terminals may disagree about the width.
  ///
  /// They agree about a base of undisputed width with nonspacing marks.
  private(set) var hasUncertainWidth = false
  private var previous: ScalarClass?
  private let ambiguous: AmbiguousWidth

  init(_ ambiguous: AmbiguousWidth) { self.ambiguous = ambiguous }

  mutating func add(_ scalar: Unicode.Scalar, _ kind: ScalarClass) {
    hasUncertainWidth =
      hasUncertainWidth || kind.isDisputed(ambiguous) || (previous != nil && kind != .mark)
      || scalar.choosesPresentation || scalar.isUnclassedMark(kind)
    columns = min(2, columns + added(by: scalar, kind))
    previous = kind
  }

  private func added(by scalar: Unicode.Scalar, _ kind: ScalarClass) -> Int {
    switch scalar {
    case .emojiSelector: previous?.hasVariations == true ? 2 : 0
    // Most terminals that support variation selectors give the text form of an emoji one column.
    case .textSelector: previous == .wideEmoji && columns == 2 ? -1 : 0
    default: kind == .spacingMark ? min(1, columns) : kind.columns(ambiguous)
    }
  }
}

extension Unicode.Scalar {
  static let joiner: Unicode.Scalar = "\u{200D}"
  static let textSelector: Unicode.Scalar = "\u{FE0E}"
  static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  /// Returns whether the scalar is a mark without a combining class, by which some terminals detect
  /// marks.
  fileprivate func isUnclassedMark(_ kind: ScalarClass) -> Bool {
    kind == .mark && properties.canonicalCombiningClass == .notReordered
  }

  fileprivate var choosesPresentation: Bool {
    self == .joiner || self == .textSelector || self == .emojiSelector
  }
}
