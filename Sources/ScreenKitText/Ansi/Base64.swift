/// The encoding of bytes in base 64, with padding.
enum Base64 {
  /// Returns the digits of `bytes`.
  static func encode(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var encoded: [UInt8] = []
    encoded.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for index in 0..<3 {
        bits = bits << 8 | (index < group.count ? UInt32(group[start + index]) : 0)
      }
      for index in 0..<4 {
        let digit = UInt8(truncatingIfNeeded: bits >> UInt32(18 - 6 * index)) & 0x3F
        encoded.append(index <= group.count ? character(of: digit) : 0x3D)
      }
    }
    return encoded
  }

  private static func character(of digit: UInt8) -> UInt8 {
    switch digit {
    case 0..<26: digit + 0x41
    case 26..<52: digit + 0x47
    case 52..<62: digit - 4
    case 62: 0x2B
    default: 0x2F
    }
  }
}
