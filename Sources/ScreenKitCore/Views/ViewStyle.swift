/// The meaning of a view's appearance; the look defines its colours and attributes.
public struct ViewStyle: Hashable, Sendable {
  /// The meaning of a view's colour.
  public enum Tint: Hashable, Sendable, CaseIterable {
    /// The colour of ordinary text.
    case standard
    /// The accent colour of the app.
    case accent
    /// The colour of content that is less important than the surrounding views.
    case secondary
    /// The colour of a success.
    case positive
    /// The colour of a warning.
    case warning
    /// The colour of an error, or of an action that cannot be undone.
    case negative
  }

  /// The weight of a view's text.
  public enum Emphasis: Hashable, Sendable, CaseIterable {
    /// The weight of most text.
    case regular
    /// A weight above that of the surrounding text.
    case strong
    /// A weight below that of the surrounding text.
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
