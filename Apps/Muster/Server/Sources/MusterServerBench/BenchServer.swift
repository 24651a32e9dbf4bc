import Foundation
import HostileClients
import Hummingbird
import Logging
import MusterAPI
import MusterServerKit
import ServerConnections

/// A server of the benchmark within this process.
struct BenchServer {
  let port: Int
  let token: Secret
  private let signals: AsyncStream<Void>.Continuation
  private let running: Task<Void, any Error>
  private let folder: URL

  static let silent = Logger(label: "bench") { _ in SwiftLogNoOpLogHandler() }

  /// Starts Muster's server with one user, `anna`.
  init() async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)")
    let database = try MusterDatabase(path: folder.path + "/muster.sqlite", creates: true)
    try database.addUser("anna", password: "north star")
    var options = ServerOptions()
    options.network.port = 0
    let app = MusterServerApp(database: database, options: options, logger: Self.silent)
    let (stops, signals) = AsyncStream.makeStream(of: Void.self)
    let (ports, ready) = AsyncStream.makeStream(of: Int.self)
    self.signals = signals
    running = Task { try await app.run(signals: stops) { ready.yield($0) } }
    port = await ports.first { _ in true } ?? 0
    let client = try RawClient(port: port)
    client.send(.login("anna", "north star"))
    let body = await client.answer().components(separatedBy: "\r\n\r\n").last ?? ""
    token = try JSONDecoder.exchange.decode(Session.self, from: Data(body.utf8)).token
  }

  func stop() async {
    signals.yield()
    _ = await running.result
    try? FileManager.default.removeItem(at: folder)
  }
}

/// Runs the framework alone, with a route that answers `body`, and calls `use` with its port.
func withBareFramework(_ body: String, _ use: @escaping @Sendable (Int) async throws -> Void)
  async throws
{
  let router = Router()
  router.get("/api/session") { _, _ in
    Response(
      status: .ok, headers: [.contentType: "application/json"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: body)))
  }
  let (ports, ready) = AsyncStream.makeStream(of: Int.self)
  let app = Application(
    router: router,
    configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
    onServerRunning: { ready.yield($0.localAddress?.port ?? 0) }, logger: BenchServer.silent)
  let running = Task { try await app.runService(gracefulShutdownSignals: []) }
  try await use(await ports.first { _ in true } ?? 0)
  running.cancel()
  _ = await running.result
}
