import AppMessages
import EStudent
import EStudentAPI
import EStudentConformance
import EStudentServerKit
import Foundation
import Logging
import Passwords
import ScreenKitFetch
import Synchronization

/// A running server with the students of the demo, whose day and time the test controls.
final class TestServer: StudentWorld {
  let port: Int
  let service: any StudentService
  let database: StudentDatabase
  private let clock = TestClock()
  private let running: Task<Void, any Error>

  init() async throws {
    database = try StudentDatabase()
    try database.addSample(on: StudentWorldDays.beginning, cost: .test)
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let app = StudentServerApp(
      database: database, port: 0, cost: .test, now: { [clock] in clock.now },
      today: { [clock] in clock.today },
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    running = Task {
      defer { port.finish() }
      try await app.run { port.yield($0) }
    }
    var iterator = ports.makeAsyncIterator()
    self.port = await iterator.next() ?? 0
    service = try HTTPStudentService(withoutTimeLimitAt: "http://127.0.0.1:\(self.port)")
  }

  func move(to day: CalendarDay) { clock.today = day }
  func advance(by seconds: Double) { clock.advance(by: seconds) }

  /// Stops the server after its last response.
  func stop() async {
    running.cancel()
    _ = await running.result
  }

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

  /// Sends a request with the login of the first student, with `changes`.
  func ask(
    _ method: String, _ target: String, body: String? = nil,
    user: String = TestStudent.mladjan.identifier, secret: String = TestStudent.mladjan.secret,
    fields: [FetchField] = []
  ) async throws -> FetchResponse {
    var request = FetchRequest(method, try FetchAddress("http://127.0.0.1:\(port)\(target)"))
    request.fields = fields
    if let credential = BasicCredential(username: user, password: secret) {
      request.fields.append(credential.field)
    }
    if let body {
      request.body = Array(body.utf8)
      if !fields.contains(where: { $0.isNamed("Content-Type") }) {
        request.fields.append(FetchField("Content-Type", FormBody.mediaType))
      }
    }
    return try await HTTPFetcher().fetch(request)
  }
}

/// The day and the time of a server, which the test controls.
private final class TestClock: Sendable {
  private let state = Mutex(
    (now: Date(timeIntervalSince1970: 0), today: StudentWorldDays.beginning))
  var now: Date { state.withLock { $0.now } }
  var today: CalendarDay {
    get { state.withLock { $0.today } }
    set { state.withLock { $0.today = newValue } }
  }

  func advance(by seconds: Double) { state.withLock { $0.now += seconds } }
}

extension PasswordHash.Cost {
  /// A cost so low that tests need not wait.
  static let test = PasswordHash.Cost(rounds: 16, lanes: 1)
}

extension FetchResponse {
  var text: String { String(decoding: body, as: UTF8.self) }
}
