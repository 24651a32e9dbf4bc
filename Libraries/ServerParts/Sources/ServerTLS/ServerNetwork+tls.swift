public import NIOSSL
public import ServerConnections

extension ServerNetwork {
  /// Returns the settings of TLS, if there is a certificate.
  public func makeTLS() throws(ServerNetworkError) -> TLSConfiguration? {
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
      throw .badCertificate("\(error)")
    }
  }
}
