/// The direction in which a language is written and a layout runs.
public enum LayoutDirection: Hashable, Sendable {
  /// The start is on the left, as in English.
  case leftToRight
  /// The start is on the right, as in Arabic and Hebrew.
  case rightToLeft
}
