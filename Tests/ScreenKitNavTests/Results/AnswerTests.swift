import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitNav

@MainActor
@Suite("Results of screens", .leakFree)
struct AnswerTests {
  /// The results that the root screen of the stack received.
  private final class Answers {
    var all: [Int?] = []
  }

  private let answers = Answers()

  private func world(_ setting: World.Setting, archive: ScreenArchive? = nil) -> World {
    let script = Script()
    script.actions["home.create"] = { [answers] screen in
      screen.onResult(of: Question.self) { answers.all.append($1) }
    }
    return World(setting, archive: archive, script: script)
  }

  private func home(_ world: World) -> PageScreen? { world.home }

  @Test(.proves("F-063", "F-115"), arguments: World.Setting.allCases)
  func `a result arrives once, just before the asker appears`(setting: World.Setting) {
    let world = world(setting)
    home(world)?.push(Question(number: 1), to: .insideTab)
    var before: [Int?] = []
    world.script.actions["home.appear"] = { [answers] _ in before = answers.all }
    #expect(world.front?.finish(Question.self, with: 42) == true)
    #expect(answers.all == [42])
    #expect(before == [42])
    #expect(world.pages == ["home"])
  }

  @Test(arguments: World.Setting.allCases)
  func `leaving without a result counts as cancelled`(setting: World.Setting) {
    let world = world(setting)
    home(world)?.push(Question(number: 1), to: .insideTab)
    world.push(1)
    #expect(answers.all.isEmpty)
    world.stack.popToRoot()
    #expect(answers.all == [nil])
  }

  @Test func `a screen opened otherwise returns no result`() {
    let world = world(.alone)
    world.stack.push(Question(number: 1))
    #expect(world.front?.finish(Question.self, with: 1) == true)
    #expect(answers.all.isEmpty)
  }

  @Test(arguments: World.Setting.allCases)
  func `a question by a leaving screen is dropped`(setting: World.Setting) {
    let world = world(setting)
    world.noteAnswers()
    world.push(1)
    world.once(in: "1.destroy") { $0.push(Question(number: 2), to: .insideTab) }
    world.stack.pop()
    #expect(world.pages == ["home", "question 2"])
    #expect(world.stack.ledger.entries.isEmpty)
  }

  @Test(arguments: World.Setting.allCases)
  func `an asker evicted before its question still gets the result`(
    setting: World.Setting
  ) {
    let world = world(setting)
    let home = home(world)
    world.push(1)
    // The framework asks page 1 for a guard when it checks whether the page can be evicted.
    world.push(2)
    world.page("1")?.question = { [weak home] in home?.push(Question(number: 3), to: .insideTab) }
    world.lowMemory()
    world.lowMemory()
    world.page("1")?.question = nil
    #expect(world.home == nil)
    #expect(world.front?.finish(Question.self, with: 4) == true)
    world.stack.popToRoot()
    #expect(answers.all == [4])
  }

  @Test func `a removed invisible navigator accepts no more questions`() async {
    let world = World(.insideTab)
    let asker = world.home
    world.background()
    world.nearestTabs?.remove(at: 0)
    #expect(asker?.push(Page(number: 2)) == .refused(.noNavigator))
    asker?.task(while: .lifetime) { _ = try await $0.ask(Question(number: 3)) }
    await world.application.waitUntilIdle()
    #expect((world.application.root as? Navigator)?.ledger.entries.isEmpty == true)
    world.foreground()
    #expect(world.front?.title == "two")
  }

  @Test(arguments: World.Setting.allCases)
  func `a question that cannot be restored counts as cancelled`(
    setting: World.Setting
  ) {
    let first = world(setting)
    first.stack.push(PageScreen("direct", Script()))
    home(first)?.push(Question(number: 1), to: .insideTab)
    first.background()
    #expect(answers.all.isEmpty)
    let second = world(setting, archive: first.keeper.archive)
    #expect(second.pages == ["home"])
    #expect(answers.all == [nil])
  }

  @Test func `a removed asker gets no call`() {
    let world = world(.alone)
    home(world)?.push(Question(number: 1))
    world.stack.set(Page(number: 1))
    #expect(answers.all.isEmpty)
    #expect(world.pages == ["1"])
  }

