/// A grapheme cluster as displayed: a letter with its marks, an emoji sequence, a flag.
///
/// It never contains control characters.
struct Cluster: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    /// The value of the only scalar.
    case scalar(UInt32)
    /// At least two scalars.
    case sequence(String)
  }

  let content: Content
  /// The width: 1 or 2 columns.
  let width: Int
  /// Whether terminals disagree about the width, so that the cursor must be positioned after it.
  let hasUncertainWidth: Bool

  /// The text that the cluster writes to the screen.
  var text: String {
    switch content {
    case .scalar(let value): String(Unicode.Scalar(value) ?? "\u{FFFD}")
    case .sequence(let text): text
    }
  }
}

extension Cluster {
  /// Creates a cluster of one scalar, or of its replacement if it is a control character or line
  /// break.
  ///
  /// Returns `nil` if the scalar is invisible.
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

  /// Creates a cluster of several scalars without harmful ones, cut after 32 scalars or 128 bytes.
  ///
  /// Marks at the start have no base and would change the previous cell; a joiner at the end would
  /// change the next one. Tags spell the name of a region after a black flag, and hide text
  /// elsewhere. Returns `nil` if nothing visible is left.
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
