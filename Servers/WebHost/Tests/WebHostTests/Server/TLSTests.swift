#if TLS
  import Foundation
  import NIOCore
  import NIOPosix
  import NIOSSL
  import ServerConnections
  import Testing

  @testable import WebHost

  @Suite("TLS by the host itself")
  @MainActor
  struct TLSTests {
    /// Makes a certificate for this machine, and returns its files.
    private func makeCertificate(in folder: TemporaryFolder) throws -> ServerNetwork.Certificate {
      let files = ServerNetwork.Certificate(
        certificate: folder.path + "/certificate.pem", key: folder.path + "/key.pem")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
        "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", files.key, "-out",
        files.certificate,
      ]
      process.standardError = Pipe()
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      return files
    }

    /// Sends a request over TLS to a host that must have the certificate.
    private nonisolated func exchange(
      _ lines: [String], _ port: Int, _ certificate: String
    ) async throws -> String {
      var settings = TLSConfiguration.makeClientConfiguration()
      settings.trustRoots = .file(certificate)
      let tls = try NIOSSLContext(configuration: settings)
      let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .connect(host: "127.0.0.1", port: port) { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(
              NIOSSLClientHandler(context: tls, serverHostname: nil))
            return try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
              wrappingChannelSynchronously: channel)
          }
        }
      return try await channel.executeThenClose { inbound, outbound in
        try await outbound.write(ByteBuffer(string: lines.joined(separator: "\r\n") + "\r\n\r\n"))
        var answer = ByteBuffer()
        for try await var piece in inbound {
          answer.writeBuffer(&piece)
          if String(buffer: answer).contains("\r\n\r\n") { break }
        }
        return String(buffer: answer)
      }
    }

    @Test func `pages and sockets are encrypted, and cookies belong to the host`() async throws {
      let folder = try TemporaryFolder()
      let files = try makeCertificate(in: folder)
      let host = try await TestHost { $0.network.certificate = files }
      let port = host.origin.port
      #expect(host.origin.description == "https://127.0.0.1:\(port)")
      let name = "Host: 127.0.0.1:\(port)"
      let page = try await exchange(
        ["GET / HTTP/1.1", name, "Connection: close"], port, files.certificate)
      #expect(page.hasPrefix("HTTP/1.1 200"))
      #expect(page.contains("Strict-Transport-Security: max-age="))
      let start = try #require(page.firstRange(of: "Set-Cookie: ")).upperBound
      let line = page[start...].prefix { $0 != "\r\n" }
      #expect(line.hasPrefix("__Host-"))
      for word in ["; Path=/;", "Secure", "HttpOnly", "SameSite=Lax"] {
        #expect(line.contains(word))
      }
      #expect(!line.contains("Domain"))
      let upgrade = [
        "GET /sk/socket HTTP/1.1", name, "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Cookie: \(line.prefix { $0 != ";" })",
      ]
      let own = try await exchange(upgrade + ["Origin: \(host.origin)"], port, files.certificate)
      #expect(own.hasPrefix("HTTP/1.1 101"))
      // The same address without TLS is another origin.
      let other = try await exchange(
        upgrade + ["Origin: http://127.0.0.1:\(port)"], port, files.certificate)
      #expect(other == "")
      #expect(try await !host.oldAnswer("/").contains("HTTP/1.1 200"))
      try await host.stop()
    }

    @Test func `a missing certificate gives an error before the host starts`() {
      var network = ServerNetwork(connections: 1)
      network.certificate = .init(certificate: "/none", key: "/none")
      let error = #expect(throws: ServerNetworkError.self) { try HostTLS(network) }
      guard case .badCertificate = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }
#endif
