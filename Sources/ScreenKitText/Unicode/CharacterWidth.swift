/// The columns of the characters whose width depends on where a terminal is used.
package enum AmbiguousWidth: Sendable {
  case narrow
  /// As terminals set up for Chinese, Japanese or Korean text show them.
  case wide
}

/// The columns of one character, as terminals that know grapheme clusters count them.
package enum CharacterWidth {
  /// 0, 1 or 2 columns; 0 for a scalar that shows nothing by itself.
  package static func columns(
    of scalar: Unicode.Scalar, ambiguous: AmbiguousWidth = .narrow
  ) -> Int {
    ScalarClass(of: scalar).columns(ambiguous)
  }

  /// 0, 1 or 2 columns; a cluster is never wider.
  package static func columns(
    of cluster: Character, ambiguous: AmbiguousWidth = .narrow
  ) -> Int {
    var measure = ClusterMeasure(ambiguous)
    for scalar in cluster.unicodeScalars { measure.add(scalar, ScalarClass(of: scalar)) }
    return measure.columns
  }
}
