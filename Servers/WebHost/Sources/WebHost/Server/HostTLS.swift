internal import ServerConnections

// The library for TLS takes minutes to build, and most hosts are behind a proxy that encrypts.
#if TLS
  internal import HummingbirdTLS
  internal import NIOSSL
  internal import ServerTLS

  /// The encryption of connections by the host itself.
  struct HostTLS: Sendable {
    private let configuration: TLSConfiguration

    /// Reads the certificate and its key, if there are any.
    init?(_ network: ServerNetwork) throws(ServerNetworkError) {
      guard let configuration = try network.makeTLS() else { return nil }
      self.configuration = configuration
    }

    /// Returns the encrypted form of a channel.
    func encrypting(_ channel: UpgradeChannel) throws -> TLSChannel<UpgradeChannel> {
      try TLSChannel(channel, tlsConfiguration: configuration)
    }
  }
#else
  /// The encryption of connections, of which a program without the trait `TLS` has none.
  enum HostTLS {
    /// Throws `ServerNetworkError/withoutTLS` if there is a certificate.
    init?(_ network: ServerNetwork) throws(ServerNetworkError) {
      guard network.certificate == nil else { throw .withoutTLS }
      return nil
    }

    /// Is never called, since there is no value.
    func encrypting(_ channel: UpgradeChannel) throws -> UpgradeChannel { switch self {} }
  }
#endif
