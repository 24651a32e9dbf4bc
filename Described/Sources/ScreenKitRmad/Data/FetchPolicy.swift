public import ScreenKitFetch

/// The addresses from which an app may load feeds, images and descriptions.
///
/// Host names are compared as texts. The machine of a name is unknown before the connection, for
/// which the certificate has to match the name.
public struct FetchPolicy: Hashable, Sendable {
  /// The reason why an address is refused.
  public enum Refusal: Error, Hashable, Sendable {
    /// The host is not in the list.
    case otherHost(String)
    /// The host is this machine or in a private network.
    case privateHost(String)
    /// The scheme is not allowed.
    case scheme(String)
  }

  /// The allowed schemes; plain HTTP is only possible on this machine.
  public var schemes: Set<FetchAddress.Scheme>
  /// The allowed hosts, such as `example.org` or `*.example.org`; `nil` allows all public ones.
  public var hosts: [String]?
  /// Whether this machine and private networks are allowed.
  public var allowsPrivateHosts: Bool

  /// Creates a policy.
  public init(
    schemes: Set<FetchAddress.Scheme> = [.https], hosts: [String]? = nil,
    allowsPrivateHosts: Bool = false
  ) {
    (self.schemes, self.allowsPrivateHosts) = (schemes, allowsPrivateHosts)
    self.hosts = hosts.map { $0.map { $0.lowercased() } }
  }

  /// The policy for development: all hosts, and plain HTTP on this machine.
  public static var development: FetchPolicy {
    FetchPolicy(schemes: [.https, .http], allowsPrivateHosts: true)
  }

  /// Returns the reason why `address` is refused, or `nil` if it is allowed.
  public func refusal(of address: FetchAddress) -> Refusal? {
    guard schemes.contains(address.scheme) else { return .scheme(address.scheme.rawValue) }
    var host = address.host
    // A name with or without a final period means the same host.
    if host.hasSuffix(".") { host.removeLast() }
    if !allowsPrivateHosts, HostKind(host) != .open { return .privateHost(host) }
    guard let hosts else { return nil }
    return hosts.contains { Self.matches(host, $0) } ? nil : .otherHost(host)
  }

  private static func matches(_ host: String, _ pattern: String) -> Bool {
    guard pattern.hasPrefix("*.") else { return host == pattern }
    let suffix = pattern.dropFirst()
    return host.hasSuffix(suffix) && host.utf8.count > suffix.utf8.count
  }
}

extension FetchPolicy.Refusal: CustomStringConvertible {
  /// A sentence for the user in English; hosts are ASCII.
  public var description: String {
    switch self {
    case .otherHost(let host): "\(host) is not among the hosts that this app may ask."
    case .privateHost(let host): "\(host) is this machine or in a private network."
    case .scheme(let scheme): "\(scheme):// is not allowed here."
    }
  }
}

extension FetchPolicy.Refusal: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK816)" }
}
