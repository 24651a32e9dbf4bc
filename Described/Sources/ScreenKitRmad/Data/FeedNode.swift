/// A node of a feed: an element, or a member or list element of a JSON value.
///
/// A node consists of a reference to its document and a number, so copies are cheap.
public struct FeedNode: Sendable {
  /// The document that the node belongs to.
  public let document: FeedDocument
  /// The position of the node in the order of the feed.
  public let index: Int

  var entry: FeedDocument.Entry { document.entries[index] }

  /// The name with its prefix, as in `media:content`; empty at the top and in nested lists.
  public var name: String { document.names[Int(entry.name)] }

  /// The line of the feed on which the node begins, counted from 1.
  public var line: Int { Int(entry.line) }

  /// The whole text of the node and its descendants, without white space around it.
  ///
  /// It is empty for objects and lists of JSON, whose values do not form one text.
  public var text: String {
    let entry = entry
    guard !entry.isGroup else { return "" }
    let range = Int(entry.textStart)..<Int(entry.textEnd)
    let text = String(decoding: document.text[range], as: UTF8.self)
    return document.format == .xml ? text.trimmingXMLSpace : text
  }

  /// The node that contains this one; `nil` at the top.
  public var parent: FeedNode? {
    index == 0 ? nil : FeedNode(document: document, index: Int(entry.parent))
  }

  /// The nodes directly in this one, in the order of the feed.
  public var children: Children { Children(document: document, of: index) }

  /// The names and values of the attributes, in the order of the feed.
  public var attributes: [(name: String, value: String)] {
    attributeRange.map { index in
      let attribute = document.attributes[index]
      return (document.names[Int(attribute.name)], document.value(of: attribute))
    }
  }

  /// The bytes of the values of the attributes, in the order of the feed.
  var attributeValues: some Sequence<ArraySlice<UInt8>> {
    attributeRange.lazy.map { index in
      let attribute = document.attributes[index]
      return document.values[Int(attribute.start)..<Int(attribute.end)]
    }
  }

  /// Returns the value of an attribute, or `nil` if there is none of this name.
  public func attribute(_ name: String) -> String? {
    document.numbers[name].flatMap { attribute(numbered: $0) }
  }

  func attribute(numbered number: UInt32) -> String? {
    for index in attributeRange where document.attributes[index].name == number {
      return document.value(of: document.attributes[index])
    }
    return nil
  }

  private var attributeRange: Range<Int> {
    let entry = entry
    let first = Int(entry.firstAttribute)
    return first..<(first + Int(entry.attributeCount))
  }

  /// The nodes directly in a node; an iteration skips their descendants.
  public struct Children: Sequence, Sendable {
    private let document: FeedDocument
    private let node: Int

    init(document: FeedDocument, of node: Int) { (self.document, self.node) = (document, node) }

    /// Returns an iterator.
    public func makeIterator() -> Iterator {
      Iterator(document: document, position: node + 1, end: Int(document.entries[node].end))
    }

    /// An iterator over the nodes directly in a node.
    public struct Iterator: IteratorProtocol, Sendable {
      let document: FeedDocument
      var position: Int
      let end: Int

      /// Returns the next node.
      public mutating func next() -> FeedNode? {
        guard position < end else { return nil }
        defer { position = Int(document.entries[position].end) }
        return FeedNode(document: document, index: position)
      }
    }
  }
}

extension FeedNode: Hashable {
  /// Returns whether two nodes are the same node of the same document.
  public static func == (one: FeedNode, other: FeedNode) -> Bool {
    one.index == other.index && one.document === other.document
  }

  /// Hashes the identity of the document and the position.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(document))
    hasher.combine(index)
  }
}

extension FeedNode: CustomStringConvertible {
  /// The name and the line.
  public var description: String { "\(name.isEmpty ? "<root>" : name) in line \(line)" }
}

extension FeedNode {
  /// The hash of names, attributes and texts in the subtree.
  ///
  /// It is equal for equal contents of any documents.
  var contentHash: Int {
    var hasher = Hasher()
    let own = entry
    for entry in document.entries[index..<Int(own.end)] {
      hasher.combine(document.names[Int(entry.name)])
      hasher.combine(Int(entry.end) - index)
      hasher.combine(entry.textStart - own.textStart)
      let first = Int(entry.firstAttribute)
      for attribute in document.attributes[first..<(first + Int(entry.attributeCount))] {
        hasher.combine(document.names[Int(attribute.name)])
        hasher.combine(document.values[Int(attribute.start)..<Int(attribute.end)])
      }
    }
    hasher.combine(document.text[Int(own.textStart)..<Int(own.textEnd)])
    return hasher.finalize()
  }
}

extension String {
  /// The text without XML white space at its ends.
  var trimmingXMLSpace: String {
    func isSpace(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
    guard let first = utf8.first, let last = utf8.last, isSpace(first) || isSpace(last) else {
      return self
    }
    var rest = utf8.drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    return String(Substring(rest))
  }
}
