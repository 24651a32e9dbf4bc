/// Keeps grapheme clusters of more than one scalar, so that a cell holds only a number; and the links
/// of cells, for the same reason and for as long.
@MainActor
package final class ClusterTable {
  /// The UTF-8 bytes of each cluster, by index.
  private(set) var texts: [[UInt8]] = []
  /// How many columns each takes where its scalars are shown one by one.
  private var reaches: [UInt8] = []
  private var indices: [String: Int] = [:]

  package let links = LinkTable()

  package init() {}

  /// How many clusters are kept.
  package var count: Int { texts.count }

  /// Whether it holds more than any screen could show, so that it is time to start anew.
  package var isCrowded: Bool { texts.count > 1 << 15 || links.isCrowded }

  /// The glyph of `text`, a cluster that ``ClusterIterator`` let through.
  package func glyph(of text: String) -> Glyph {
    if let index = indices[text] { return Glyph(cluster: index) }
    indices[text] = texts.count
    texts.append(Array(text.utf8))
    let columns = text.unicodeScalars.reduce(0) { $0 + CharacterWidth.columns(of: $1) }
    reaches.append(UInt8(min(columns, 255)))
    return Glyph(cluster: texts.count - 1)
  }

  /// How many columns a glyph of disputed width takes in a terminal that knows no clusters.
  ///
  /// Single scalars that are wide in newer tables only may have any width, which is no more than 2.
  func reach(of glyph: Glyph) -> Int { glyph.clusterIndex.map { Int(reaches[$0]) } ?? 2 }

  /// Forgets everything; every grid that uses the table must be repainted.
  package func removeAll() {
    texts = []
    reaches = []
    indices = [:]
    links.removeAll()
  }
}
