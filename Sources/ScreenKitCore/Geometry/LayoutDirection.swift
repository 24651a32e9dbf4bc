/// The direction of writing in a language, and of layout.
public enum LayoutDirection: Hashable, Sendable {
  /// The start is on the left, as in English.
  case leftToRight
  /// The start is on the right, as in Arabic and Hebrew.
  case rightToLeft
}
