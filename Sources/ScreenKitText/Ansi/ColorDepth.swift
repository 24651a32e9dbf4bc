/// How many colours the terminal is told of.
public enum ColorDepth: Hashable, Sendable {
  /// No colours, only attributes, as `NO_COLOR` asks for.
  case none
  /// Everything that a style names.
  case full
}
