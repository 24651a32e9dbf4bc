/// The width of East Asian ambiguous characters, in columns.
public enum AmbiguousWidth: String, Sendable, CaseIterable {
  /// One column, as in most terminals.
  case narrow
  /// Two columns, as in terminals set up for Chinese, Japanese or Korean text.
  case wide
}

extension AmbiguousWidth {
  /// The width for the current layout or painting, set by the surface for that task.
  @TaskLocal static var current = AmbiguousWidth.narrow
}

/// The width of one character in terminals that support grapheme clusters.
enum CharacterWidth {
  /// Returns 0, 1 or 2 columns; 0 for a scalar that is invisible by itself.
  static func columns(
    of scalar: Unicode.Scalar, ambiguous: AmbiguousWidth = .current
  ) -> Int {
    ScalarClass(of: scalar).columns(ambiguous)
  }

  /// Returns 0, 1 or 2 columns; a grapheme cluster is never wider.
  static func columns(
    of cluster: Character, ambiguous: AmbiguousWidth = .current
  ) -> Int {
    var measure = ClusterMeasure(ambiguous)
    for scalar in cluster.unicodeScalars { measure.add(scalar, ScalarClass(of: scalar)) }
    return measure.columns
  }
}
