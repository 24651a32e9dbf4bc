/// Access to a line by UTF-8 offsets, in constant time.
extension String {
  func index(atByte offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }

  package subscript(bytes range: Range<Int>) -> Substring {
    self[index(atByte: range.lowerBound)..<index(atByte: range.upperBound)]
  }

  /// Returns the text from `offset` to the end.
  package func tail(from offset: Int) -> Substring { self[index(atByte: offset)...] }

  /// Returns the character after `offset` and its length in bytes; `offset` must not be the end.
  func character(after offset: Int) -> (character: Character, length: Int) {
    let start = index(atByte: offset)
    return (self[start], utf8.distance(from: start, to: index(after: start)))
  }

  /// Returns the character before `offset` and its length in bytes; `offset` must not be 0.
  func character(before offset: Int) -> (character: Character, length: Int) {
    let end = index(atByte: offset)
    let start = index(before: end)
    return (self[start], utf8.distance(from: start, to: end))
  }

  /// Returns the first offset, not before `offset`, that is not within a character.
  ///
  /// An edit may join two parts of a text into one character.
  func boundary(from offset: Int) -> Int {
    guard offset < utf8.count else { return utf8.count }
    let index = index(atByte: offset)
    if Index(index, within: self) != nil { return offset }
    return utf8.distance(from: startIndex, to: self.index(after: index))
  }

  /// Returns the text without control characters other than tabs; all line breaks become
  /// `lineBreak`.
  ///
  /// Use it for texts from any source, before they are shown, copied or saved.
  package func withoutControls(lineBreak: Unicode.Scalar) -> String {
    if isPlain(lineBreak) { return self }
    var kept = UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0A where previous == "\r": break
      case 0x0A, 0x0D: kept.append(lineBreak)
      case 0x09: kept.append(scalar)
      case 0..<0x20, 0x7F...0x9F: break
      default: kept.append(scalar)
      }
      previous = scalar
    }
    return String(kept)
  }

  /// Returns whether all bytes are kept unchanged, judged by single bytes; `false` if uncertain.
  private func isPlain(_ lineBreak: Unicode.Scalar) -> Bool {
    func isKept(_ byte: UInt8) -> Bool {
      byte >= 0x20 && byte != 0x7F && byte != 0xC2 || byte == 9 || byte == 10 && lineBreak == "\n"
    }
    // A paste may be large, so eight bytes are checked in one step.
    let areKept = utf8.withContiguousStorageIfAvailable { bytes in
      var place = 0
      while place < bytes.count {
        if place + 8 <= bytes.count,
          UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt64.self)
            .hasNoControls
        {
          place += 8
        } else if isKept(bytes[place]) {
          place += 1
        } else {
          return false
        }
      }
      return true
    }
    return areKept ?? utf8.allSatisfy(isKept)
  }

  /// The parts between line feeds; an empty text is one empty line.
  var lines: [String] {
    utf8.split(separator: 10, omittingEmptySubsequences: false).map { String(Substring($0)) }
  }
}

extension UInt64 {
  /// Whether no byte is below 0x20, or equal to 0x7F or 0xC2; `false` if uncertain.
  fileprivate var hasNoControls: Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101, tops = ones << 7
    func hasZero(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
    let low = (self &- 0x20 &* ones) & ~self
    return (low | hasZero(self ^ 0x7F &* ones) | hasZero(self ^ 0xC2 &* ones)) & tops == 0
  }
}
