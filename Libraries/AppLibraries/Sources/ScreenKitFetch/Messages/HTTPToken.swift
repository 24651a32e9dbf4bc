/// The characters of methods and field names (RFC 9110, 5.6.2).
enum HTTPToken {
  private static let marks = Set("!#$%&'*+-.^_`|~".utf8)

  /// Returns whether a token may contain `byte`.
  static func allows(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: marks.contains(byte)
    }
  }

  /// Returns whether `text` is a token.
  static func isToken(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy(allows) }
}
