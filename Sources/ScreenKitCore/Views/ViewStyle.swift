/// The meaning of a view's appearance; the look defines its colours and attributes.
public struct ViewStyle: Hashable, Sendable {
  /// The meaning of a view's colour.
  public enum Tint: Hashable, Sendable, CaseIterable {
    /// Ordinary text.
    case standard
    /// The accent colour of the app.
    case accent
    /// Less important than the surrounding views.
    case secondary
    /// A success.
    case positive
    /// A warning that needs attention.
    case warning
    /// An error, or an action that cannot be undone.
    case negative
  }

  /// The weight of a view's text.
  public enum Emphasis: Hashable, Sendable, CaseIterable {
    /// The weight of most text.
    case regular
    /// More weight than the text around it.
    case strong
    /// Less weight than the text around it.
    case faint
  }

  /// The meaning of the colour.
  public var tint: Tint
  /// The weight of the text.
  public var emphasis: Emphasis

  /// Creates a style.
  public init(tint: Tint = .standard, emphasis: Emphasis = .regular) {
    self.tint = tint
    self.emphasis = emphasis
  }
}
