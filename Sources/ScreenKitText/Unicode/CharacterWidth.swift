/// The columns of the characters whose width depends on where a terminal is used.
public enum AmbiguousWidth: String, Sendable, CaseIterable {
  /// One column, as in most terminals.
  case narrow
  /// Two columns, as terminals set up for Chinese, Japanese or Korean text show them.
  case wide
}

extension AmbiguousWidth {
  /// What holds while a surface lays out and paints, which it says for the extent of that work.
  @TaskLocal package static var current = AmbiguousWidth.narrow
}

/// The columns of one character, as terminals that know grapheme clusters count them.
package enum CharacterWidth {
  /// 0, 1 or 2 columns; 0 for a scalar that shows nothing by itself.
  package static func columns(
    of scalar: Unicode.Scalar, ambiguous: AmbiguousWidth = .current
  ) -> Int {
    ScalarClass(of: scalar).columns(ambiguous)
  }

  /// 0, 1 or 2 columns; a cluster is never wider.
  package static func columns(
    of cluster: Character, ambiguous: AmbiguousWidth = .current
  ) -> Int {
    var measure = ClusterMeasure(ambiguous)
    for scalar in cluster.unicodeScalars { measure.add(scalar, ScalarClass(of: scalar)) }
    return measure.columns
  }
}
