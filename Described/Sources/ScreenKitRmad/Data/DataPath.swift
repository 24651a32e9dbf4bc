/// A path to nodes or attributes of a feed, such as `rss.channel.item` or `media:content-url`.
///
/// - Names are separated by periods; `\.` is a period in a name.
/// - `<root>` at the beginning is the root element of the whole feed. Alone, as the path of rows,
///   it means all nodes directly in the root.
/// - An attribute follows the last hyphen, unless an element has the whole name.
/// - A namespace prefix is part of the name.
public struct DataPath: Hashable, Sendable {
  /// The maximum length of a path, in bytes.
  public static let maximumLength = 1_000

  /// The text of the path.
  public let text: String
  /// Whether the path begins at the root of the feed.
  public let isAbsolute: Bool
  /// The names after `<root>`.
  let names: [String]
  /// The last name as an element and its attribute; `nil` if it cannot be split at a hyphen.
  let attribute: (element: String, name: String)?

  /// Parses a path.
  public init(_ text: String) throws(DataPathError) {
    guard text.utf8.count <= Self.maximumLength else { throw .tooLong }
    var names = Self.split(text)
    isAbsolute = names.first == "<root>"
    if isAbsolute { names.removeFirst() }
    guard isAbsolute || !names.isEmpty, names.allSatisfy({ !$0.isEmpty && $0 != "<root>" }) else {
      throw .emptyName(text)
    }
    (self.text, self.names) = (text, names)
    attribute = names.last.flatMap { last in
      guard let hyphen = last.lastIndex(of: "-") else { return nil }
      let name = last[hyphen...].dropFirst()
      return name.isEmpty ? nil : (String(last[..<hyphen]), String(name))
    }
  }

  /// Splits a path at its periods, without white space around the names.
  private static func split(_ text: String) -> [String] {
    var names = [""]
    var isEscaped = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\" where !isEscaped: isEscaped = true
      case "." where !isEscaped: names.append("")
      default:
        if isEscaped, scalar != ".", scalar != "\\" { names[names.count - 1] += "\\" }
        names[names.count - 1].unicodeScalars.append(scalar)
        isEscaped = false
      }
    }
    if isEscaped { names[names.count - 1] += "\\" }
    return names.map(\.trimmingXMLSpace)
  }

  /// Returns whether two texts are the same path.
  public static func == (one: DataPath, other: DataPath) -> Bool { one.text == other.text }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension DataPath: CustomStringConvertible {
  /// The path as it was written.
  public var description: String { text }
}

/// The reason why a text is not a path.
public enum DataPathError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A name between two periods is empty, or `<root>` is not at the beginning.
  case emptyName(String)
  /// The text is longer than ``DataPath/maximumLength``.
  case tooLong

  /// A sentence for the user in English.
  public var description: String {
    switch self {
    case .emptyName(let text): "\"\(text)\" is no path of names with periods between them."
    case .tooLong: "A path has at most \(DataPath.maximumLength) bytes."
    }
  }
}

extension DataPathError: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK818)" }
}
