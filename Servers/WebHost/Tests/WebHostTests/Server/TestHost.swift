import Logging
import NIOCore
import NIOPosix
import ScreenKitCore
import ServerConnections

@testable import WebHost

/// The real host of the counter, or of another app, within this process, on a port that the system chooses.
@MainActor
final class TestHost {
  let origin: PublicOrigin
  let server: HostServer
  private let signals: AsyncStream<Void>.Continuation
  private let running: Task<Void, any Error>

  init(
    app: (any WebApp)? = nil, gate: any VisitorGate = OpenGate(),
    _ change: (inout HostOptions) -> Void = { _ in }
  ) async throws {
    var options = HostOptions()
    options.network.port = 0
    options.network.stopDeadline = .milliseconds(300)
    change(&options)
    let app = app ?? CounterApp(testGate: gate)
    let server = try HostServer(
      app, options: options, store: MemoryStore(), logger: .silent)
    let (signalStream, signals) = AsyncStream.makeStream(of: Void.self)
    let (origins, ready) = AsyncStream.makeStream(of: PublicOrigin.self)
    (self.server, self.signals) = (server, signals)
    running = Task {
      defer { ready.finish() }
      try await server.run(signals: signalStream) { ready.yield($0) }
    }
    var iterator = origins.makeAsyncIterator()
    guard let origin = await iterator.next() else {
      try await running.value
      throw ChannelError.eof
    }
    self.origin = origin
  }

  /// Stops the host, and waits for its end.
  func stop() async throws {
    signals.yield()
    try await running.value
  }

  /// Sends a request, and returns the bytes until the host closes the connection.
  func answer(
    _ line: String, headers: [String] = [], host: String? = nil, body: String = ""
  ) async throws -> String {
    let lines =
      ["\(line) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(origin.port)")", "Connection: close"]
      + headers + (body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"])
    return try await Self.exchange(lines.joined(separator: "\r\n") + "\r\n\r\n" + body, origin.port)
  }

  /// Sends an HTTP/1.0 request, like text browsers, and returns the bytes until the host closes the
  /// connection.
  func oldAnswer(_ path: String) async throws -> String {
    try await Self.exchange(
      "GET \(path) HTTP/1.0\r\nHost: 127.0.0.1:\(origin.port)\r\n\r\n", origin.port)
  }

  /// Sends a request for a socket, and returns the first line of the answer.
  func upgrade(_ headers: [String]) async throws -> String {
    let lines =
      [
        "GET /sk/socket HTTP/1.1", "Host: 127.0.0.1:\(origin.port)", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      ] + headers
    let text = lines.joined(separator: "\r\n") + "\r\n\r\n"
    let answer = try await Self.exchange(text, origin.port) { $0.contains("\r\n\r\n") }
    return String(answer.prefix { $0 != "\r\n" })
  }

  /// Returns the cookie of a new browser, with its page.
  func visit() async throws -> (cookie: String, page: String) {
    let page = try await answer("GET /")
    let start = page.firstRange(of: "Set-Cookie: ")?.upperBound ?? page.startIndex
    return (String(page[start...].prefix { $0 != ";" }), page)
  }

  private nonisolated static func exchange(
    _ text: String, _ port: Int, isEnough: @Sendable (String) -> Bool = { _ in false }
  ) async throws -> String {
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: text))
      var answer = ByteBuffer()
      for try await var piece in inbound {
        answer.writeBuffer(&piece)
        if isEnough(String(buffer: answer)) { break }
      }
      return String(buffer: answer)
    }
  }
}
