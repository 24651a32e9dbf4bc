/// Returns the width of `text` in one line, in columns.
///
/// `ambiguous` is evaluated only if the text has characters other than printable ASCII.
package func displayWidth(
  of text: some StringProtocol, ambiguous: @autoclosure () -> AmbiguousWidth = .current
) -> Int {
  if let count = text.printableCount(limit: .max) { return count }
  return ClusterIterator(text, ambiguous: ambiguous()).reduce(0) { $0 + $1.width }
}

/// Returns the width of `text` in columns, or `nil` if it has line breaks.
///
/// The function stops counting as soon as the text is known to be wider than `limit`, since each key
/// press may change a text of a million characters.
func onlyLineWidth(of text: String, limit: Int) -> Int? {
  // Printable ASCII has no line breaks.
  if let count = text.printableCount(limit: .max) { return count }
  guard TextLines.isSingleLine(text) else { return nil }
  var clusters = ClusterIterator(text, ambiguous: .current)
  var width = 0
  while width <= limit, let cluster = clusters.next() { width += cluster.width }
  return width
}

/// Returns the end and the width of the longest prefix of `text` that fits into `columns`.
///
/// Clusters are never split.
///
/// If all visible text fits, `end` is the end of `text`, including trailing invisible characters.
func fittingPrefix(
  of text: some StringProtocol, columns: Int,
  ambiguous: @autoclosure () -> AmbiguousWidth = .current
) -> (end: String.Index, columns: Int) {
  if let count = text.printableCount(limit: max(0, columns)) {
    return (text.index(afterBytes: count), count)
  }
  var clusters = ClusterIterator(text, ambiguous: ambiguous())
  var (end, used) = (0, 0)
  while let cluster = clusters.next() {
    if used + cluster.width > columns { return (text.index(afterBytes: end), used) }
    (end, used) = (clusters.offset, used + cluster.width)
  }
  return (text.endIndex, used)
}

/// Returns the start and the width of the longest suffix of `text` that fits into `columns`.
///
/// Clusters are never split.
func fittingSuffix(
  of text: some StringProtocol, columns: Int, ambiguous: AmbiguousWidth = .current
) -> (start: String.Index, columns: Int) {
  var clusters = ClusterIterator(text, ambiguous: ambiguous)
  var rest = displayWidth(of: text, ambiguous: ambiguous)
  while rest > columns, let cluster = clusters.next() { rest -= cluster.width }
  return (text.index(afterBytes: clusters.offset), rest)
}

extension StringProtocol {
  fileprivate func index(afterBytes count: Int) -> String.Index {
    utf8.index(startIndex, offsetBy: count)
  }

  /// Returns the number of bytes, at most `limit`, if each is a cluster of one column; `nil`
  /// otherwise.
  fileprivate func printableCount(limit: Int) -> Int? {
    let count = utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      let count = Swift.min(limit, bytes.count)
      guard UnsafeBufferPointer(rebasing: bytes[..<count]).isPrintable else { return nil }
      // A combining mark may follow the last character.
      return count == bytes.count || bytes[count] < 0x80 ? count : nil
    }
    return count ?? nil
  }
}
