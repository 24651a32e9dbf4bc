/// Percent-encoding, which writes each UTF-8 byte of a character as `%` and two hexadecimal digits.
enum PercentEscapes {
  /// Returns `text` with all characters escaped except letters, digits and `-._~`.
  static func escape(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns `text` with its escapes decoded; throws for bad escapes and control characters.
  static func unescape(_ text: Substring) throws(LinkError) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let pair = rest.prefix(2)
      guard pair.count == 2, let high = value(pair.first), let low = value(pair.last) else {
        throw .badEscape("%" + String(decoding: pair, as: UTF8.self))
      }
      bytes.append(high << 4 | low)
      rest = rest.dropFirst(2)
    }
    guard let result = String(validating: bytes, as: UTF8.self) else { throw .notText }
    guard !result.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { throw .controlCharacter }
    return result
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func value(_ digit: UInt8?) -> UInt8? {
    switch digit {
    case let digit? where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit):
      digit - UInt8(ascii: "0")
    case let digit? where (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(digit | 0x20):
      (digit | 0x20) - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
