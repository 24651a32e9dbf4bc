import Foundation
import Logging
import Muster
import MusterAPI
import MusterConformance
import Passwords
import ServerConnections
import Synchronization

@testable import MusterServerKit

/// The real server within this process, with its own database, on a port that the system chooses.
final class TestServer: ServiceWorld {
  let time = TestTime()
  let database: MusterDatabase
  let port: Int
  let service: any MusterService
  private let folder: TemporaryFolder
  private let signals: AsyncStream<Void>.Continuation
  private let clockReads = ClockReads()
  private let running: Task<Void, any Error>
  /// The routes in the form of the API's description.
  let operations: Set<String>

  var origin: String { "http://127.0.0.1:\(port)" }

  /// Starts a server with the users of ``TestUser``, the pages of the sample, and changed options.
  ///
  /// It waits `busyTimeout` seconds for a locked database.
  init(
    busyTimeout: Double = 5, log: Logger? = nil, _ change: (inout ServerOptions) -> Void = { _ in }
  ) async throws {
    folder = try TemporaryFolder()
    database = try MusterDatabase(
      path: folder.path + "/muster.sqlite", creates: true, busyTimeout: busyTimeout)
    for user in TestUser.allCases {
      try database.addUser(user.rawValue, password: user.password, cost: .test)
    }
    for (path, html) in SampleContent.pages { try database.addPage(path, html: html) }
    var options = ServerOptions()
    options.network.port = 0
    options.strangerCost = .test
    change(&options)
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let (signalStream, signals) = AsyncStream.makeStream(of: Void.self)
    let time = time
    let server = MusterServerApp(
      database: database, options: options,
      time: { [clockReads] in
        clockReads.yield()
        return time.now
      },
      logger: log ?? .silent)
    self.signals = signals
    operations =
      server.makeResponder(ConnectionTable(ConnectionLimits(), logger: .silent))
      .operations
    running = Task {
      defer { port.finish() }
      try await server.run(signals: signalStream) { port.yield($0) }
    }
    var iterator = ports.makeAsyncIterator()
    self.port = await iterator.next() ?? 0
    service = try PythonDBAdapter(withoutTimeLimitAt: "http://127.0.0.1:\(self.port)")
  }

  /// The path of the database's file.
  var path: String { folder.path + "/muster.sqlite" }

  func publish(_ content: AnnouncementContent) throws { try database.publish(content) }
  func withdraw(_ dbID: Int) throws { try database.withdraw(dbID) }

  /// Returns a function that waits until a request reads the time, from now on.
  func nextTimeAsked() -> () async -> Void { clockReads.next() }

  /// Sends the server a signal to stop.
  func signalStop() { signals.yield() }

  /// Waits for the end of the server.
  func waitForEnd() async { _ = await running.result }

  /// Stops the server after its last response.
  func stop() async {
    signalStop()
    await waitForEnd()
  }
}

/// The notification of a test that the server has read the time.
final class ClockReads: Sendable {
  private let waiting = Mutex<AsyncStream<Void>.Continuation?>(nil)

  func next() -> () async -> Void {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    waiting.withLock { $0 = continuation }
    return { for await _ in stream { break } }
  }

  func yield() { waiting.withLock { _ = $0?.yield() } }
}

extension Logger {
  /// A log without output.
  static let silent = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
}

extension PasswordHash.Cost {
  /// A cost so low that tests need not wait.
  static let test = PasswordHash.Cost(rounds: 16, lanes: 1)
}

/// A folder that is removed after the test.
final class TemporaryFolder: Sendable {
  let path = FileManager.default.temporaryDirectory
    .appending(path: "muster-server-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
