import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// The arrival of a result of `finish`, for each method that removes the screen in the end.
@MainActor
@Suite("Finishing while a guard asks", .leakFree)
struct FinishTests {
  /// The methods that ask page 1, which returns a result, to leave.
  private static let verbs: [@MainActor @Sendable (World) -> Void] = [
    { $0.stack.pop() },
    { $0.stack.popToRoot() },
    { $0.stack.remove(.type(Question.self)) },
    { $0.stack.set(Page(number: 7)) },
    { $0.page("question 1")?.close() },
    { $0.application.goBack() },
    { $0.page("question 1")?.finish(Question.self, with: 5) },
  ]

  private func world(_ received: Received) -> World {
    let world = World()
    world.stack.receivesAnswers(in: world, received)
    world.home?.push(Question(number: 1))
    return world
  }

  @Test(arguments: 0..<7)
  func `the result of Save arrives`(verb: Int) async {
    let received = Received()
    let world = world(received)
    let screen = world.page("question 1")
    screen?.answer = .unsavedChanges(world.application) { [weak screen] in
      screen?.finish(Question.self, with: 42)
    }
    FinishTests.verbs[verb](world)
    await world.application.waitUntilIdle()
    world.application.dispatch(.key(KeyPress(.enter)))
    await world.application.waitUntilIdle()
    // If the home screen is also removed, no screen receives the result.
    #expect(received.answers == (verb == 3 ? [] : [verb == 6 ? 5 : 42]))
    #expect(world.page("question 1") == nil)
  }

  @Test func `a result is dropped if the guard refuses`() async {
    let received = Received()
    let world = world(received)
    let screen = world.page("question 1")
    screen?.answer = .no
    #expect(screen?.finish(Question.self, with: 42) == true)
    #expect(world.depth == 2)
    screen?.answer = .yes
    world.stack.pop()
    #expect(received.answers == [nil])
  }

  @Test func `a result is dropped if the user keeps editing`() async {
    let received = Received()
    let world = world(received)
    let screen = world.page("question 1")
    screen?.answer = .unsavedChanges(world.application) {}
    screen?.finish(Question.self, with: 42)
    await world.application.waitUntilIdle()
    world.application.dispatch(.key(KeyPress(.escape)))
    await world.application.waitUntilIdle()
    screen?.answer = .yes
    world.stack.pop()
    #expect(received.answers == [nil])
  }

  @Test func `a result given in a refused question is dropped`() async {
    let received = Received()
    let world = world(received)
    let screen = world.page("question 1")
    screen?.answer = .ask { [weak screen] in
      screen?.finish(Question.self, with: 42)
      return false
    }
    world.stack.pop()
    await world.application.waitUntilIdle()
    #expect(world.depth == 2)
    screen?.answer = .yes
    world.stack.pop()
    #expect(received.answers == [nil])
  }

  @Test func `a finish behind a pop returns its result with the pop`() {
    let received = Received()
    let world = world(received)
    world.once(in: "question 1.pause") { $0.finish(Question.self, with: 6) }
    world.stack.pop()
    #expect(received.answers == [nil])
    #expect(world.pages == ["home"])
  }
}

@MainActor
private final class Received {
  var answers: [Int?] = []
}

extension StackNavigator {
  /// Records in `received` the results of the home screen of `world`.
  fileprivate func receivesAnswers(in world: World, _ received: Received) {
    world.home?.onResult(of: Question.self) { _, answer in received.answers.append(answer) }
  }
}
