/// A link that leads out of the app, for a surface that can hand it to another program.
///
/// It is checked when it is made, since whoever follows it does so in a program that trusts it: only
/// some schemes, no more than ``limit`` bytes, and no byte but those that an address may have.
public struct ExternalLink: Hashable, Sendable {
  /// The address, of printable ASCII without blanks; other characters are percent-encoded.
  public let address: String

  /// The most bytes of an address; with more, common terminals drop it.
  public static let limit = 2048

  /// What an address may begin with; letters of any case.
  public static let schemes = ["http://", "https://", "mailto:"]

  /// Checks `text`; `nil` if it is too long, of another scheme, or has a control character.
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

  /// Whether an address has it as it is: all of printable ASCII but what RFC 3986 leaves out.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !"\"<>\\^`{|}".utf8.contains(byte)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
