internal import GalleryScreens
internal import HeartBeat
internal import Muster
public import ScreenKitCore
internal import ScreenKitDocuments

/// The apps that this package shows; none of their screens knows this backend.
public enum LineApp: String, CaseIterable, Sendable {
  case counter, heartbeat, gallery, muster

  /// The app, as every host runs it.
  @MainActor public var app: any ScreenApp {
    switch self {
    case .counter: CounterApp()
    case .heartbeat: HeartBeatApp()
    case .gallery: GalleryApp()
    case .muster: OfflineMuster()
    }
  }
}

private struct CounterApp: ScreenApp {
  func makeRoot() -> Controller { CounterScreen() }
}

private struct HeartBeatApp: ScreenApp {
  func makeRoot() -> Controller { BeatingHeart() }
  func makeStateKeeper() -> (any StateKeeper)? { StateFile(of: "screenkit-lines-heartbeat") }
}

private struct GalleryApp: ScreenApp {
  func makeRoot() -> Controller { GalleryScreen() }
  func makeStateKeeper() -> (any StateKeeper)? { StateFile(of: "screenkit-lines-gallery") }
}

/// Muster with the service that it brings along, which keeps everything in memory.
private struct OfflineMuster: ScreenApp {
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
