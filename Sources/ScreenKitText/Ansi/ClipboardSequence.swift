/// A sequence (OSC 52) that sets the terminal's clipboard or requests its text.
///
/// The text is encoded in base 64, so it cannot contain escape sequences.
struct ClipboardSequence: Hashable, Sendable {
  /// The maximum size of the text in bytes of UTF-8; common terminals drop longer sequences.
  static let limit = 74_994

  /// The request for the clipboard's text, followed by a request for the device attributes.
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
      bytes.count <= ClipboardSequence.limit ? Base64.encode(bytes) : nil
    }
    guard let encoded else { return nil }
    self.init(payload: encoded, after: "")
  }

  private init(payload: [UInt8], after: StaticString) {
    bytes =
      Array("\u{1B}]52;c;".utf8) + payload + Array("\u{1B}\\".utf8)
      + UnsafeBufferPointer(start: after.utf8Start, count: after.utf8CodeUnitCount)
  }
}
