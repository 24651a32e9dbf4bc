import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// A keeper of archives in memory, which writes slowly or fails on request of a test.
@MainActor
private final class SlowKeeper: StateKeeper {
  private(set) var archives: [ScreenArchive] = []
  var failure: Refusal?
  var isSlow = false
  private(set) var waiting: [@MainActor () -> Void] = []
  private var requests = 0
  private(set) var clears = 0

  func load() -> ScreenArchive? { archives.last }

  func save(_ archive: ScreenArchive) throws {
    requests += 1
    if let failure { throw failure }
    archives.append(archive)
  }

  func saveSoon(
    _ archive: ScreenArchive, completion: @escaping @MainActor (_ error: (any Error)?) -> Void
  ) {
    requests += 1
    let write: @MainActor () -> Void = { [self, request = requests] in
      do {
        // A later request replaces an earlier one.
        if request == requests { try save(archive) }
        completion(nil)
      } catch {
        completion(error)
      }
    }
    if isSlow { waiting.append(write) } else { write() }
  }

  func finish() {
    let writes = waiting
    waiting = []
    for write in writes { write() }
  }

  func clear() { clears += 1 }
}

/// A screen that saves a number.
private final class NumberScreen: Controller {
  var number = 0
  var onSave: () throws -> Void = {}
  private(set) var saveCount = 0

  override func connect() { command("More", "+", to: NumberScreen.increase) }
  func increase() { number += 1 }

  override func save() throws -> SavedState? {
    saveCount += 1
    try onSave()
    var state = SavedState()
    state["number"] = .int(number)
    return state
  }
}

@MainActor
@Suite("Saving soon after a change", .leakFree)
struct SelfSavingTests {
  private let screen = NumberScreen()
  private let keeper = SlowKeeper()
  private let app: TestApp

  init() {
    app = TestApp(screen, starts: false)
    app.application.ports.stateKeeper = keeper
    app.application.start()
  }

  private var numbers: [SavedState.Value?] { keeper.archives.map { $0.root.own?["number"] } }
  private var notices: [String] {
    app.application.window.children.compactMap { ($0 as? NoticeBar)?.accessibleName }
  }

  private func advance(_ milliseconds: Int) { app.clock.advance(by: .milliseconds(milliseconds)) }

  @Test func `a change is saved automatically within a second`() {
    advance(1000)
    app.press("+")
    advance(1000)
    #expect(numbers == [0, 1].map { .int($0) })
  }

  @Test func `many changes are written once a second at most`() {
    for _ in 0..<100 {
      app.press("+")
      advance(100)
    }
    #expect(keeper.archives.count == 10)
    advance(1000)
    #expect(numbers.last == .int(100))
  }

  @Test func `an idle app has no timer and asks no screen`() {
    advance(5000)
    #expect(app.clock.pendingCount == 0)
    let count = screen.saveCount
    advance(60_000)
    #expect(screen.saveCount == count)
    #expect(keeper.archives.count == 1)
  }

  @Test func `a turn that changes nothing writes nothing`() {
    advance(5000)
    app.press("x")
    advance(5000)
    #expect(keeper.archives.count == 1)
    #expect(app.clock.pendingCount == 0)
  }

  @Test func `without a keeper there is no timer`() {
    let other = TestApp(NumberScreen())
    other.press("+")
    #expect(other.clock.pendingCount == 0)
  }

  @Test func `an app may save at any time`() {
    screen.number = 4
    app.application.save()
    #expect(numbers == [.int(4)])
    app.application.run { [app, screen] in
      screen.number = 5
      app.application.save()
      screen.number = 6
    }
    #expect(numbers == [4, 6].map { .int($0) })
  }

  @Test func `a slow write delays nothing, and the next one follows`() {
    keeper.isSlow = true
    advance(200)
    #expect(keeper.waiting.count == 1)
    app.press("+")
    advance(5000)
    #expect(keeper.waiting.count == 1)
    keeper.finish()
    advance(1000)
    keeper.finish()
    #expect(numbers == [0, 1].map { .int($0) })
  }

  @Test func `the end of an older write changes nothing later`() {
    keeper.isSlow = true
    advance(200)
    app.press("+")
    app.application.save()
    keeper.finish()
    screen.number = 0
    app.press("x")
    advance(1000)
    keeper.finish()
    #expect(numbers == [1, 0].map { .int($0) })
  }

  @Test func `a full disk is reported once, until a success`() {
    keeper.failure = Refusal(reason: "full")
    for _ in 0..<30 {
      app.press("+")
      advance(1000)
    }
    #expect(app.errors.entries.count == 1)
    #expect(app.application.state == .active)
    keeper.failure = nil
    app.press("+")
    advance(1000)
    keeper.failure = Refusal(reason: "full")
    app.press("+")
    advance(1000)
    #expect(app.errors.entries.count == 2)
  }

  @Test func `a report takes no key and closes itself`() {
    keeper.failure = Refusal(reason: "full")
    advance(1000)
    #expect(notices.count == 1)
    app.press("+")
    #expect(screen.number == 1)
    advance(60_000)
    #expect(notices.isEmpty)
  }

  @Test func `a delegate that handles the failure shows it itself`() {
    app.recovers = true
    keeper.failure = Refusal(reason: "full")
    advance(1000)
    #expect(notices.isEmpty)
  }

  @Test func `a screen that cannot be saved is reported once`() {
    screen.onSave = { throw Refusal(reason: "no") }
    for _ in 0..<10 {
      app.press("+")
      advance(1000)
    }
    #expect(app.errors.entries == [Refusal(reason: "no")])
    #expect(keeper.archives.last?.root.own == nil)
    screen.onSave = {}
    app.press("+")
    advance(1000)
    #expect(numbers.last == .int(11))
  }

  @Test func `quitting clears the state, also during a write`() {
    keeper.isSlow = true
    advance(200)
    app.application.quit()
    #expect(keeper.clears == 1)
    keeper.finish()
    #expect(app.clock.pendingCount == 0)
  }

  @Test func `the end of the app ends its timer`() {
    app.press("+")
    #expect(app.clock.pendingCount == 1)
    app.application.quit()
    #expect(app.clock.pendingCount == 0)
  }

  @Test func `a failure to save at the end is the outcome`() {
    keeper.failure = Refusal(reason: "full")
    app.request(.terminate)
    #expect(app.failure == Refusal(reason: "full"))
  }
}
