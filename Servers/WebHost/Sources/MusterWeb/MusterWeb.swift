import Muster
import ScreenKitCore
import ScreenKitLaunch
import WebHost

/// Muster in a browser: `swift run --package-path Servers/WebHost MusterWeb`.
///
/// All visitors share the service within the app, and each browser has a folder of its own on this machine.
@main
struct MusterWeb: WebApp {
  private var folder = DeviceFolder.path() + "/web"

  var linkScheme: String? { "muster" }

  var options: [LaunchOption] {
    [LaunchOption("--folder", value: "DIR", help: "keep everything there (\(folder))")]
  }

  mutating func configure(_ launch: Launch) throws {
    folder = launch.value(of: "--folder") ?? folder
  }

  func makeRoot(for visitor: Visitor) -> Controller {
    let folder = folder
    return MusterApp(hint: LedgerService.sampleUsers) { clock in
      let store = DeviceStore(folder: folder + "/browsers/" + visitor.browser)
      let service = LedgerService.embedded(
        path: folder + "/embedded/ledger.json", memory: nil, notify: store.notify)
      return Profile(service: service, store: store, day: DayClock(clock: clock))
    }
  }
}
