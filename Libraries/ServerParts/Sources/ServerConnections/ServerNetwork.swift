public import ServerParts

/// The network settings of a server with limits, for this machine or for a network.
public struct ServerNetwork: Sendable {
  /// A certificate and its private key, as PEM files.
  public struct Certificate: Sendable {
    /// The path of the file with the certificate and the intermediate ones up to its root.
    public var certificate: String
    /// The path of the file with the private key, which is not encrypted.
    public var key: String

    /// Creates a certificate from the paths of both files.
    public init(certificate: String, key: String) {
      (self.certificate, self.key) = (certificate, key)
    }
  }

  /// The numeric address to listen on.
  public var address = "127.0.0.1"
  /// The port to listen on; the system chooses one if it is 0.
  public var port = 8080
  /// The certificate for TLS; `nil` for plain HTTP.
  public var certificate: Certificate?
  /// The addresses of proxies whose `X-Forwarded-For` is trusted.
  public var trustedProxies: Set<ClientAddress> = []
  /// The maximum number of open connections.
  public var connections: Int
  /// The maximum number of open connections of one address.
  public var connectionsPerAddress = 256
  /// The time that requests have to end after a signal to stop.
  public var stopDeadline = Duration.seconds(10)

  /// Creates the settings of a server for this machine alone.
  public init(connections: Int) { self.connections = connections }

  /// Checks that nothing travels a network unencrypted; returns whether there is a network at all.
  public func servesNetwork() throws(ServerNetworkError) -> Bool {
    guard let bound = ClientAddress(address) else { throw .badAddress(address) }
    guard !bound.isLoopback else { return false }
    if certificate == nil, trustedProxies.isEmpty { throw .unencrypted(address) }
    return true
  }

  /// Returns the server's own origin, once it listens on `port`.
  public func origin(port: Int) -> String {
    let host = address.contains(":") ? "[\(address)]" : address
    return "\(certificate == nil ? "http" : "https")://\(host):\(port)"
  }
}

/// The reason why a server does not start with its settings.
public enum ServerNetworkError: Error, Equatable, CustomStringConvertible {
  /// The address to listen on is not numeric.
  case badAddress(String)
  /// Passwords and pages would be sent over a network unencrypted.
  case unencrypted(String)
  /// A server for a network does not know its name; the text is the option that sets it.
  case noName(String, option: String)
  /// The certificate or its key cannot be used.
  case badCertificate(String)
  /// There is a certificate, but the program was built without encryption.
  case withoutTLS

  /// The message for the administrator.
  public var description: String {
    switch self {
    case .badAddress(let text): "\(text) is no numeric address such as 127.0.0.1 or ::1."
    case .unencrypted(let address):
      """
      On \(address) everything would travel unencrypted. Use --certificate and --key, or \
      --trusted-proxy for a proxy that encrypts.
      """
    case .noName(let address, let option): "For \(address) use \(option)."
    case .badCertificate(let reason): "The certificate or its key cannot be used: \(reason)."
    case .withoutTLS:
      """
      This program was built without TLS. Let a proxy encrypt (--trusted-proxy), or build it with \
      the trait TLS of the package WebHost.
      """
    }
  }
}

extension ServerNetworkError: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK822)" }
}
