import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Tasks of a screen", .leakFree, .proves("F-094", "F-124"))
struct ScreenTaskTests {
  final class Screen: Controller {
    let log: Log<String>
    let work = ScreenTask()
    init(_ log: Log<String>) { self.log = log }
  }

  private let log = Log<String>()
  private let clock = ManualClock()
  private let surface = NullSurface()
  private let screen: Screen
  private let application: Application

  init() {
    screen = Screen(log)
    application = Application(root: screen, surface: surface, clock: clock)
    application.start()
  }

  /// Waits a second of the app's clock and records the outcome.
  private func startSleeper(while scope: LifecycleScope = .visible) {
    screen.task(screen.work, while: scope) { screen in
      screen.log.write("begins")
      do {
        try await screen.clock.sleep(for: .seconds(1))
        screen.log.write("done")
      } catch {
        screen.log.write("cancelled")
        throw error
      }
    }
  }

  @Test func `it begins after the turn, and its end is a turn`() async {
    application.run {
      startSleeper()
      #expect(screen.work.isRunning)
    }
    #expect(log.isEmpty)
    await application.waitUntilIdle()
    #expect(log.take() == ["begins"])
    let shown = surface.showCount
    clock.advance(by: .seconds(1))
    await application.waitUntilIdle()
    #expect(log.take() == ["done"])
    #expect(screen.work.phase == .finished)
    // The frames are those of the timer's turn and of the turn of the end.
    #expect(surface.showCount == shown + 2)
    #expect(clock.pendingCount == 0)
  }

  @Test func `its end can be awaited`() async {
    await screen.work.waitUntilEnd()
    startSleeper()
    await application.waitUntilIdle()
    async let end: Void = screen.work.waitUntilEnd()
    clock.advance(by: .seconds(1))
    await end
    #expect(screen.work.phase == .finished)
    startSleeper()
    async let second: Void = screen.work.waitUntilEnd()
    screen.work.cancel()
    await second
    #expect(screen.work.phase == .cancelled)
  }

