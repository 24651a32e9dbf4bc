public import ServerParts

/// A finder of the address of a request's client, also behind trusted front servers.
public struct ClientAddresses: Sendable {
  /// The front servers whose `X-Forwarded-For` is trusted.
  public let trustedProxies: Set<ClientAddress>

  /// Creates a finder that trusts `trustedProxies` alone.
  public init(trustedProxies: Set<ClientAddress>) { self.trustedProxies = trustedProxies }

  /// Returns the client's address.
  ///
  /// Each front server appends the address of its client. The last address that does not belong to
  /// a trusted server is the client's. Earlier ones are claims of the client, and are ignored.
  ///
  /// - Parameters:
  /// - peer: The address at the other end of the connection.
  /// - forwarded: The header `X-Forwarded-For`, all of its fields joined by commas.
  /// - Returns: The address for the limits.
  public func address(peer: ClientAddress, forwarded: String?) -> ClientAddress {
    var address = peer
    for text in (forwarded ?? "").split(separator: ",").reversed() {
      guard trustedProxies.contains(address) else { break }
      guard let next = ClientAddress(Self.withoutPort(text)) else { break }
      address = next
    }
    return address
  }

  /// Returns the address of `192.0.2.1:443`, `[2001:db8::1]:443` or of either without a port.
  private static func withoutPort(_ text: Substring) -> String {
    let text = text.filter { $0 != " " && $0 != "\t" }
    if text.hasPrefix("[") { return String(text.dropFirst().prefix { $0 != "]" }) }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 ? String(parts[0]) : text
  }
}
