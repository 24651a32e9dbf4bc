/// The columns that `text` takes in one line.
///
/// Most text is plain, and asks nobody how wide the ambiguous is.
package func displayWidth(
  of text: some StringProtocol, ambiguous: @autoclosure () -> AmbiguousWidth = .current
) -> Int {
  if let count = text.printableCount(limit: .max) { return count }
  return ClusterIterator(text, ambiguous: ambiguous()).reduce(0) { $0 + $1.width }
}

/// The columns that `text` takes if it is a single line, or `nil` if there are line ends in it.
package func onlyLineWidth(of text: String) -> Int? {
  // Nothing that is printable ends a line.
  if let count = text.printableCount(limit: .max) { return count }
  return TextLines.isSingleLine(text) ? displayWidth(of: text) : nil
}

/// The longest beginning of `text` that fits `columns`, without a part of a cluster.
///
/// `end` is the end of `text` if all fits, whatever invisible characters there are behind the last.
package func fittingPrefix(
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

/// The longest end of `text` that fits `columns`, without a part of a cluster.
package func fittingSuffix(
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

  /// How many bytes there are, at most `limit`, or `nil` if they are not all clusters of one column.
  fileprivate func printableCount(limit: Int) -> Int? {
    let count = utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      let count = Swift.min(limit, bytes.count)
      guard UnsafeBufferPointer(rebasing: bytes[..<count]).isPrintable else { return nil }
      // A mark may follow.
      return count == bytes.count || bytes[count] < 0x80 ? count : nil
    }
    return count ?? nil
  }
}