  @Test func `a task of the app outlives its screens, but not the app`() async throws {
    let deck = Deck()
    let application = Application(root: deck, surface: surface, clock: clock)
    application.start()
    let card = try #require(deck.card(1))
    let work = try #require(card.application).task { [clock] in
      try await clock.sleep(for: .seconds(1))
    }
    await application.waitUntilIdle()
    deck.changeContent { ($0.children, $0.visibleChildren) = ([2], [2]) }
    #expect(card.state == .destroyed)
    clock.advance(by: .seconds(1))
    await application.waitUntilIdle()
    #expect(work.phase == .finished)
    application.task(work) { [clock] in try await clock.sleep(for: .seconds(1)) }
    await application.waitUntilIdle()
    application.quit(force: true)
    await application.waitUntilIdle()
    #expect(work.phase == .cancelled)
  }

  @Test(arguments: [LifecycleScope.visible, .lifetime])
  func `it is cancelled at pause, or at destroy`(scope: LifecycleScope) async {
    startSleeper(while: scope)
    await application.waitUntilIdle()
    application.dispatch(.application(.enterBackground))
    await application.waitUntilIdle()
    #expect(screen.work.phase == (scope == .visible ? .cancelled : .running))
    application.dispatch(.application(.terminate))
    await application.waitUntilIdle()
    #expect(log.entries == ["begins", "cancelled"])
    #expect(screen.work.phase == .cancelled)
    #expect(clock.pendingCount == 0)
  }

  @Test func `a paused screen begins only tasks for its lifetime`() async {
    application.dispatch(.application(.enterBackground))
    startSleeper()
    #expect(screen.work.phase == .cancelled)
    await application.waitUntilIdle()
    #expect(log.isEmpty)
    startSleeper(while: .lifetime)
    await application.waitUntilIdle()
    #expect(log.entries == ["begins"])
    screen.work.cancel()
  }

  @Test func `one cancelled before its start never begins`() async {
    startSleeper()
    screen.work.cancel()
    await application.waitUntilIdle()
    #expect(log.isEmpty)
    #expect(screen.work.phase == .cancelled)
  }

  @Test func `after destroy nothing is started`() async {
    application.dispatch(.application(.terminate))
    startSleeper()
    await application.waitUntilIdle()
    #expect(log.isEmpty)
    #expect(screen.work.phase == .idle)
  }

  @Test func `an error reaches the application, a cancellation does not`() async {
    let witness = Witness()
    application.delegate = witness
    screen.task(screen.work) { _ in throw Refusal(reason: "no answer") }
    await application.waitUntilIdle()
    #expect(witness.errors == [Refusal(reason: "no answer")])
    #expect(screen.work.phase == .failed)
    screen.task(screen.work) { _ in throw CancellationError() }
    await application.waitUntilIdle()
    #expect(screen.work.phase == .cancelled)
    #expect(witness.errors.count == 1)
    #expect(application.state == .active)
  }

  @Test func `an error of cancelled work is ignored`() async {
    screen.task(screen.work) { screen in
      try? await screen.clock.sleep(for: .seconds(1))
      throw Refusal()
    }
    await application.waitUntilIdle()
    screen.work.cancel()
    await application.waitUntilIdle()
    #expect(screen.work.phase == .cancelled)
    #expect(application.state == .active)
  }

  @Test func `progress is a value that controllers observe`() async {
    let token = screen.work.observe(\.progress) { [log] change in
      log.write(change.new.map { "\(Int($0 * 100)) %" } ?? "unknown")
    }
    screen.task(screen.work) { screen in
      screen.work.note = "Reading"
      for part in 1...2 {
        screen.work.progress = Double(part) / 2
        try await screen.clock.sleep(for: .seconds(1))
      }
    }
    await application.waitUntilIdle()
    #expect(screen.work.note == "Reading")
    clock.advance(by: .seconds(1))
    await application.waitUntilIdle()
    #expect(log.entries == ["50 %", "100 %"])
    screen.work.cancel()
    withExtendedLifetime(token) { #expect(screen.work.phase == .cancelled) }
  }

  @Test func `starting work again cancels the earlier run`() async {
    startSleeper()
    await application.waitUntilIdle()
    startSleeper()
    await application.waitUntilIdle()
    // The order between the end of the earlier run and the beginning of the later one is undefined.
    #expect(log.take().sorted() == ["begins", "begins", "cancelled"])
    #expect(screen.work.isRunning)
    clock.advance(by: .seconds(1))
    await application.waitUntilIdle()
    #expect(log.entries == ["done"])
    #expect(screen.work.phase == .finished)
  }

  @Test func `settling waits for work on other threads`() async {
    screen.task(screen.work) { screen in
      let sum = await Task.detached { (1...100_000).reduce(0, &+) }.value
      screen.log.write("\(sum)")
    }
    await application.waitUntilIdle()
    #expect(log.entries == ["5000050000"])
  }

  @Test func `a loop over changes waits between them, until the screen ends`()
    async
  {
    let person = Person()
    screen.task { screen in
      for await change in person.changes(of: \.age) { screen.log.write("\(change.new)") }
      screen.log.write("end")
    }
    await application.waitUntilIdle()
    person.age = 1
    person.age = 2
    await application.waitUntilIdle()
    #expect(log.take() == ["1", "2"])
    application.dispatch(.application(.terminate))
    await application.waitUntilIdle()
    #expect(log.entries == ["end"])
    #expect(person.observerCount == 0)
  }

  @Test func `a task does not retain the screen before or after`() async {
    var screen: Screen? = Screen(log)
    weak let gone = screen
    var application = screen.map {
      Application(root: $0, surface: NullSurface(), clock: ManualClock())
    }
    application?.start()
    screen?.task { $0.log.write("runs") }
    application?.dispatch(.application(.terminate))
    (application, screen) = (nil, nil)
    #expect(gone == nil)
    await Task.yield()
    #expect(log.isEmpty)
    #expect(screen == nil && application == nil)
  }
}

@MainActor
private final class Witness: ApplicationDelegate {
  var errors: [Refusal] = []
  func application(_ application: Application, recoversFrom error: any Error) -> Bool {
    if let error = error as? Refusal { errors.append(error) }
    return true
  }
}
