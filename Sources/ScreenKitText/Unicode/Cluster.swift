/// What is shown as one unit: a letter with its marks, an emoji sequence, a flag.
///
/// Nothing a terminal could obey is ever in one.
package struct Cluster: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    /// The value of the only scalar.
    case scalar(UInt32)
    /// At least two scalars.
    case sequence(String)
  }

  package let content: Content
  /// 1 or 2 columns.
  package let width: Int
  /// Terminals disagree about the width, so that the cursor has to be placed behind it.
  package let hasUncertainWidth: Bool

  /// What the cluster puts on a screen.
  package var text: String {
    switch content {
    case .scalar(let value): String(Unicode.Scalar(value) ?? "\u{FFFD}")
    case .sequence(let text): text
    }
  }
}

extension Cluster {
  /// A single scalar in place of, or just as, the one of the text; `nil` if there is nothing to see.
  init?(_ scalar: Unicode.Scalar, _ kind: ScalarClass, _ ambiguous: AmbiguousWidth) {
    width = kind.columns(ambiguous)
    guard width > 0 else { return nil }
    hasUncertainWidth = kind.isDisputed(ambiguous)
    content =
      switch kind {
      case .control: .scalar(0xFFFD)
      case .lineBreak: .scalar(0x20)
      default: .scalar(scalar.value)
      }
  }

  /// Several scalars, cut where more are stacked than any writing needs, and cleansed.
  ///
  /// Marks at the start have lost their base and would change the cell before, a joiner at the end
  /// the one behind; tags spell the name of a region behind a black flag, and hide text elsewhere.
  init?(_ scalars: Substring.UnicodeScalarView, _ ambiguous: AmbiguousWidth) {
    if let base = scalars.first, case let kind = ScalarClass(of: base), kind.isInvisible {
      self.init(base, kind, ambiguous)
      return
    }
    var measure = ClusterMeasure(ambiguous)
    var kept = String.UnicodeScalarView()
    var (count, bytes) = (0, 0)
    for scalar in scalars {
      let kind = ScalarClass(of: scalar)
      if kind.isInvisible || (count == 0 && kind.columns(ambiguous) == 0) { continue }
      if kind == .tag && kept.first != "\u{1F3F4}" { continue }
      (count, bytes) = (count + 1, bytes + UTF8.width(scalar))
      if count > 32 || bytes > 128 { break }
      measure.add(scalar, kind)
      kept.append(scalar)
    }
    while kept.last == .joiner { kept.removeLast() }
    guard let first = kept.first else { return nil }
    let isSingle = kept.index(after: kept.startIndex) == kept.endIndex
    self.init(
      content: isSingle ? .scalar(first.value) : .sequence(String(kept)), width: measure.columns,
      hasUncertainWidth: measure.hasUncertainWidth)
  }
}
