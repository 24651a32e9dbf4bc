/// A sequence (OSC 52) that sets the terminal's clipboard or requests its text.
///
/// The text is encoded in base 64, so it cannot contain escape sequences.
struct ClipboardSequence: Hashable, Sendable {
  /// The maximum size of the text in bytes of UTF-8; common terminals drop longer sequences.
  static let limit = 74_994

  /// The request of the clipboard's text, followed by a request of the device attributes.
  ///
  /// Every terminal reports the attributes, and reports in order. So a report of the attributes
  /// alone means that no text follows.
  static let question = ClipboardSequence(payload: [0x3F], after: "\u{1B}[c")

  let bytes: [UInt8]

  /// Creates a sequence that sets the clipboard to `text`; returns `nil` if it is longer than
  /// ``limit``.
  init?(setting text: String) {
    var text = text
    let encoded = text.withUTF8 { bytes in
      bytes.count <= ClipboardSequence.limit ? ClipboardSequence.base64(bytes) : nil
    }
    guard let encoded else { return nil }
    self.init(payload: encoded, after: "")
  }

  private init(payload: [UInt8], after: StaticString) {
    bytes =
      Array("\u{1B}]52;c;".utf8) + payload + Array("\u{1B}\\".utf8)
      + UnsafeBufferPointer(start: after.utf8Start, count: after.utf8CodeUnitCount)
  }

  private static func base64(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
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
