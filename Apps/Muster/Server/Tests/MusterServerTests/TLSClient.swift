import Foundation
import NIOCore
import NIOPosix
import NIOSSL

/// One request over TLS, with the certificate of the fixtures as the only root.
struct TLSClient {
  static let certificate = fixture("localhost.pem")
  static let key = fixture("localhost.key.pem")

  private static func fixture(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/" + name).path
  }

  let port: Int
  var name = "localhost"
  var maximumVersion: TLSVersion?

  /// Sends `text` and returns everything until the server closes.
  func answer(to text: String) async throws -> String {
    var settings = TLSConfiguration.makeClientConfiguration()
    settings.trustRoots = .certificates(try NIOSSLCertificate.fromPEMFile(Self.certificate))
    settings.minimumTLSVersion = .tlsv1
    settings.maximumTLSVersion = maximumVersion
    let context = try NIOSSLContext(configuration: settings)
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: port) { [name] channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            NIOSSLClientHandler(context: context, serverHostname: name))
          return try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
            wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: text))
      var answer = ByteBuffer()
      for try await piece in inbound { answer.writeImmutableBuffer(piece) }
      return String(buffer: answer)
    }
  }
}
