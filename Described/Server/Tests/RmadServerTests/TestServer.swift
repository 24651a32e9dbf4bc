import Foundation
import Logging
import Passwords
import RmadServerKit
import ScreenKitFetch
import ScreenKitRmad
import Synchronization

/// A running server with the sample app, whose time the test controls.
final class TestServer: Sendable {
  let port: Int
  let database: RmadDatabase
  /// The number of the sample app.
  let app: Int
  private let clock: TestClock
  private let running: Task<Void, any Error>

  init() async throws {
    let database = try RmadDatabase()
    let start = Date(timeIntervalSince1970: 1_315_994_904)
    app = try await database.addSample(at: start, cost: .test)
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let clock = TestClock(start)
    let server = RmadServerApp(
      database: database, port: 0, cost: .test, fetcher: OtherServers(),
      policy: FetchPolicy(hosts: ["*.example.org"]), now: { clock.now },
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let running = Task {
      defer { port.finish() }
      try await server.run { port.yield($0) }
    }
    var iterator = ports.makeAsyncIterator()
    self.port = await iterator.next() ?? 0
    (self.database, self.running, self.clock) = (database, running, clock)
  }

  func advance(by seconds: Double) { clock.advance(by: seconds) }

  /// Runs `body` with a server, and always stops the server.
  static func run(_ body: (TestServer) async throws -> Void) async throws {
    let server = try await TestServer()
    do {
      try await body(server)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  private func stop() async {
    running.cancel()
    _ = await running.result
  }

  /// Sends a request; a body is JSON unless `fields` has another type.
  func ask(
    _ method: String, _ target: String, body: String? = nil, token: String? = nil,
    fields: [FetchField] = []
  ) async throws -> FetchResponse {
    var request = FetchRequest(method, try FetchAddress("http://127.0.0.1:\(port)\(target)"))
    request.fields = fields
    if let token { request.fields.append(FetchField("Authorization", "Bearer \(token)")) }
    if let body {
      request.body = Array(body.utf8)
      if !fields.contains(where: { $0.isNamed("Content-Type") }) {
        request.fields.append(FetchField("Content-Type", "application/json"))
      }
    }
    return try await HTTPFetcher().fetch(request)
  }

  /// Replaces the draft of the app at `path`, regardless of its present content.
  @discardableResult
  func setDraft(_ text: String, at path: String, token: String) async throws -> FetchResponse {
    let old = try await ask("GET", path + "/draft", token: token)["ETag"]
    let condition = old.map { FetchField("If-Match", $0) } ?? FetchField("If-None-Match", "*")
    return try await ask("PUT", path + "/draft", body: text, token: token, fields: [condition])
  }

  /// Returns the token of a new session.
  func logIn(_ name: String = "demo", _ password: String = "demo") async throws -> String {
    let response = try await ask(
      "POST", "/api/session", body: #"{"name": "\#(name)", "password": "\#(password)"}"#)
    return response.json["token"] as? String ?? ""
  }
}

/// The time of a server, which the test controls.
private final class TestClock: Sendable {
  private let time: Mutex<Date>

  init(_ start: Date) { time = Mutex(start) }

  var now: Date { time.withLock { $0 } }

  func advance(by seconds: Double) { time.withLock { $0 += seconds } }
}

/// The servers behind the proxy.
private struct OtherServers: Fetcher {
  func fetch(_ request: FetchRequest) async throws(FetchError) -> FetchResponse {
    func content(_ type: String, _ body: [UInt8]) -> FetchResponse {
      FetchResponse(status: 200, fields: [FetchField("Content-Type", type)], body: body)
    }
    switch request.address.target {
    case "/feed": return content("application/rss+xml; charset=utf-8", Array("<rss/>".utf8))
    case "/image": return content("image/png", [0x89, 0x50])
    case "/page": return content("text/html", Array("<script>".utf8))
    case "/picture": return content("image/svg+xml", Array("<svg/>".utf8))
    case "/away":
      return FetchResponse(
        status: 302, fields: [FetchField("Location", "https://169.254.169.254/secret")])
    case "/slow": throw .timedOut
    case "/gone":
      return FetchResponse(status: 410, fields: [FetchField("Content-Type", "text/xml")])
    case "/limits":
      let limits = "\(request.limits.bodyBytes) \(request.timeout > .seconds(20))"
      return content("text/xml", Array(limits.utf8))
    case "/hop/7": return content("text/xml", Array("<rss/>".utf8))
    case let hop where hop.hasPrefix("/hop/"):
      let next = (Int(hop.dropFirst(5)) ?? 0) + 1
      return FetchResponse(
        status: 302, fields: [FetchField("Location", "https://news.example.org/hop/\(next)")])
    default: return FetchResponse(status: 404)
    }
  }
}

extension PasswordHash.Cost {
  /// A cost so low that tests need not wait.
  static let test = PasswordHash.Cost(rounds: 16, lanes: 1)
}

extension FetchResponse {
  var text: String { String(decoding: body, as: UTF8.self) }
  var json: [String: Any] {
    (try? JSONSerialization.jsonObject(with: Data(body))) as? [String: Any] ?? [:]
  }
  var list: [[String: Any]] {
    (try? JSONSerialization.jsonObject(with: Data(body))) as? [[String: Any]] ?? []
  }
}
