/// What a view means by its appearance; the look decides what that looks like.
public struct ViewStyle: Hashable, Sendable {
  /// The meaning of a view's colour.
  public enum Tint: Hashable, Sendable, CaseIterable {
    /// As text usually is.
    case standard
    /// The colour of the app itself.
    case accent
    /// Less important than what surrounds it.
    case secondary
    /// Went well.
    case positive
    /// Needs attention.
    case warning
    /// Went wrong, or cannot be undone.
    case negative
  }

  /// The weight of a view's text.
  public enum Emphasis: Hashable, Sendable, CaseIterable {
    case regular, strong, faint
  }

  /// The meaning of the colour.
  public var tint: Tint
  /// The weight of the text.
  public var emphasis: Emphasis

  /// Makes a style.
  public init(tint: Tint = .standard, emphasis: Emphasis = .regular) {
    self.tint = tint
    self.emphasis = emphasis
  }
}
