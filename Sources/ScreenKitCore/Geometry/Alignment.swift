/// Where content stands in room that is larger than it.
public enum Alignment: Hashable, Sendable {
  /// At the left or the top.
  case leading
  case center
  /// At the right or the bottom.
  case trailing
  /// Stretched over all of it.
  case fill
}
