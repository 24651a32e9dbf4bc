// The library for TLS takes minutes to build, and most hosts are behind a proxy that encrypts.
#if TLS
  internal import HummingbirdTLS
  internal import NIOSSL

  /// The encryption of connections by the host itself.
  struct HostTLS: Sendable {
    private let configuration: TLSConfiguration

    /// Reads a certificate and its key.
    ///
    /// - Throws: ``HostOptionsError/badCertificate(_:)``.
    init(_ files: HostOptions.Certificate) throws(HostOptionsError) {
      do {
        let chain = try NIOSSLCertificate.fromPEMFile(files.certificate)
        let key = try NIOSSLPrivateKey(file: files.key, format: .pem)
        var configuration = TLSConfiguration.makeServerConfiguration(
          certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
        configuration.minimumTLSVersion = .tlsv12
        configuration.applicationProtocols = ["http/1.1"]
        self.configuration = configuration
      } catch {
        throw .badCertificate("\(error)")
      }
    }

    /// Returns the encrypted form of a channel.
    func encrypting(_ channel: UpgradeChannel) throws -> TLSChannel<UpgradeChannel> {
      try TLSChannel(channel, tlsConfiguration: configuration)
    }
  }
#else
  /// The encryption of connections, of which a program without the trait `TLS` has none.
  enum HostTLS {
    /// Throws ``HostOptionsError/withoutTLS``.
    init(_ files: HostOptions.Certificate) throws(HostOptionsError) { throw .withoutTLS }

    /// Is never called, since there is no value.
    func encrypting(_ channel: UpgradeChannel) throws -> UpgradeChannel { switch self {} }
  }
#endif
