extension FeedNode {
  /// A hash of the beginning of the node that is the same in every run and for equal content.
  ///
  /// It reads the bytes in the document without creating strings, since scrolling a list needs it.
  var stableHash: Int {
    var hash = StableHash()
    // Most rows have their own text, so their children contribute nothing.
    guard !hash.combine(self) else { return hash.value }
    var nodes = Array(children.prefix(32).reversed())
    var count = 1
    while let node = nodes.popLast(), count < 32 {
      count += 1
      if !hash.combine(node) { nodes += node.children.prefix(32).reversed() }
    }
    return hash.value
  }

  /// The bytes of ``text``.
  fileprivate var textBytes: ArraySlice<UInt8> {
    let entry = entry
    guard !entry.isGroup else { return [] }
    var bytes = document.text[Int(entry.textStart)..<Int(entry.textEnd)]
    guard document.format == .xml else { return bytes }
    while let byte = bytes.first, byte.isXMLSpace { bytes.removeFirst() }
    while let byte = bytes.last, byte.isXMLSpace { bytes.removeLast() }
    return bytes
  }
}

/// A hash by the algorithm FNV-1a.
private struct StableHash {
  private var bits: UInt64 = 0xCBF2_9CE4_8422_2325

  var value: Int { Int(truncatingIfNeeded: bits >> 1) }

  private mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes.prefix(256) { bits = (bits ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Adds the name, the text and the attributes of `node`; returns whether it has a text.
  mutating func combine(_ node: FeedNode) -> Bool {
    let text = node.textBytes
    combine(node.name.utf8)
    combine(text)
    for value in node.attributeValues { combine(value) }
    return !text.isEmpty
  }
}

extension UInt8 {
  /// Whether the byte is white space of XML.
  fileprivate var isXMLSpace: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D
  }
}
