/// A structured text, such as a page of an intranet or the help of an app.
public struct Document: Hashable, Sendable {
  /// The title of the document; empty if it has none.
  public var title: String
  /// The blocks, from top to bottom.
  public var blocks: [Block]

  /// Creates a document of `blocks`.
  public init(title: String = "", _ blocks: [Block] = []) {
    self.title = title
    self.blocks = blocks
  }
}

extension Document {
  /// A part of a document that begins on a line of its own.
  public enum Block: Hashable, Sendable {
    /// A heading; level 1 is the most important, 6 the least.
    case heading(level: Int, [Run])
    /// A paragraph of text.
    case paragraph([Run])
    /// Text whose line breaks and spaces are preserved.
    case code([Run])
    /// A list, numbered from `start`, or with bullets if `start` is `nil`.
    case list(start: Int?, [[Block]])
    /// A quotation.
    case quote([Block])
    /// A table of rows and columns.
    case table(Table)
    /// A horizontal rule.
    case rule
  }

  /// A table of cells; its rows may differ in length.
  public struct Table: Hashable, Sendable {
    /// The names of the columns; empty if there is no header.
    public var header: [[Run]]
    /// The cells below the header, row by row.
    public var rows: [[[Run]]]
    /// The alignment of the text in each column; columns without an entry are leading-aligned.
    public var alignments: [Alignment]

    /// Creates a table.
    public init(header: [[Run]] = [], rows: [[[Run]]], alignments: [Alignment] = []) {
      self.header = header
      self.rows = rows
      self.alignments = alignments
    }
  }

  /// A range of text in one style; a line feed in it begins a new line.
  ///
  /// Adjacent runs with the same target are one link, regardless of their styles.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// The style of the characters.
    public var style: Style
    /// The target of the link around the text; `nil` outside of links.
    public var link: String?

    /// Creates a run of text.
    public init(_ text: String, _ style: Style = [], link: String? = nil) {
      self.text = text
      self.style = style
      self.link = link
    }
  }

  /// The set of styles of a range of text.
  public struct Style: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt8

    /// Creates a set from its raw bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Important text, usually shown in bold.
    public static let strong = Style(rawValue: 1)
    /// Emphasized text, usually shown in italics.
    public static let emphasis = Style(rawValue: 2)
    /// Underlined text.
    public static let underline = Style(rawValue: 4)
    /// Program code.
    public static let code = Style(rawValue: 8)
  }
}

extension Document.Run: ExpressibleByStringLiteral {
  /// Creates a run without a style.
  public init(stringLiteral text: String) { self.init(text) }
}
