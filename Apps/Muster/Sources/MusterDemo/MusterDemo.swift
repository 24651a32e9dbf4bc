import AppParts
import Muster
import ScreenKitC
import ScreenKitCore
import ScreenKitFetch
import ScreenKitText

/// The command-line app; `swift run MusterDemo` needs no server and no other preparation.
@main
struct MusterDemo: TextApp {
  // The fetcher must come first: this program also runs as its own helper process for https.
  private let fetcher = HTTPFetcher(helper: .runIfAsked())
  private var common = ServerAppOptions(folder: DeviceFolder.path())
  private var remembers = true

  var options: [LaunchOption] {
    common.all + [
      LaunchOption("--forget", help: "delete remembered logins and do not offer to remember"),
      common.diagramOption,
      LaunchOption("--data", help: "show the passed data in the diagram"),
    ]
  }

  var minimumSize: CellSize { CellSize(columns: 20, rows: 6) }

  mutating func configure(_ launch: Launch) throws {
    CoreDumps.disable()
    try common.configure(launch)
    remembers = launch.value(of: "--forget") == nil
  }

  func printout(_ launch: Launch) throws -> String? {
    try common.diagram(
      of: MusterApp.graph, launch, withData: launch.value(of: "--data") != nil)
  }

  func makeRoot() -> Controller {
    let (common, fetcher) = (common, fetcher)
    let hint = common.server == nil ? LedgerService.sampleUsers : ""
    return MusterApp(hint: hint, remembers: remembers) { clock in
      let store = DeviceStore(folder: common.folder, memory: common.memory)
      let service: any MusterService =
        common.server.map { PythonDBAdapter($0, fetcher: fetcher) }
        ?? LedgerService.embedded(
          path: common.folder + "/embedded/ledger.json", memory: common.memory, notify: store.notify
        )
      return Profile(service: service, store: store, day: DayClock(clock: clock))
    }
  }
}