  @Test func `the result waits until the asker is in front`() {
    let world = world(.alone)
    home(world)?.push(Question(number: 1))
    world.push(1)
    world.stack.remove(.type(Question.self))
    #expect(answers.all.isEmpty)
    world.stack.pop()
    #expect(answers.all == [nil])
  }

  @Test func `a result survives the eviction of the asker`() {
    let world = world(.alone)
    home(world)?.push(Question(number: 1))
    world.lowMemory()
    #expect(world.calls.last == "home.destroy")
    world.front?.finish(Question.self, with: 7)
    #expect(answers.all == [7])
    #expect(
      world.calls == ["question 1.pause", "home.create", "home.appear", "question 1.destroy"])
  }

  @Test(arguments: World.Setting.allCases)
  func `a result survives a relaunch`(setting: World.Setting) throws {
    let first = world(setting)
    home(first)?.push(Question(number: 1), to: .insideTab)
    first.background()
    let second = world(setting, archive: first.keeper.archive)
    #expect(second.pages == ["home", "question 1"])
    second.front?.finish(Question.self, with: 9)
    #expect(answers.all == [9])
  }

  @Test(arguments: World.Setting.allCases)
  func `a result given during the launch arrives before the asker appears`(
    setting: World.Setting
  ) {
    let first = world(setting)
    home(first)?.push(Question(number: 1), to: .insideTab)
    first.background()
    let script = first.script
    script.actions["question 1.create"] = { $0.finish(Question.self, with: 3) }
    var before: [Int?] = []
    script.actions["home.appear"] = { [answers] _ in before = answers.all }
    let second = World(setting, archive: first.keeper.archive, script: script)
    #expect(before == [3])
    #expect(answers.all == [3])
    #expect(second.pages == ["home"])
  }

  @Test func `a guard that refuses keeps the result back`() {
    let world = world(.alone)
    home(world)?.push(Question(number: 1))
    let question = world.front as? PageScreen
    question?.answer = .no
    question?.finish(Question.self, with: 1)
    #expect(world.depth == 2)
    question?.answer = .yes
    world.stack.pop()
    #expect(answers.all == [nil])
  }

  @Test func `a tab removed before its creation leaves no questions`()
    throws
  {
    let first = world(.insideTab)
    home(first)?.push(Question(number: 1))
    (first.application.root as? TabNavigator)?.select(1)
    first.background()
    let second = world(.insideTab, archive: first.keeper.archive)
    let tabs = try #require(second.application.root as? TabNavigator)
    #expect(!tabs.ledger.results.isEmpty)
    #expect(tabs.remove(at: 0) == .done(.removed))
    #expect(tabs.ledger.results.isEmpty)
    #expect(answers.all.isEmpty)
  }

  @Test func `a result can be awaited`() async {
    let world = world(.alone)
    let home = home(world)
    home?.task(while: .lifetime) { [answers] in
      answers.all.append(try await $0.ask(Question(number: 1)))
    }
    await world.application.waitUntilIdle()
    #expect(world.pages == ["home", "question 1"])
    world.front?.finish(Question.self, with: 5)
    await world.application.waitUntilIdle()
    #expect(answers.all.last == 5)
  }

  @Test func `asking for the present front screen awaits nothing`() async {
    let world = World(.underModals)
    let decision = Waiter()
    world.push(1)
    world.page("1")?.answer = .ask { await !decision.wait() }
    #expect(world.stack.pop().isWaiting)
    #expect(world.presenter?.present(Question(number: 1)).isQueued == true)
    world.page("1")?.task(while: .lifetime) { [answers] in
      answers.all.append(try await $0.ask(Question(number: 1), as: .sheet))
    }
    await world.application.waitUntilIdle()
    #expect(answers.all.isEmpty)
    decision.signal()
    await world.application.waitUntilIdle()
    #expect(answers.all == [nil])
    #expect(world.presenter?.navigation?.modals.count == 1)
  }

  @Test func `cancelling the task removes the screen`() async {
    let world = world(.alone)
    let home = home(world)
    let work = home?.task(while: .lifetime) { _ = try await $0.ask(Question(number: 1)) }
    await world.application.waitUntilIdle()
    #expect(world.depth == 2)
    work?.cancel()
    await world.application.waitUntilIdle()
    #expect(world.pages == ["home"])
  }
}
