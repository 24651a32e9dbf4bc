public import ScreenKitLooks

/// The style of a cell's text.
public struct CellStyle: Hashable, Sendable, BitwiseCopyable {
  /// The attributes of text other than its colours.
  public struct Attributes: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Bold text, in some terminals brighter.
    public static let bold = Attributes(rawValue: 1)
    /// Dim text.
    public static let dim = Attributes(rawValue: 2)
    /// Italic text.
    public static let italic = Attributes(rawValue: 4)
    /// Underlined text.
    public static let underline = Attributes(rawValue: 8)
    /// Reversed text: the colours of the text and the background are exchanged.
    public static let reverse = Attributes(rawValue: 16)
    /// Text with a line through it.
    public static let strikethrough = Attributes(rawValue: 32)
  }

  /// The colour of the text.
  public var foreground: LookColor
  /// The colour behind the text.
  public var background: LookColor
  /// The attributes other than the colours.
  public var attributes: Attributes
  /// The hyperlink of the text; see ``Canvas/link(to:)``.
  public var link: CellLink

  /// The same style without a hyperlink.
  var unlinked: CellStyle { CellStyle(foreground, on: background, attributes) }

  /// Creates a style; without arguments it is the terminal's default.
  @inlinable
  public init(
    _ foreground: LookColor = .standard, on background: LookColor = .standard,
    _ attributes: Attributes = Attributes(rawValue: 0), link: CellLink = .none
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.link = link
  }
}
