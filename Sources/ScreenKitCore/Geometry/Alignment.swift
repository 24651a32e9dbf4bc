/// The alignment of content in a larger space.
public enum Alignment: Hashable, Sendable {
  /// At the start or the top; the start is on the left, or on the right in a mirrored layout.
  case leading
  /// In the middle.
  case center
  /// At the end or the bottom.
  case trailing
  /// Stretched over the whole space.
  case fill
}
