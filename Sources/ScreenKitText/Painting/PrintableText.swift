/// Fast drawing of text with printable ASCII characters only, each of which takes one cell.
enum PrintableText {
  /// Writes the part of `text` that is within `columns` of `row`; `text` begins at `start`.
  ///
  /// - Returns: The number of columns up to the end of the text or of `columns`; `nil`, without
  ///   writing, if the text has other characters or would overwrite a wide glyph.
  static func write(
    _ text: some StringProtocol, at start: Int, in row: UnsafeMutablePointer<Cell>,
    columns: Range<Int>, _ style: CellStyle
  ) -> Int? {
    let written = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      guard bytes.isPrintable else { return nil }
      let first = max(start, columns.lowerBound)
      let end = max(first, min(start + bytes.count, columns.upperBound))
      if first < end, let text = bytes.baseAddress {
        // The loop checks all cells without stopping early, so that it can be vectorized: nearly
        // all cells have one column.
        let cells = row + first, characters = text + (first - start)
        var others: UInt8 = 0
        for index in 0..<end &- first { others |= cells[index].span ^ 1 }
        if others != 0 { return nil }
        for index in 0..<end &- first {
          cells[index] = Cell(Glyph(displayable: UInt32(characters[index])), style)
        }
      }
      return max(0, min(bytes.count, columns.upperBound - start))
    }
    return written ?? nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether each byte is a character of one column.
  var isPrintable: Bool {
    // The loop checks eight bytes at a time without stopping early; the last eight may overlap
    // those before.
    guard count >= 8, let start = UnsafeRawPointer(baseAddress) else {
      return allSatisfy(\.isPrintable)
    }
    var others: UInt64 = 0
    for offset in stride(from: 0, to: count &- 8, by: 8) {
      others |= PrintableRun.others(in: (start + offset).loadUnaligned(as: UInt64.self))
    }
    others |= PrintableRun.others(in: (start + (count &- 8)).loadUnaligned(as: UInt64.self))
    return others == 0
  }
}
