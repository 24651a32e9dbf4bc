/// Text of nothing but printable ASCII, as by far the most is: each byte takes a cell of its own.
enum PrintableText {
  /// Writes what of `text`, which begins at `start`, falls into `columns` of `row`.
  ///
  /// - Returns: How many columns it takes up to its end or theirs, or `nil` if the text is another
  ///   one or has a wide glyph in its way, so that nothing is written.
  static func write(
    _ text: some StringProtocol, at start: Int, in row: UnsafeMutablePointer<Cell>,
    columns: Range<Int>, _ style: CellStyle
  ) -> Int? {
    let written = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      guard bytes.isPrintable else { return nil }
      let first = max(start, columns.lowerBound)
      let end = max(first, min(start + bytes.count, columns.upperBound))
      for column in first..<end where row[column].span != 1 { return nil }
      for column in first..<end {
        row[column] = Cell(Glyph(displayable: UInt32(bytes[column - start])), style)
      }
      return max(0, min(bytes.count, columns.upperBound - start))
    }
    return written ?? nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether each byte is a character of one column.
  var isPrintable: Bool {
    // To the end in any case, so that many bytes can be looked at in one step.
    var others: UInt8 = 0
    for byte in self { others |= byte.isPrintable ? 0 : 1 }
    return others == 0
  }
}
