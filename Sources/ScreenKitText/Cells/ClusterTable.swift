/// Keeps grapheme clusters of more than one scalar, so that a cell holds only a number.
@MainActor
package final class ClusterTable {
  /// The UTF-8 bytes of each cluster, by index.
  private(set) var texts: [[UInt8]] = []
  private var indices: [String: Int] = [:]

  package init() {}

  /// How many clusters are kept.
  package var count: Int { texts.count }

  /// Whether it holds more than any screen could show, so that it is time to start anew.
  package var isCrowded: Bool { texts.count > 1 << 15 }

  /// The glyph of `text`, a cluster that ``ClusterIterator`` let through.
  package func glyph(of text: String) -> Glyph {
    if let index = indices[text] { return Glyph(cluster: index) }
    indices[text] = texts.count
    texts.append(Array(text.utf8))
    return Glyph(cluster: texts.count - 1)
  }

  /// Forgets everything; every grid that uses the table must be repainted.
  package func removeAll() {
    texts = []
    indices = [:]
  }
}
