/// The reason why a feed cannot be read, with its line.
public struct FeedError: Error, Hashable, Sendable {
  /// A kind of mistake in a feed.
  public enum Reason: Hashable, Sendable {
    /// The text begins with neither `<` nor `{` nor `[`.
    case noFeed
    /// The text is a page of HTML.
    case page
    /// The bytes are not valid in the encoding of the given name.
    case encoding(String)
    /// The encoding of the given name is not supported.
    case unknownEncoding(String)
    /// There is a document type, which could define entities.
    case documentType
    /// A reference that XML does not define.
    case entity(String)
    /// A character that XML does not allow.
    case character
    /// A part of the given name is malformed or replaced by something else.
    case malformed(String)
    /// An end tag does not match its start tag.
    case mismatch(start: String, end: String)
    /// An element has two attributes of the same name.
    case repeatedAttribute(String)
    /// The text ends within the part of the given name.
    case incomplete(String)
    /// The feed exceeds the limit of ``FeedLimits`` with this name.
    case limit(String)
    /// The text is not valid JSON, for the reason given.
    case json(String)
  }

  /// The line, counted from 1.
  public let line: Int
  /// The mistake.
  public let reason: Reason

  init(_ line: Int, _ reason: Reason) { (self.line, self.reason) = (line, reason) }
}

extension FeedError: CustomStringConvertible {
  /// A sentence for the user in English; parts of the feed are quoted, short and printable.
  public var description: String { "Line \(line): \(reason)." }
}

extension FeedError.Reason: CustomStringConvertible {
  /// The reason in English, without a full stop.
  public var description: String {
    switch self {
    case .noFeed: "this is neither XML nor JSON"
    case .page: "this is a web page, not a feed"
    case .encoding(let name): "the bytes are not \(quote(name))"
    case .unknownEncoding(let name): "the encoding \(quote(name)) is not supported"
    case .documentType: "a document type is not allowed in a feed"
    case .entity(let name): "\(quote(name)) is not defined in XML"
    case .character: "a character here is not allowed in XML"
    case .malformed(let part): "\(part) is malformed"
    case .mismatch(let start, let end): "\(quote(end)) ends, but \(quote(start)) began"
    case .repeatedAttribute(let name): "the attribute \(quote(name)) is given twice"
    case .incomplete(let part): "the feed ends within \(part)"
    case .limit(let part): "the feed has too many \(part)"
    case .json(let reason): quote(reason, marks: "")
    }
  }

  /// Returns at most 60 printable characters of a text from a server, in quotation marks.
  private func quote(_ text: String, marks: String = "\"") -> String {
    let scalars = text.unicodeScalars.prefix(60).map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
        .unassigned:
        "\u{FFFD}"
      default: scalar
      }
    }
    let cut = text.unicodeScalars.count > 60 ? "…" : ""
    return marks + String(String.UnicodeScalarView(scalars)) + cut + marks
  }
}

extension FeedError: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK817)" }
}
