import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// A keeper of the archive in memory.
@MainActor
private final class MemoryKeeper: StateKeeper {
  var archive: ScreenArchive?
  var loadError: (any Error)?
  var saveCount = 0

  func load() throws -> ScreenArchive? {
    if let loadError { throw loadError }
    return archive
  }

  func save(_ archive: ScreenArchive) {
    self.archive = archive
    saveCount += 1
  }

  func clear() { archive = nil }
}

private struct BadFile: Error {}

/// A view with a number.
private final class Holder: View {
  var number = 0
  override var savedState: SavedState.Value? { .int(number) }
  override func restore(_ state: SavedState.Value) {
    if case .int(let number) = state { self.number = number }
  }
}

/// A screen with a named view, an unnamed view, and its own saved state.
private final class SavingScreen: Controller {
  let named = Holder(), nameless = Holder()
  var own = 0
  private(set) var restoredOwn: SavedState.Value?

  override func create(restoring state: SavedState?) { restoredOwn = state?["own"] }

  override func makeView() -> View {
    named.id = "named"
    return Column {
      named
      nameless
    }
  }

  override func save() -> SavedState? {
    var state = SavedState()
    state["own"] = .int(own)
    return state
  }
}

@MainActor
@Suite("Saving and restoring screens", .leakFree)
struct SavingTests {
  private let keeper = MemoryKeeper()

  private func launch(_ screen: SavingScreen, inBackground: Bool = false) -> Application {
    let application = Application(root: screen, surface: NullSurface(), clock: ManualClock())
    application.ports.stateKeeper = keeper
    application.start(inBackground: inBackground)
    return application
  }

  @Test(.proves("F-105", "F-106", "F-109"))
  func `a relaunched screen restores named views and its own state`() {
    let first = SavingScreen()
    let application = launch(first)
    (first.named.number, first.nameless.number, first.own) = (5, 6, 7)
    application.dispatch(.application(.enterBackground))
    let second = SavingScreen()
    _ = launch(second)
    #expect(second.restoredOwn == .int(7))
    #expect(second.named.number == 5)
    #expect(second.nameless.number == 0)
  }

  @Test(.proves("F-104"))
  func `the background saves after the pause and before the end`() {
    let application = launch(SavingScreen())
    #expect(keeper.saveCount == 0)
    application.dispatch(.application(.enterBackground))
    #expect(keeper.saveCount == 1)
  }

  @Test func `the system's end saves, the user's discards`() {
    launch(SavingScreen()).dispatch(.application(.terminate))
    #expect(keeper.archive != nil)
    let application = launch(SavingScreen())
    application.run { application.quit() }
    #expect(keeper.archive == nil)
  }

  @Test func `an app that fails saves its screens before it ends`() {
    let screen = SavingScreen()
    let application = launch(screen)
    screen.own = 8
    application.run { application.fail(with: BadFile()) }
    #expect(application.state == .notRunning)
    #expect(keeper.archive?.root.own?["own"] == .int(8))
  }

  @Test func `a root that cannot be created keeps the saved state`() {
    launch(SavingScreen()).dispatch(.application(.terminate))
    let archive = keeper.archive
    let broken = TestScreen()
    broken.on[.connect] = { _ in throw BadFile() }
    let application = Application(root: broken, surface: NullSurface(), clock: ManualClock())
    application.ports.stateKeeper = keeper
    application.start()
    #expect(application.state == .notRunning)
    #expect(keeper.archive == archive)
  }

  @Test func `an unusable archive is reported in a panel at the start`() {
    keeper.loadError = BadFile()
    let screen = SavingScreen()
    let application = launch(screen)
    #expect(application.state == .active)
    #expect(screen.restoredOwn == nil)
    #expect(application.window.panel != nil)
    application.dispatch(.key(KeyPress(.escape)))
    #expect(application.window.panel == nil)
  }

  @Test func `an invalid state of a view is ignored`() {
    var root = ScreenState()
    root.views = ["named": .string("five"), "gone": .int(1)]
    keeper.archive = ScreenArchive(root: root)
    let screen = SavingScreen()
    _ = launch(screen)
    #expect(screen.named.number == 0)
  }

  @Test(.proves("F-082", "F-086"))
  func `an app launched into the background creates no screen yet`() {
    let screen = SavingScreen()
    let application = launch(screen, inBackground: true)
    #expect(application.state == .background)
    #expect(screen.state == .initial)
    application.dispatch(.application(.enterForeground))
    #expect(screen.state == .appeared)
    #expect(application.window.content === screen.view)
  }
}
