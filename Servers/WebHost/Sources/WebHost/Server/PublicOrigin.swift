/// The origin of the host's pages, as browsers send it: scheme, host and port.
///
/// The origin is configured. The request's `Host` is not used, because proxies rewrite it and
/// attackers choose it.
struct PublicOrigin: Hashable, Sendable, CustomStringConvertible {
  /// The origin as text, such as `https://app.example.org` or `http://127.0.0.1:8080`.
  let description: String
  /// Whether pages are fetched over TLS.
  let isSecure: Bool
  /// The host as in the header `Host`, without a port.
  let host: String
  /// The port, also if the text leaves it out.
  let port: Int

  /// Creates an origin from `http://` or `https://`, a host and an optional port; `nil` for any
  /// other text.
  init?(_ text: String) {
    let text = text.lowercased()
    let scheme = ["https://", "http://"].first { text.hasPrefix($0) }
    guard let scheme else { return nil }
    isSecure = scheme == "https://"
    let standard = isSecure ? 443 : 80
    guard let (host, port) = Self.split(text.dropFirst(scheme.count)) else { return nil }
    self.host = String(host)
    self.port = port ?? standard
    description = scheme + host + (self.port == standard ? "" : ":\(self.port)")
  }

  /// Returns whether a request's header `Origin` names this origin.
  ///
  /// A missing header counts as another origin: each browser sends one with an upgrade and with a
  /// POST.
  func matches(_ header: String?) -> Bool {
    header.flatMap { PublicOrigin($0) } == self
  }

  /// Returns whether a request's header `Host` names this origin's host.
  ///
  /// A request for another host uses a name that an attacker has pointed at this server.
  func isHost(_ header: String?) -> Bool {
    guard let header, let (host, _) = Self.split(header.lowercased()[...]) else { return false }
    return host == self.host
  }

  /// Splits `host:port` or `[::1]:port`; returns `nil` for characters that no host has.
  private static func split(_ text: Substring) -> (host: Substring, port: Int?)? {
    let isBracketed = text.hasPrefix("[")
    let end =
      isBracketed ? text.firstIndex(of: "]").map(text.index(after:)) : text.firstIndex(of: ":")
    if isBracketed, end == nil { return nil }
    let host = text[..<(end ?? text.endIndex)]
    let rest = text[(end ?? text.endIndex)...]
    let inner = isBracketed ? host.dropFirst().dropLast() : host
    let allowed = isBracketed ? "0123456789abcdef:." : "0123456789abcdefghijklmnopqrstuvwxyz.-_"
    guard !inner.isEmpty, inner.allSatisfy({ allowed.contains($0) }) else { return nil }
    if rest.isEmpty { return (host, nil) }
    guard let port = Int(rest.dropFirst()), (1...65_535).contains(port), rest.hasPrefix(":"),
      rest.dropFirst().allSatisfy(\.isNumber)
    else { return nil }
    return (host, port)
  }
}
