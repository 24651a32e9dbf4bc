/// The alignment of content in a space that is larger than it.
public enum Alignment: Hashable, Sendable {
  /// At the left or the top.
  case leading
  case center
  /// At the right or the bottom.
  case trailing
  /// Stretched over the whole space.
  case fill
}
