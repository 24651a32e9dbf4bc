/// The address of a resource: `https://` on any machine, `http://` only on this machine.
///
/// A plain HTTP address of another machine cannot be created, so unencrypted data never leaves this
/// machine.
public struct FetchAddress: Hashable, Sendable {
  /// An allowed scheme of addresses.
  public enum Scheme: String, Sendable {
    /// Plain HTTP, on the loopback interface.
    case http
    /// HTTP over TLS.
    case https
  }

  /// The maximum length of an address, in bytes.
  public static let maximumLength = 8_192

  /// The scheme.
  public let scheme: Scheme
  /// The host in lower case, without the brackets of an IPv6 address.
  public let host: String
  /// The port; `nil` if the address contains none.
  public let port: UInt16?
  /// The path with the query; it begins with `/`.
  public let target: String

  /// Parses `scheme://host[:port][/path][?query]` of visible ASCII characters.
  ///
  /// - Throws: ``FetchError/unencrypted(_:)`` for plain HTTP to another machine, otherwise
  ///   ``FetchError/invalidAddress``, for example for user names, passwords and fragments.
  public init(_ text: String) throws(FetchError) {
    guard text.utf8.count <= Self.maximumLength, text.utf8.allSatisfy(Self.isAllowed),
      let colon = text.firstIndex(of: ":"),
      let scheme = Scheme(rawValue: text[..<colon].lowercased()),
      text[colon...].hasPrefix("://")
    else { throw .invalidAddress }
    let rest = text[colon...].dropFirst(3)
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    guard let place = Authority(authority) else { throw .invalidAddress }
    guard scheme == .https || LoopbackHost(place.host) != nil else {
      throw .unencrypted(place.host)
    }
    let target = rest[authority.endIndex...]
    (self.scheme, host, port) = (scheme, place.host, place.port)
    self.target = target.hasPrefix("/") ? String(target) : "/" + target
  }

  /// Scheme, host and port, without a path.
  public var origin: String { "\(scheme.rawValue)://\(authority)" }

  /// The host and the port in the form of the field `Host`.
  var authority: String {
    (host.contains(":") ? "[\(host)]" : host) + (port.map { ":\($0)" } ?? "")
  }

  /// Returns whether a byte is allowed: visible ASCII that all parsers treat equally.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"),
      UInt8(ascii: "|"), UInt8(ascii: "}"):
      false
    default: (0x21...0x7E).contains(byte)
    }
  }
}

extension FetchAddress: CustomStringConvertible {
  /// The whole address.
  public var description: String { origin + target }
}

/// The host and the port of an address.
private struct Authority {
  let host: String
  let port: UInt16?

  init?(_ text: Substring) {
    let host: Substring
    let rest: Substring
    if text.hasPrefix("[") {
      guard let end = text.firstIndex(of: "]") else { return nil }
      host = text[..<end].dropFirst()
      rest = text[end...].dropFirst()
      guard host.contains(":"), host.allSatisfy({ $0.isHexDigit || $0 == ":" || $0 == "." })
      else { return nil }
    } else {
      host = text.prefix { $0 != ":" }
      rest = text[host.endIndex...]
      guard !host.isEmpty, host.allSatisfy({ $0.isLetter || $0.isNumber || "-._".contains($0) })
      else { return nil }
    }
    self.host = host.lowercased()
    if rest.isEmpty {
      port = nil
    } else {
      let digits = rest.dropFirst()
      guard rest.hasPrefix(":"), digits.allSatisfy(\.isNumber), let number = UInt16(digits),
        number > 0
      else { return nil }
      port = number
    }
  }
}
