/// Conversion of untrusted bytes to text without control characters.
enum PlainText {
  /// Returns the bytes as text, with invalid UTF-8 repaired and control characters removed.
  ///
  /// Each line end becomes one line feed. Of the controls (C0, DEL, C1) only line feed and tab
  /// stay.
  static func text(_ bytes: some Collection<UInt8>) -> String {
    // The text is repaired first: removing a control must not join the halves of an invalid
    // character.
    var repaired = String(decoding: bytes, as: UTF8.self)
    return repaired.withUTF8 { source in
      String(unsafeUninitializedCapacity: source.count) { copyPlain(source, into: $0) }
    }
  }

  /// Copies the text without control characters; returns the number of bytes written.
  private static func copyPlain(
    _ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var count = 0
    var index = 0
    while index < source.count {
      var byte = source[index]
      index += 1
      if byte < 0x20 || byte == 0x7F {
        guard byte == 0x09 || byte == 0x0A || byte == 0x0D else { continue }
        if byte == 0x0D {
          byte = 0x0A
          if index < source.count, source[index] == 0x0A { index += 1 }
        }
      } else if byte == 0xC2, source[index] < 0xA0 {
        // This is a C1 control as UTF-8; in valid text a byte always follows the lead byte.
        index += 1
        continue
      }
      target[count] = byte
      count += 1
    }
    return count
  }
}
