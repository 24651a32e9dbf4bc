/// A part of a feed that has a value: a node, or an attribute of a node.
public enum FeedPart: Hashable, Sendable {
  /// A node.
  case node(FeedNode)
  /// The attribute of a node with this name.
  case attribute(FeedNode, name: String)

  /// The node, or the node that has the attribute.
  public var node: FeedNode {
    switch self {
    case .node(let node), .attribute(let node, _): node
    }
  }

  /// The text of the node, or the value of the attribute.
  public var text: String {
    switch self {
    case .node(let node): node.text
    case .attribute(let node, let name): node.attribute(name) ?? ""
    }
  }

  /// Returns the beginning of the text in one line of at most `length` characters.
  ///
  /// The time does not depend on the length of the text.
  public func excerpt(_ length: Int) -> String {
    // Characters can have several bytes, and white space is omitted.
    let text =
      switch self {
      case .node(let node): node.beginning(bytes: length * 8)
      case .attribute: self.text
      }
    let words = text.prefix(length * 8).split(whereSeparator: \.isWhitespace)
    let line = words.joined(separator: " ")
    return line.count > length ? line.prefix(length - 1) + "…" : line
  }

  /// Returns whether `match`, a result of `path`, is this part.
  func isMatch(_ match: DataMatch, of path: DataPath) -> Bool {
    switch (self, match) {
    case (.node(let own), .node(let node)): own == node
    case (.attribute(let own, let name), .attribute(let node, _)):
      own == node && path.attribute?.name == name
    case (.node, .attribute), (.attribute, .node): false
    }
  }
}

extension FeedNode {
  /// Returns the first bytes of the text as characters; empty for objects and lists of JSON.
  fileprivate func beginning(bytes: Int) -> String {
    let entry = entry
    guard !entry.isGroup else { return "" }
    let (start, end) = (Int(entry.textStart), Int(entry.textEnd))
    return String(decoding: document.text[start..<min(end, start + bytes)], as: UTF8.self)
  }
}
