/// A text with structure, such as a page of an intranet or the help of an app (F-057).
public struct Document: Hashable, Sendable {
  /// What the document is called; empty if it has no name.
  public var title: String
  /// The parts, from top to bottom.
  public var blocks: [Block]

  /// Makes a document of `blocks`.
  public init(title: String = "", _ blocks: [Block] = []) {
    self.title = title
    self.blocks = blocks
  }
}

extension Document {
  /// A part that begins on a line of its own.
  public enum Block: Hashable, Sendable {
    /// Names what follows; level 1 is the most important, 6 the least.
    case heading(level: Int, [Run])
    case paragraph([Run])
    /// Text whose line ends and blanks stay as they are.
    case code([Run])
    /// Items, numbered upwards from `start`, or with bullets where that is `nil`.
    case list(start: Int?, [[Block]])
    /// Something that others said.
    case quote([Block])
    case table(Table)
    /// A line across the page.
    case rule
  }

  /// Rows of cells; each row may have as many cells as it likes.
  public struct Table: Hashable, Sendable {
    /// The names of the columns; empty if they have none.
    public var header: [[Run]]
    /// The cells below the header, row by row.
    public var rows: [[[Run]]]
    /// Where text stands in each column; columns without an entry start at the left.
    public var alignments: [Alignment]

    /// Makes a table.
    public init(header: [[Run]] = [], rows: [[[Run]]], alignments: [Alignment] = []) {
      self.header = header
      self.rows = rows
      self.alignments = alignments
    }
  }

  /// A stretch of text in one style; a line feed in it begins a new line.
  ///
  /// Neighbours with the same target are one link, whatever their styles.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// What is special about them.
    public var style: Style
    /// Where the link leads that the text belongs to; `nil` outside of links.
    public var link: String?

    /// Makes a stretch of text.
    public init(_ text: String, _ style: Style = [], link: String? = nil) {
      self.text = text
      self.style = style
      self.link = link
    }
  }

  /// What is special about a stretch of text.
  public struct Style: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Of weight.
    public static let strong = Style(rawValue: 1)
    /// Stressed.
    public static let emphasis = Style(rawValue: 2)
    /// With a line below.
    public static let underline = Style(rawValue: 4)
    /// A piece of a program.
    public static let code = Style(rawValue: 8)
  }
}

extension Document.Run: ExpressibleByStringLiteral {
  /// Makes text without a style.
  public init(stringLiteral text: String) { self.init(text) }
}
