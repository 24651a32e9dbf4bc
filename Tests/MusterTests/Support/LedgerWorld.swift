import Foundation
import Muster
import MusterAPI
import MusterConformance

/// A service without a server.
struct LedgerWorld: ServiceWorld {
  let ledger: LedgerService
  let time: TestTime
  var service: any MusterService { ledger }

  /// Creates a world in memory.
  init() {
    let time = TestTime()
    (self.time, ledger) = (time, .inMemory { time.now })
  }

  /// Creates a world in a file, without its sample announcements.
  init(folder: TemporaryFolder) async throws {
    let time = TestTime()
    (self.time, ledger) = (time, .embedded(path: folder.path + "/ledger.json") { time.now })
    let token = try await session(of: .ben).token
    for item in try await list(token).announcements { try ledger.withdraw(item.content.dbID) }
    try await ledger.revoke(token)
  }

  func publish(_ content: AnnouncementContent) throws { try ledger.publish(content) }
  func withdraw(_ dbID: Int) throws { try ledger.withdraw(dbID) }
}

/// A folder that is removed after the test.
final class TemporaryFolder: Sendable {
  let path = FileManager.default.temporaryDirectory
    .appending(path: "muster-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The paths of all files in it, relative to the folder.
  var files: [String] {
    (FileManager.default.subpaths(atPath: path) ?? [])
      .filter { FileManager.default.contents(atPath: "\(path)/\($0)") != nil }.sorted()
  }

  /// The contents of all its files.
  var contents: String {
    files.compactMap { FileManager.default.contents(atPath: "\(path)/\($0)") }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}
