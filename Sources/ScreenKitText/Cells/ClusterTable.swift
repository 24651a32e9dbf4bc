/// The table of grapheme clusters of several scalars, of hyperlinks and of images.
///
/// A cell stores only their numbers.
@MainActor
package final class ClusterTable {
  /// The UTF-8 bytes of each cluster, by index.
  private(set) var texts: [[UInt8]] = []
  /// The total width in columns of each cluster's scalars, shown one by one.
  private var reaches: [UInt8] = []
  private var indices: [String: Int] = [:]

  let links = LinkTable()
  /// The images that the terminal keeps; they stay when the clusters are removed.
  let images = ImageTable()

  package init() {}

  /// The number of clusters.
  var count: Int { texts.count }

  /// Whether the table has more entries than any screen could show, so that it should be cleared.
  var isCrowded: Bool { texts.count > 1 << 15 || links.isCrowded }

  /// Returns the glyph of `text`, a cluster accepted by ``ClusterIterator``.
  func glyph(of text: String) -> Glyph {
    if let index = indices[text] { return Glyph(cluster: index) }
    indices[text] = texts.count
    texts.append(Array(text.utf8))
    let columns = text.unicodeScalars.reduce(0) { $0 + CharacterWidth.columns(of: $1) }
    reaches.append(UInt8(min(columns, 255)))
    return Glyph(cluster: texts.count - 1)
  }

  /// Returns the columns of a glyph of uncertain width in a terminal without cluster support.
  ///
  /// A single scalar that is wide only in newer Unicode tables counts as 2, the maximum.
  func reach(of glyph: Glyph) -> Int { glyph.clusterIndex.map { Int(reaches[$0]) } ?? 2 }

  /// Removes all entries; every grid that uses the table must be repainted.
  func removeAll() {
    texts = []
    reaches = []
    indices = [:]
    links.removeAll()
  }
}
