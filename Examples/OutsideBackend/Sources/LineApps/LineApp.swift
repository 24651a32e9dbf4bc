internal import GalleryScreens
internal import HeartBeat
internal import Muster
internal import ScreenKitCore
internal import ScreenKitDocuments
public import ScreenKitLaunch
internal import ScreenKitOffline

/// The apps that this package shows; none of their screens depends on this backend.
public enum LineApp: String, CaseIterable, Sendable {
  case counter, heartbeat, gallery, muster

  /// The app with its own options, as every host runs it.
  @MainActor public var app: any CommandLineApp {
    switch self {
    case .counter: CounterApp()
    case .heartbeat: HeartBeatApp()
    case .gallery: GalleryApp()
    case .muster: OfflineMuster()
    }
  }
}

private struct CounterApp: CommandLineApp {
  func makeRoot() -> Controller { CounterScreen() }
}

private struct HeartBeatApp: CommandLineApp {
  private var rate: Int?

  var options: [LaunchOption] {
    [LaunchOption("--rate", value: "N", help: "start at N beats per minute")]
  }

  mutating func configure(_ launch: Launch) throws {
    rate = try launch.number(of: "--rate", in: 30...220)
  }

  func makeRoot() -> Controller { BeatingHeart(rate: rate) }
  func makeStateKeeper() -> (any StateKeeper)? { StateFile(of: "screenkit-lines-heartbeat") }
}

/// Muster with its built-in service, which keeps all data in memory.
private struct OfflineMuster: CommandLineApp {
  func makeRoot() -> Controller {
    MusterApp(hint: LedgerService.sampleUsers, remembers: false) { clock in
      let files = MemoryFiles()
      let store = DeviceStore(folder: "/muster", memory: files)
      let service = LedgerService.embedded(
        path: "/muster/ledger.json", memory: files, notify: store.notify)
      return Profile(service: service, store: store, day: DayClock(clock: clock))
    }
  }
}
