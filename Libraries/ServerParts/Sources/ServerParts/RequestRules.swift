/// The rules that prevent web pages of other sites from using this server through a visitor's
/// browser.
///
/// A browser with a page of this server names no other site as the origin. A request for a foreign
/// host uses a name that an attacker has pointed at this server.
public struct RequestRules: Sendable {
  /// The names under which the server is reached, in lower case and without a port.
  public let hosts: Set<String>

  /// The reason why a request is refused.
  public enum Refusal: Hashable, Sendable {
    /// The request names no host, or one in a wrong form.
    case noHost
    /// The request is for a name that is not the server's.
    case otherHost
    /// The request comes from a web page of another site.
    case otherOrigin
  }

  /// Creates rules for a server that is reached under `names`, and on its own machine.
  public init(hosts names: [String]) { hosts = Set(names.map { $0.lowercased() }) }

  /// Returns the reason why a request is refused.
  ///
  /// - Parameters:
  ///   - host: The request's host with its port, as the client names it.
  ///   - origin: The web page's origin, if a browser sends one.
  /// - Returns: The reason, or `nil` if the request is granted.
  public func refusal(host: String?, origin: String?) -> Refusal? {
    guard let host = host?.lowercased(), let name = Self.name(of: host) else {
      return .noHost
    }
    guard isOwn(name) else { return .otherHost }
    guard let origin = origin?.lowercased() else { return nil }
    return ["http://" + host, "https://" + host].contains(origin) ? nil : .otherOrigin
  }

  private func isOwn(_ name: String) -> Bool {
    name == "localhost" || hosts.contains(name) || ClientAddress(name)?.isLoopback == true
  }

  /// Returns the name of `name:port`, without the brackets of an IPv6 address; `nil` if it is
  /// malformed.
  private static func name(of host: String) -> String? {
    let isBracketed = host.hasPrefix("[")
    let end = isBracketed ? host.firstIndex(of: "]") : host.firstIndex(of: ":")
    guard let end else { return isBracketed || host.isEmpty ? nil : host }
    let rest = isBracketed ? host[host.index(after: end)...] : host[end...]
    let isPort = rest.first == ":" && rest.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
    guard rest.isEmpty || isPort else { return nil }
    let name = isBracketed ? host[..<end].dropFirst() : host[..<end]
    return name.isEmpty ? nil : String(name)
  }
}
