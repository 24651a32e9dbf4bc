/// Text from outside, made fit to show and to keep.
enum PlainText {
  /// The bytes as text: invalid UTF-8 repaired, each line end one line feed, and of the controls
  /// (C0, DEL, C1) only line feed and tab left.
  static func text(_ bytes: some Collection<UInt8>) -> String {
    // Repaired first: taking out a control must not join the halves of something invalid.
    var repaired = String(decoding: bytes, as: UTF8.self)
    return repaired.withUTF8 { source in
      String(unsafeUninitializedCapacity: source.count) { copyPlain(source, into: $0) }
    }
  }

  /// Returns how many bytes were written.
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
        // C1 as UTF-8; valid text always has the byte after a lead.
        index += 1
        continue
      }
      target[count] = byte
      count += 1
    }
    return count
  }
}
