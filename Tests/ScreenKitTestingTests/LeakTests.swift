import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

private final class Counter: Model {
  @Observed var count = 0
}

/// A keeper of objects, which a careless app keeps longer than its screens.
@MainActor
private final class Keeper {
  var token: ObservationToken?
  var timer: ClockTimer?
  var screen: Controller?
  var work: CheckedContinuation<Void, Never>?
}

/// A screen that runs a test's action when it appears.
private final class Careless: Controller {
  private let counter = Counter()
  private let label = Label()
  private let whenAppearing: @MainActor (Careless, Counter) -> Void

  init(_ whenAppearing: @escaping @MainActor (Careless, Counter) -> Void = { _, _ in }) {
    self.whenAppearing = whenAppearing
  }

  override func makeView() -> View { label }

  override func connect() {
    observe(counter, \.count) { screen, change in screen.label.text = "\(change.new)" }
    observe(counter, \.count, while: .lifetime) { _, _ in }
    after(.seconds(1)) { $0.counter.count += 1 }
    after(.seconds(1), while: .lifetime) { $0.counter.count += 1 }
  }

  override func appear() {
    task { try await $0.clock.sleep(for: .seconds(60)) }
    task(while: .lifetime) { screen in
      for await _ in screen.counter.changes(of: \.count) { screen.label.text = "changed" }
    }
    whenAppearing(self, counter)
  }
}

@MainActor
@Suite("Objects that outlive a screen", .proves("F-124"))
struct LeakTests {
  private static let trait: LeakFree = .leakFree
  private let keeper = Keeper()

  private func leaks(
    _ whenAppearing: @escaping @MainActor (Careless, Counter) -> Void
  ) async -> [String] {
    await ScreenKitTesting.leaks {
      let test = ScreenTest(Careless(whenAppearing))
      await test.settle()
    }
  }

  @Test func `a screen with its own objects leaks nothing`() async {
    #expect(await leaks { _, _ in } == [])
  }

  @Test(
    arguments: [[.enterBackground], [.terminate], [.enterBackground, .terminate]]
      as [[ApplicationRequest]])
  func `nor does an app that was released or has ended`(
    requests: [ApplicationRequest]
  ) async {
    let left = await ScreenKitTesting.leaks {
      let test = ScreenTest(Careless())
      for request in requests { test.send(.application(request)) }
      await test.settle()
    }
    #expect(left == [])
  }

  @Test func `an observer retained elsewhere leaks`() async {
    let left = await leaks { [keeper] _, counter in
      keeper.token = counter.observe(\.count) { _ in }
    }
    #expect(left == ["observer of Counter"])
  }

  @Test func `a timer retained elsewhere leaks`() async {
    let left = await leaks { [keeper] screen, _ in
      keeper.timer = screen.clock.schedule(after: .seconds(5)) {}
    }
    #expect(left == ["timer"])
  }

  @Test func `a task that ignores its cancellation leaks with its screen`() async {
    let left = await ScreenKitTesting.leaks { [keeper] in
      let test = ScreenTest(
        Careless { screen, _ in
          screen.task { _ in await withCheckedContinuation { keeper.work = $0 } }
        })
      while keeper.work == nil { await Task.yield() }
      test.terminate()
    }
    #expect(left == ["task", "Careless"])
    keeper.work?.resume()
  }

  @Test func `a screen retained elsewhere leaks`() async {
    let left = await leaks { [keeper] screen, _ in keeper.screen = screen }
    #expect(left == ["Careless"])
  }

  @Test func `a screen retained by its own view leaks`() async {
    weak var button: Button?
    let left = await leaks { screen, _ in
      let again = Button("again")
      again.action = { screen.title = "used" }
      screen.view?.add(again)
      button = again
    }
    #expect(left == ["Careless"])
    button?.action = nil
    #expect(button == nil)
  }

  @Test func `the trait fails a test with leaks`() async throws {
    let keeper = keeper
    let test = try #require(Test.current)
    try await withKnownIssue {
      try await Self.trait.provideScope(for: test, testCase: nil) {
        await MainActor.run {
          _ = ScreenTest(Careless { screen, _ in keeper.screen = screen })
        }
      }
    } matching: { issue in
      issue.description.contains("Careless: outlives its app")
    }
  }
}
