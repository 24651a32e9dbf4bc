import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// A screen with a short and a long text.
private final class TextsScreen: Controller {
  let short = TextField(text: "short"), long = TextView("long")
  var own: SavedState.Value?

  override func makeView() -> View {
    (short.id, long.id) = ("short", "long")
    return Column {
      short
      long
    }
  }

  override func save() -> SavedState? {
    var state = SavedState()
    state["own"] = own
    return state
  }
}

@MainActor
@Suite("States that cannot be saved", .leakFree)
struct LargeStateTests {
  private let screen = TextsScreen()
  private let keeper = MemoryKeeper()
  private let app: TestApp
  private var errors: [any Error] { log.entries }
  private let log = Log<any Error>()

  init() {
    app = TestApp(screen, starts: false)
    app.application.ports.stateKeeper = keeper
    app.onError = { [log] in log.write($0) }
    app.application.start()
  }

  @Test func `a text of 75 KB is omitted and reported, the rest saved`() {
    screen.long.value = String(repeating: "x", count: 75_000)
    screen.own = .int(3)
    app.request(.enterBackground)
    let error = errors.first as? StateTooLarge
    #expect(error?.screen == "TextsScreen")
    #expect(error?.view == "long")
    #expect(error?.limit == app.application.stateLimit)
    #expect(keeper.archive?.root.views == ["short": .string("short")])
    #expect(keeper.archive?.root.own?["own"] == .int(3))
    #expect(app.application.state == .suspended)
  }

  @Test func `a screen's own state can be too large as well`() {
    screen.own = .string(String(repeating: "x", count: 75_000))
    app.request(.enterBackground)
    #expect((errors.first as? StateTooLarge)?.view == nil)
    #expect(keeper.archive?.root.views.count == 2)
    #expect(keeper.archive?.root.own == nil)
  }

  @Test func `a value nested too deeply is omitted`() {
    screen.own = (0..<1000).reduce(.null) { value, _ in .list([value]) }
    app.request(.enterBackground)
    #expect(errors.first is StateTooDeep)
    #expect(keeper.archive?.root.own == nil)
    #expect(keeper.archive?.root.views.count == 2)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `NaN is saved like any other number`(number: Double) throws {
    screen.own = .double(number)
    app.request(.enterBackground)
    #expect(errors.isEmpty)
    guard case .double(let saved)? = keeper.archive?.root.own?["own"] else {
      Issue.record("the number is not there")
      return
    }
    #expect(saved.isNaN == number.isNaN && (saved == number || number.isNaN))
  }
}
