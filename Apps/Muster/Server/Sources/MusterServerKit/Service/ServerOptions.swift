internal import Foundation
internal import NIOSSL
public import Passwords
public import ServerParts

/// The network settings of a server.
public struct ServerOptions: Sendable {
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

  /// The address to listen on.
  public var address = "127.0.0.1"
  /// The port to listen on; the system chooses one if it is 0.
  public var port = 8080
  /// The names under which clients reach the server, in addition to those of this machine.
  public var hosts: [String] = []
  /// The certificate for TLS; `nil` for plain HTTP.
  public var certificate: Certificate?
  /// The addresses of front servers whose `X-Forwarded-For` is trusted.
  public var trustedProxies: Set<ClientAddress> = []
  /// The maximum number of open connections.
  public var connections = ConnectionLimits.Limits().total
  /// The maximum number of open connections of one address.
  public var connectionsPerAddress = ConnectionLimits.Limits().perAddress
  /// The time that requests have to end after a signal to stop.
  var stopDeadline = Duration.seconds(10)
  /// The time that clients may take.
  var timeouts = ConnectionProgress.Timeouts()
  /// The cost of checking the password of an unknown user.
  var strangerCost = PasswordHash.Cost.standard

  /// Creates the settings of a server for this machine alone.
  public init() {}

  /// Checks that no password would be sent over a network unencrypted.
  ///
  /// - Throws: ``ServerOptionsError``.
  public func check() throws(ServerOptionsError) {
    guard let bound = ClientAddress(address) else { throw .badAddress(address) }
    guard !bound.isLoopback else { return }
    if certificate == nil, trustedProxies.isEmpty { throw .unencrypted(address) }
    if hosts.isEmpty { throw .noHost(address) }
  }

  /// Returns whether a connection of `client` is accepted: without TLS only from this machine or a
  /// front server.
  func isAllowed(_ client: ClientAddress) -> Bool {
    certificate != nil || client.isLoopback || trustedProxies.contains(client)
  }

  /// Returns the settings of TLS, if there is a certificate.
  func makeTLS() throws -> TLSConfiguration? {
    guard let certificate else { return nil }
    do {
      let chain = try NIOSSLCertificate.fromPEMFile(certificate.certificate)
      let key = try NIOSSLPrivateKey(file: certificate.key, format: .pem)
      var tls = TLSConfiguration.makeServerConfiguration(
        certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
      tls.minimumTLSVersion = .tlsv12
      tls.applicationProtocols = ["http/1.1"]
      return tls
    } catch {
      throw ServerOptionsError.badCertificate("\(error)")
    }
  }
}

/// The reason why a server does not start with its settings.
public enum ServerOptionsError: Error, Equatable, CustomStringConvertible {
  /// The address to listen on is not numeric.
  case badAddress(String)
  /// Passwords would be sent over a network unencrypted.
  case unencrypted(String)
  /// A server for a network has no name.
  case noHost(String)
  /// The certificate or its key cannot be used.
  case badCertificate(String)

  /// The message for the administrator.
  public var description: String {
    switch self {
    case .badAddress(let text): "\(text) is no numeric address such as 127.0.0.1 or ::1."
    case .unencrypted(let address):
      """
      On \(address) passwords would travel unencrypted. Use --certificate and --key, or \
      --trusted-proxy for a front server that encrypts.
      """
    case .noHost(let address):
      "For \(address) use --host with the name under which clients reach the server."
    case .badCertificate(let reason):
      "The certificate or its key cannot be used: \(reason)."
    }
  }
}
