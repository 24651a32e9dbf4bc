/// Keeps grapheme clusters of more than one scalar, so that a cell holds only a number.
@MainActor
package final class ClusterTable {
  private var texts: [[UInt8]] = []
  private var indices: [String: Int] = [:]

  package init() {}

  /// How many clusters are kept.
  package var count: Int { texts.count }

  /// Whether it holds more than any screen could show, so that it is time to start anew.
  var isCrowded: Bool { texts.count > 1 << 15 }

  /// The glyph of `text`, a cluster that ``ClusterIterator`` let through.
  func glyph(of text: String) -> Glyph {
    if let index = indices[text] { return Glyph(cluster: index) }
    indices[text] = texts.count
    texts.append(Array(text.utf8))
    return Glyph(cluster: texts.count - 1)
  }

  /// The UTF-8 bytes of a glyph of more than one scalar.
  func utf8(at index: Int) -> [UInt8] { texts[index] }

  /// The text of `glyph`.
  package func text(of glyph: Glyph) -> String {
    if let index = glyph.clusterIndex { return String(decoding: texts[index], as: UTF8.self) }
    return glyph.scalar.map { String(Character($0)) } ?? "\u{FFFD}"
  }

  /// Forgets everything; every grid that uses the table must be repainted.
  func removeAll() {
    texts = []
    indices = [:]
  }
}
