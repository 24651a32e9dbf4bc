/// How the text of a cell looks.
public struct CellStyle: Hashable, Sendable, BitwiseCopyable {
  /// What a terminal does to text beside colouring it.
  public struct Attributes: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// The set as bits.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier, and in some terminals brighter.
    public static let bold = Attributes(rawValue: 1)
    /// Lighter.
    public static let dim = Attributes(rawValue: 2)
    /// Slanted.
    public static let italic = Attributes(rawValue: 4)
    /// With a line below.
    public static let underline = Attributes(rawValue: 8)
    /// With text and ground exchanged.
    public static let reverse = Attributes(rawValue: 16)
    /// With a line through it.
    public static let strikethrough = Attributes(rawValue: 32)
  }

  /// The colour of the text.
  public var foreground: CellColor
  /// The colour behind the text.
  public var background: CellColor
  /// Everything else.
  public var attributes: Attributes
  /// Where the text leads; see ``Canvas/link(to:)``.
  public var link: CellLink

  /// The same for text that leads nowhere.
  package var unlinked: CellStyle { CellStyle(foreground, on: background, attributes) }

  /// Makes a style; without arguments it is the terminal's own.
  @inlinable
  public init(
    _ foreground: CellColor = .standard, on background: CellColor = .standard,
    _ attributes: Attributes = [], link: CellLink = .none
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.link = link
  }
}
