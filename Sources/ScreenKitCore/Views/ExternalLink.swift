/// A link to an address outside of the app; a surface can pass it to another program.
///
/// Its initializer validates the address, since the other program trusts it. An address has one of
/// the ``schemes``, at most ``limit`` bytes, and no control characters.
public struct ExternalLink: Hashable, Sendable {
  /// The address, of printable ASCII without spaces; other characters are percent-encoded.
  public let address: String

  /// The maximum number of bytes of an address; common terminals ignore longer ones.
  public static let limit = 2048

  /// The schemes of valid addresses, in lowercase; uppercase letters are accepted too.
  public static let schemes = ["http://", "https://", "mailto:"]

  /// Creates a link from `text`; `nil` if it is too long, has another scheme or contains control
  /// characters.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.limit, Self.hasScheme(text),
      !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return nil }
    var address: [UInt8] = []
    for byte in text.utf8 {
      if Self.isPlain(byte) {
        address.append(byte)
      } else {
        address += [UInt8(ascii: "%"), Self.digit(byte >> 4), Self.digit(byte & 15)]
      }
    }
    guard address.count <= Self.limit else { return nil }
    self.address = String(decoding: address, as: UTF8.self)
  }

  private static func hasScheme(_ text: String) -> Bool {
    schemes.contains { scheme in
      text.utf8.count > scheme.utf8.count
        && zip(text.utf8, scheme.utf8).allSatisfy { $0 == $1 || ($0 | 0x20 == $1 && $1.isLetter) }
    }
  }

  /// Returns whether the byte needs no encoding: printable ASCII except the characters excluded by
  /// RFC 3986.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !"\"<>\\^`{|}".utf8.contains(byte)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
