internal import ServerParts
public import ScreenKitLooks

/// The settings of a host.
public struct HostOptions: Sendable {
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

  /// The settings for tests of an app, which do not suit production.
  public struct Trial: Sendable {
    /// A delay that is added to each response; `nil` adds none.
    public var latency: Duration?
    /// The path of the folder into which new sessions are recorded; `nil` records nothing.
    ///
    /// All texts except masked ones are recorded.
    public var recordings: String?

    /// Creates settings without an effect.
    public init() {}
  }

  /// The numeric address to listen on.
  public var address = "127.0.0.1"
  /// The port to listen on; the system chooses one if it is 0.
  public var port = 8080
  /// The origin of the pages; `nil` uses the address and port.
  public var origin: PublicOrigin?
  /// The certificate for TLS by the host itself; `nil` for plain HTTP.
  ///
  /// It needs the trait `TLS` of the package WebHost.
  public var certificate: Certificate?
  /// The addresses of proxies whose `X-Forwarded-For` is trusted.
  public var trustedProxies: Set<ClientAddress> = []
  /// The maximum number of open connections.
  public var connections = 24_000
  /// The maximum number of open connections of one address.
  public var connectionsPerAddress = 256
  /// The look of the pages.
  public var look = LookName.cupertino
  /// The user's own colours; `nil` uses the colours of the look.
  public var theme: Theme?
  /// The limits of each connection.
  public var sockets = SocketLimits()
  /// The limits of the sessions in memory.
  public var sessions = SessionLimits()
  /// The time for which a store keeps a session without an open page.
  public var sessionLifetime = Duration.seconds(7 * 24 * 60 * 60)
  /// The settings for tests of the app.
  public var trial = Trial()
  /// The time that requests have to end after a signal to stop.
  var stopDeadline = Duration.seconds(10)
  /// The time that a client may take for a request, and between requests.
  var idleTimeout = Duration.seconds(60)

  /// Creates the settings of a host for this machine alone.
  public init() {}

  /// Checks that visitors of a network are served encrypted, and under a known origin.
  ///
  /// - Throws: ``HostOptionsError``.
  public func check() throws(HostOptionsError) {
    guard let bound = ClientAddress(address) else { throw .badAddress(address) }
    guard !bound.isLoopback else { return }
    guard let origin else { throw .noOrigin(address) }
    if certificate == nil, trustedProxies.isEmpty || !origin.isSecure {
      throw .unencrypted(address)
    }
  }

  /// Returns the origin of the pages, once the host listens on `port`.
  func origin(port: Int) -> PublicOrigin? {
    if let origin { return origin }
    let host = address.contains(":") ? "[\(address)]" : address
    return PublicOrigin("\(certificate == nil ? "http" : "https")://\(host):\(port)")
  }
}

/// The reason why a host does not start with its settings.
public enum HostOptionsError: Error, Equatable, CustomStringConvertible {
  /// The address to listen on is not numeric.
  case badAddress(String)
  /// Pages would be sent over a network unencrypted.
  case unencrypted(String)
  /// A host for a network has no origin.
  case noOrigin(String)
  /// The certificate or its key cannot be used.
  case badCertificate(String)
  /// There is a certificate, but the program was built without the trait `TLS`.
  case withoutTLS

  /// The message for the administrator.
  public var description: String {
    switch self {
    case .badAddress(let text): "\(text) is no numeric address such as 127.0.0.1 or ::1."
    case .unencrypted(let address):
      """
      On \(address) everything would travel unencrypted. Use --certificate and --key, or \
      --trusted-proxy and an https origin for a proxy that encrypts.
      """
    case .noOrigin(let address):
      "For \(address) use --origin with the address of the pages, such as https://app.example.org."
    case .badCertificate(let reason): "The certificate or its key cannot be used: \(reason)."
    case .withoutTLS:
      """
      This program was built without TLS. Let a proxy encrypt (--trusted-proxy), or build it with \
      the trait TLS of the package WebHost.
      """
    }
  }
}

extension HostOptionsError: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK822)" }
}
