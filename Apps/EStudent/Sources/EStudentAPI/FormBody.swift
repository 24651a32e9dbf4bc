/// The parameters of a request as `application/x-www-form-urlencoded` text.
public enum FormBody {
  /// The media type of the text.
  public static let mediaType = "application/x-www-form-urlencoded"

  /// Returns the parameters as ASCII text.
  public static func encode(_ fields: [(name: String, value: String)]) -> String {
    fields.map { "\(escaped($0.name))=\(escaped($0.value))" }.joined(separator: "&")
  }

  /// Returns the parameters in `text`; `nil` if an escape in it is malformed or it is not UTF-8.
  public static func decode(_ text: String) -> [(name: String, value: String)]? {
    var fields: [(name: String, value: String)] = []
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = unescaped(parts[0]), let value = unescaped(parts.count > 1 ? parts[1] : "")
      else { return nil }
      fields.append((name, value))
    }
    return fields
  }

  private static func escaped(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func unescaped(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(0x20)
      case UInt8(ascii: "%"):
        let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        guard digits.count == 2 else { return nil }
        bytes.append(UInt8(digits[0] * 16 + digits[1]))
        rest = rest.dropFirst(2)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
