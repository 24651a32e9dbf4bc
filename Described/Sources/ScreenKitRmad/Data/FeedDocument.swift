/// A tree read from an XML or JSON feed.
///
/// All nodes are in flat arrays in the order of the feed, and all texts are in one buffer. So a
/// feed of a hundred thousand rows consists of a few objects, and a row needs only its number.
public final class FeedDocument: Sendable {
  /// The format of a feed.
  public enum Format: String, Hashable, Sendable {
    /// Elements, attributes and texts.
    case xml
    /// Objects, lists and values.
    case json
  }

  /// A node; its subtree is the range of nodes from it to `end`.
  struct Entry {
    /// The index in `names`.
    var name: UInt32
    var parent: UInt32
    /// The index after the last node of the subtree.
    var end: UInt32
    var line: UInt32
    /// The range of all text in the subtree, in `text`.
    var textStart: UInt32
    var textEnd: UInt32
    var firstAttribute: UInt32
    var attributeCount: UInt16
    /// Whether the node is an object or a list, whose members have separate texts.
    var isGroup: Bool
  }

  /// An attribute of an element.
  struct Attribute {
    var name: UInt32
    /// The range of the value, in `values`.
    var start: UInt32
    var end: UInt32
  }

  /// The format in which the feed was written.
  public let format: Format
  let entries: [Entry]
  let attributes: [Attribute]
  let names: [String]
  let numbers: [String: UInt32]
  let text: [UInt8]
  let values: [UInt8]

  init(format: Format, _ builder: FeedBuilder) {
    self.format = format
    (entries, attributes, names) = (builder.entries, builder.attributes, builder.names)
    (numbers, text, values) = (builder.numbers, builder.text, builder.values)
  }

  /// The nameless node at the top: it contains the root element, or it is the JSON value itself.
  public var top: FeedNode { FeedNode(document: self, index: 0) }

  /// The root element of an XML feed, or the value of a JSON feed.
  public var root: FeedNode {
    FeedNode(document: self, index: format == .xml && entries.count > 1 ? 1 : 0)
  }

  /// The number of nodes, including the nameless one at the top.
  public var nodeCount: Int { entries.count }

  /// The memory of the tree, in bytes.
  public var byteCount: Int {
    entries.count * MemoryLayout<Entry>.stride + attributes.count * MemoryLayout<Attribute>.stride
      + text.count + values.count
      + names.reduce(0) { $0 + $1.utf8.count + MemoryLayout<String>.stride }
  }

  func value(of attribute: Attribute) -> String {
    String(decoding: values[Int(attribute.start)..<Int(attribute.end)], as: UTF8.self)
  }
}
