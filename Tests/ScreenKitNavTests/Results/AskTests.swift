import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Asking another screen in a task", .leakFree)
struct AskTests {
  @MainActor
  private final class Answers {
    var all: [Int?] = []
  }

  private let answers = Answers()

  @Test(arguments: [LifetimeScope.visible, .lifetime], World.Setting.allCases)
  func `the result returns to the awaiting line`(
    scope: LifetimeScope, setting: World.Setting
  ) async {
    let world = World(setting)
    world.home?.task(while: scope.bond) { [answers] in
      answers.all.append(try await $0.ask(Question(number: 1)))
      answers.all.append(try await $0.ask(Question(number: 2)))
    }
    for number in 1...2 {
      await world.application.waitUntilIdle()
      world.page("question \(number)")?.finish(Question.self, with: number * 10)
    }
    await world.application.waitUntilIdle()
    #expect(answers.all == [10, 20])
    #expect(world.home?.state == .appeared)
  }

  @Test func `a task of a visible screen ends at pause after its result`() async {
    let world = World()
    let work = world.home?.task { [answers] in
      answers.all.append(try await $0.ask(Question(number: 1)))
      try await $0.clock.sleep(for: .seconds(10))
      answers.all.append(99)
    }
    await world.application.waitUntilIdle()
    world.page("question 1")?.finish(Question.self, with: 10)
    await world.application.waitUntilIdle()
    world.push(3)
    #expect(work?.phase == .cancelled)
    await world.application.waitUntilIdle()
    #expect(answers.all == [10])
  }

  @Test func `a task of a hidden screen ends with its replaced question`() async {
    let world = World()
    let work = world.home?.task { [answers] in
      answers.all.append(try await $0.ask(Question(number: 1)))
      _ = try await $0.ask(Question(number: 2))
    }
    await world.application.waitUntilIdle()
    world.stack.replace(by: Page(number: 3))
    await world.application.waitUntilIdle()
    #expect(answers.all == [nil])
    #expect(work?.phase == .cancelled)
    #expect(world.pages == ["home", "3"])
    #expect(world.front?.title == "3")
  }

  @Test(arguments: [LifetimeScope.visible, .lifetime])
  func `a memory warning keeps the question and its asker`(scope: LifetimeScope) async {
    let world = World()
    world.home?.task(while: scope.bond) { [answers] in
      answers.all.append(try await $0.ask(Question(number: 1)))
    }
    await world.application.waitUntilIdle()
    let home = world.home
    for _ in 1...3 {
      world.lowMemory()
      await world.application.waitUntilIdle()
    }
    #expect(world.home === home)
    #expect(world.front?.title == "question 1")
    world.page("question 1")?.finish(Question.self, with: 4)
    await world.application.waitUntilIdle()
    #expect(answers.all == [4])
  }

  @Test func `a memory warning in the background keeps the question too`() async {
    let world = World()
    world.home?.task { [answers] in answers.all.append(try await $0.ask(Question(number: 1))) }
    await world.application.waitUntilIdle()
    world.background()
    for _ in 1...3 { world.lowMemory() }
    await world.application.waitUntilIdle()
    world.foreground()
    #expect(world.application.state == .active)
    #expect(world.front?.title == "question 1")
    world.page("question 1")?.finish(Question.self, with: 4)
    await world.application.waitUntilIdle()
    #expect(answers.all == [4])
  }

  @Test func `a cancelled queued question opens nothing`() async {
    let (world, decision) = (World(), Waiter())
    world.push(1)
    world.page("1")?.answer = .ask { await !decision.wait() }
    world.stack.pop()
    await world.application.waitUntilIdle()
    let work = world.page("1")?.task(while: .lifetime) { _ = try await $0.ask(Question(number: 1)) }
    await world.application.waitUntilIdle()
    work?.cancel()
    decision.signal()
    _ = world.calls
    await world.application.waitUntilIdle()
    #expect(world.pages == ["home", "1"])
    #expect(world.calls.isEmpty)
  }

  @Test func `the final outcome of a queued change can be awaited`() async {
    let (world, decision) = (World(), Waiter())
    world.push(1)
    world.page("1")?.answer = .ask { await decision.wait() }
    let popped = world.stack.pop()
    let pushed = world.stack.push(Page(number: 2))
    #expect(popped.isWaiting && pushed.isQueued)
    await world.application.waitUntilIdle()
    decision.signal()
    #expect(await popped.resolved() == .done(.popped(1)))
    #expect(await pushed.resolved() == .done(.pushed))
    world.page("2")?.answer = .ask { false }
    #expect(await world.stack.pop().resolved() == .refused(.vetoed))
  }

  @Test func `an outcome dropped at the end of the app is refused`() async {
    let (world, never) = (World(), Waiter())
    world.push(1)
    world.page("1")?.answer = .ask { await never.wait() }
    let popped = world.stack.pop()
    let pushed = world.stack.push(Page(number: 2))
    world.application.dispatch(.application(.terminate))
    #expect(await pushed.resolved() == .refused(.noNavigator))
    #expect(await popped.resolved() == .refused(.noNavigator))
  }
}

/// The scopes of tasks, as arguments of tests.
enum LifetimeScope: Sendable {
  case visible, lifetime

  var bond: LifecycleScope { self == .visible ? .visible : .lifetime }
}
