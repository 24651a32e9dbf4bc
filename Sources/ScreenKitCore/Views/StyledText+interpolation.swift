extension StyledText: ExpressibleByStringInterpolation {
  /// Creates a text in the style of the view.
  public init(stringLiteral text: String) { self.init(text) }

  /// Creates a text from a string literal with interpolations.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

  /// The interpolations of a literal, with optional styles.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = StyledText()

    /// Creates an empty text; called by the compiler.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a literal part of the text, in the style of the view.
    public mutating func appendLiteral(_ literal: String) { text.append(literal) }

    /// Appends the description of `value` in a style; see ``StyledText/Style``.
    public mutating func appendInterpolation(
      _ value: some CustomStringConvertible, tint: ViewStyle.Tint? = nil,
      emphasis: ViewStyle.Emphasis? = nil, isUnderlined: Bool = false, link: ExternalLink? = nil,
      foreground: TextColor? = nil, background: TextColor? = nil
    ) {
      let style = Style(
        tint: tint, emphasis: emphasis, isUnderlined: isUnderlined, link: link,
        foreground: foreground, background: background)
      text.append(value.description, style)
    }

    /// Appends the description of `value` in `style`.
    public mutating func appendInterpolation(
      _ value: some CustomStringConvertible, _ style: Style
    ) {
      text.append(value.description, style)
    }

    /// Appends `other`, in its own styles.
    public mutating func appendInterpolation(_ other: StyledText) { text.append(other) }
  }
}
