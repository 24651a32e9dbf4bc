import AppParts
import Muster
import ScreenKitCore
import ScreenKitLaunch
import WebHost

/// Muster in a browser: `swift run --package-path Servers/WebHost MusterWeb`.
///
/// All visitors share the service within the app, and each browser has a separate folder on this
/// machine.
@main
struct MusterWeb: WebApp {
  private var common = ServerAppOptions(folder: DeviceFolder.path() + "/web")

  var linkScheme: String? { "muster" }

  var options: [LaunchOption] { [common.folderOption] }

  mutating func configure(_ launch: Launch) throws { try common.configure(launch) }

  func makeRoot(for visitor: Visitor) -> Controller {
    let common = common
    return MusterApp(hint: LedgerService.sampleUsers) { clock in
      let store = DeviceStore(
        folder: common.folder + "/browsers/" + visitor.browser, memory: common.memory)
      let service = LedgerService.embedded(
        path: common.folder + "/embedded/ledger.json", memory: common.memory,
        notify: store.notify)
      return Profile(service: service, store: store, day: DayClock(clock: clock))
    }
  }
}
