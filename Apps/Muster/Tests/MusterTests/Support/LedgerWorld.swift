import Foundation
import Muster
import MusterAPI
import MusterConformance
import ScreenKitTestSupport

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
