import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// A keeper that can fail, and that records its calls.
@MainActor
private final class FailingKeeper: StateKeeper {
  let log: Log<String>

  init(_ log: Log<String>) { self.log = log }

  func load() -> ScreenArchive? { nil }

  func save(_ archive: ScreenArchive) throws {
    log.write("save")
    throw Refusal(reason: "the disk is full")
  }

  func clear() {}
}

/// The calls that are guaranteed before a screen becomes invisible or is destroyed.
@MainActor
@Suite("The first and the last calls of a screen", .leakFree)
struct LastCallTests {
  private let log = Log<String>()
  private let screen: TestScreen

  init() { screen = TestScreen("screen", log: log) }

  @Test(.proves("F-092", "F-093"))
  func `appear is the last call before the first frame and input`() {
    let app = TestApp(screen, starts: false)
    app.surface.onShow = { [log] in log.write("shown") }
    app.application.start()
    #expect(log.take().suffix(3) == ["screen.refresh", "screen.appear", "shown"])
    app.request(.enterBackground)
    _ = log.take()
    app.request(.enterForeground)
    #expect(log.entries == ["screen.appear", "shown"])
  }

  @Test(.proves("F-095", "F-096", "F-107"))
  func `pause stores lasting data, even where saving fails`() {
    var stored: [String] = []
    screen.on[.pause] = { _ in stored.append("muster of today") }
    let app = TestApp(screen)
    app.recovers = true
    let keeper = FailingKeeper(log)
    app.application.ports.stateKeeper = keeper
    _ = log.take()
    app.request(.enterBackground)
    #expect(log.entries == ["screen.pause", "save"])
    #expect(app.errors.entries == [Refusal(reason: "the disk is full")])
    #expect(stored == ["muster of today"])
    #expect(app.application.state == .suspended)
  }

  @Test(.proves("F-107"))
  func `without a keeper pause is called, and save is not`() {
    let app = TestApp(screen)
    _ = log.take()
    app.request(.enterBackground)
    #expect(log.entries == ["screen.pause"])
  }

  @Test(.proves("F-089", "F-095", "F-098"))
  func `a kill in the background makes no further calls`() async {
    let left = await leaks {
      let app = TestApp(screen)
      app.request(.enterBackground)
      _ = log.take()
      LeakTracker.current?.setEnding(of: app.application, nil)
    }
    #expect(left == ["TestScreen"])
    #expect(log.isEmpty)
    #expect(screen.state == .paused)
  }

  @Test(.proves("F-098"))
  func `destroy is the last call, and comes once`() {
    let app = TestApp(screen)
    app.request(.terminate)
    app.request(.terminate)
    app.request(.enterForeground)
    #expect(log.entries.last == "screen.destroy")
    #expect(log.entries.count { $0 == "screen.destroy" } == 1)
  }
}
