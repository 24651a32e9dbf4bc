import Foundation
import Logging
import Muster
import MusterAPI
import MusterConformance

@testable import MusterServerKit

/// The real server within this process, with a database of its own, on a port of the system's.
final class TestServer: ServiceWorld {
  let time = TestTime()
  let database: MusterDatabase
  let origin: String
  let service: any MusterService
  private let folder: TemporaryFolder
  private let running: Task<Void, any Error>

  init() async throws {
    folder = try TemporaryFolder()
    let database = try MusterDatabase(path: folder.path + "/muster.sqlite")
    for user in TestUser.allCases {
      try database.addUser(user.rawValue, password: user.password, cost: .trial)
    }
    for (path, html) in SampleContent.pages { try database.addPage(path, html: html) }
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let time = time
    var app = MusterServerApp(
      database: database, port: 0, time: { time.now },
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    app.strangerCost = .trial
    let server = app
    running = Task { try await server.run { port.yield($0) } }
    var iterator = ports.makeAsyncIterator()
    let number = await iterator.next() ?? 0
    (self.database, origin) = (database, "http://127.0.0.1:\(number)")
    service = PythonDBAdapter(try ServerAddress(origin))
  }

  func publish(_ content: AnnouncementContent) throws { try database.publish(content) }
  func withdraw(_ dbID: Int) throws { try database.withdraw(dbID) }

  /// Ends it, once its last answer is given.
  func stop() async {
    running.cancel()
    _ = await running.result
  }
}

extension PasswordHash.Cost {
  /// So little that tests need not wait.
  static let trial = PasswordHash.Cost(rounds: 16, lanes: 1)
}

/// A folder that goes with the test.
final class TemporaryFolder: Sendable {
  let path = FileManager.default.temporaryDirectory
    .appending(path: "muster-server-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
