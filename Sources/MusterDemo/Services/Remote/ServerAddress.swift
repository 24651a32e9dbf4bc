public import Foundation

/// Where a server is; passwords travel encrypted, or do not leave this machine.
public struct ServerAddress: Hashable, Sendable {
  /// Scheme, host and port, without a path.
  public let url: URL

  /// Takes `https://host[:port]`, or `http://` for this very machine.
  public init(_ text: String) throws(ServerAddressError) {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      let host = url.host(), !host.isEmpty
    else { throw .malformed(text) }
    guard ["", "/"].contains(url.path()), url.query() == nil, url.fragment() == nil,
      url.user() == nil
    else { throw .malformed(text) }
    switch scheme {
    case "https": break
    case "http":
      guard ServerAddress.isLoopback(host) else { throw .unencrypted(host) }
    default: throw .malformed(text)
    }
    let port = url.port.map { ":\($0)" } ?? ""
    guard let plain = URL(string: "\(scheme)://\(ServerAddress.bracketed(host))\(port)") else {
      throw .malformed(text)
    }
    self.url = plain
  }

  private static func bracketed(_ host: String) -> String {
    host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host.lowercased()
  }

  private static func isLoopback(_ host: String) -> Bool {
    if ["localhost", "::1", "[::1]"].contains(host.lowercased()) { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.first == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}

/// Why an address is none of a server.
public enum ServerAddressError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is not of the form `https://host[:port]`.
  case malformed(String)
  /// A password would travel readable for everybody.
  case unencrypted(String)

  /// What the user reads.
  public var description: String {
    switch self {
    case .malformed(let text): "\(text) is no address of a server such as https://host:port."
    case .unencrypted(let host):
      "Passwords would travel to \(host) unencrypted; use https, or http on this machine alone."
    }
  }
}
