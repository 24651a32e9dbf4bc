/// A user name and a password for HTTP Basic authentication (RFC 7617).
///
/// Descriptions and dumps omit the password.
public struct BasicCredential: Hashable, Sendable {
  /// The user name.
  public let username: String
  private let password: String

  /// Creates a credential; `nil` if the user name has a colon, which Basic authentication forbids.
  public init?(username: String, password: String) {
    guard !username.contains(":") else { return nil }
    (self.username, self.password) = (username, password)
  }

  /// Reads the value of the field `Authorization`; `nil` unless it is a Basic credential in UTF-8.
  public init?(authorization value: String) {
    let parts = value.split(separator: " ", omittingEmptySubsequences: true)
    guard parts.count == 2, parts[0].lowercased() == "basic",
      let bytes = Base64.decode(parts[1]), let text = String(validating: bytes, as: UTF8.self),
      let colon = text.firstIndex(of: ":")
    else { return nil }
    username = String(text[..<colon])
    password = String(text[colon...].dropFirst())
  }

  /// The field `Authorization` with the credential.
  public var field: FetchField {
    FetchField("Authorization", "Basic " + Base64.encode(Array("\(username):\(password)".utf8)))
  }

  /// Calls `body` with the password for a comparison; the password must not be stored or printed.
  public func withPassword<Value>(_ body: (String) throws -> Value) rethrows -> Value {
    try body(password)
  }
}

extension BasicCredential: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// The user name without the password.
  public var description: String { "\(username): …" }
  /// The user name without the password.
  public var debugDescription: String { description }
  /// An empty mirror, so that dumps omit the password.
  public var customMirror: Mirror { Mirror(self, children: [Mirror.Child]()) }
}

/// Base64 as in RFC 4648, with padding.
private enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var value = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      var four: [UInt8] = []
      for _ in 0..<4 {
        four.insert(digits[value & 63], at: 0)
        value >>= 6
      }
      text += four.prefix(group.count + 1)
      text += repeatElement(UInt8(ascii: "="), count: 3 - group.count)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the bytes of `text`; `nil` if it contains other characters or has a wrong length.
  static func decode(_ text: Substring) -> [UInt8]? {
    let padding = text.utf8.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    let plain = text.utf8.dropLast(padding)
    guard padding <= 2, text.utf8.count % 4 == 0 else { return nil }
    var (bytes, value, bits) = ([UInt8](), 0, 0)
    for character in plain {
      guard let digit = digits.firstIndex(of: character) else { return nil }
      (value, bits) = (value << 6 | digit, bits + 6)
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(value >> bits & 255))
      value &= (1 << bits) - 1
    }
    return value == 0 ? bytes : nil
  }
}
