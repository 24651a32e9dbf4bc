/// A parsed deep link with escapes decoded: `scheme://part/part?name=value&name=value`.
///
/// It has no control characters. The query keeps its order.
public struct Link: Hashable, Sendable {
  /// The maximum length of a link, in bytes.
  public static let limit = 8192

  /// A name and a value in the query.
  public struct Item: Hashable, Sendable {
    /// The text before the first `=`.
    public let name: String
    /// The text after the first `=`; empty if there is none.
    public let value: String

    /// Creates an item.
    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// The scheme, which identifies the app, in lower case.
  public let scheme: String
  /// The parts of the path; none is empty.
  public let path: [String]
  /// The items after the question mark.
  public let query: [Item]

  /// Parses `text`; throws an error if it is not a valid link.
  public init(_ text: String) throws(LinkError) {
    let count = text.utf8.count
    guard count <= Link.limit else { throw .tooLong(bytes: count, limit: Link.limit) }
    guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") else {
      throw .malformed(reason: "it has no ://")
    }
    scheme = try Link.scheme(text[..<colon])
    let rest = text[colon...].dropFirst(3)
    if rest.contains("#") { throw .malformed(reason: "# is written as %23") }
    let end = rest.firstIndex(of: "?") ?? rest.endIndex
    path = try Link.path(rest[..<end])
    query = try Link.query(rest[end...].dropFirst())
  }

  /// Creates a link from its components; traps if a part of `path` is empty.
  public init(scheme: String, path: [String], query: [Item] = []) {
    precondition(!path.contains(""), "Link: a part of the path \(path) is empty (SK311)")
    (self.scheme, self.path, self.query) = (scheme.lowercased(), path, query)
  }

  private static func scheme(_ text: Substring) throws(LinkError) -> String {
    let isScheme =
      text.first.map { $0.isASCII && $0.isLetter } ?? false
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    guard isScheme else { throw .malformed(reason: "no app's name stands before ://") }
    return text.lowercased()
  }

  private static func path(_ text: Substring) throws(LinkError) -> [String] {
    var parts = text.split(separator: "/", omittingEmptySubsequences: false)
    // One slash at the end is ignored, and so is the empty path of a link that is only a scheme.
    if parts.last?.isEmpty == true { parts.removeLast() }
    guard !parts.contains(where: \.isEmpty) else {
      throw .malformed(reason: "there is nothing between two slashes")
    }
    var path: [String] = []
    for part in parts { path.append(try PercentEscapes.unescape(part)) }
    return path
  }

  private static func query(_ text: Substring) throws(LinkError) -> [Item] {
    var items: [Item] = []
    for part in text.split(separator: "&") {
      let sign = part.firstIndex(of: "=") ?? part.endIndex
      items.append(
        Item(
          try PercentEscapes.unescape(part[..<sign]),
          try PercentEscapes.unescape(part[sign...].dropFirst())))
    }
    return items
  }
}

extension Link: CustomStringConvertible {
  /// The link as text, with escapes.
  public var description: String {
    let items = query.map { item in
      let name = PercentEscapes.escape(item.name)
      // An item with an empty name and value would be lost when the link is parsed again.
      if item.value.isEmpty, !name.isEmpty { return name }
      return name + "=" + PercentEscapes.escape(item.value)
    }
    return scheme + "://" + path.map(PercentEscapes.escape).joined(separator: "/")
      + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }
}
