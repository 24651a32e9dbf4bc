/// The encodings of numbers and bytes in terminal reports.
enum AnswerText {
  /// Returns a number of at most five digits; `nil` for other text.
  static func decimal(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...5).contains(digits.count) else { return nil }
    var value = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      value = value * 10 + Int(digit - 0x30)
    }
    return value
  }

  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }

  /// Returns the text encoded as two hexadecimal digits per byte; `nil` if it is invalid.
  static func hexText(_ digits: ArraySlice<UInt8>) -> String? {
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    var high: UInt8?
    for digit in digits {
      guard let value = hexDigit(digit) else { return nil }
      if let upper = high { bytes.append(upper << 4 | value) }
      high = high == nil ? value : nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the bytes encoded in base 64, with or without padding; `nil` if the text is invalid.
  static func base64(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3 + 2)
    var bits: UInt32 = 0
    var count = 0
    for byte in text.prefix(while: { $0 != 0x3D }) {
      guard let value = base64Digit(byte) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  private static func base64Digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x41...0x5A: byte - 0x41
    case 0x61...0x7A: byte - 0x47
    case 0x30...0x39: byte + 4
    case 0x2B: 62
    case 0x2F: 63
    default: nil
    }
  }
}
