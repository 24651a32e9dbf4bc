@testable import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// Observers that write to their own property.
@MainActor
@Suite("Observation loop", .leakFree)
struct ObservationLoopTests {
  @Test func `a loop traps in debug with model, property and place`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let person = Person()
        let token = person.observe(\.age) { person.age = $0.new + 1 }
        person.age = 1
        withExtendedLifetime(token) {}
      }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("did not finish after 1000 steps"))
    #expect(message.contains("Person.age, observed at ScreenKitCoreTests/ObservationLoopTests"))
  }

  @Test func `a loop of two observers reports both`() throws {
    let person = Person()
    let tokens = [
      person.observe(\.name) { _ in person.age += 1 },
      person.observe(\.greeting) { _ in person.home.visits += 1 },
      person.observe(\.age) { _ in person.name += "!" },
      person.observe(\.home.visits) { _ in },
    ]
    let error = try #require(loop { person.age = 1 })
    withExtendedLifetime(tokens) {}
    #expect(error.steps == 1_000)
    #expect(
      error.observers.map { $0.prefix { $0 != "," } }.sorted() == [
        "Person.age", "Person.name", "a path through Person.name",
      ])
  }

  @Test func `an observer of a controller is reported with its class`() throws {
    let screen = LoopingScreen()
    let app = TestApp(screen)
    let error = try #require(loop { screen.person.age = 1 })
    #expect(error.observers.count == 1)
    #expect(error.observers[0].hasPrefix("Person.age, observed by LoopingScreen at "))
    app.application.quit()
  }

  @Test func `a growing number of writes is stopped as well`() throws {
    let person = Person()
    let token = person.observe(\.age) { _ in
      person.age += 1
      person.age += 1
    }
    let error = try #require(loop { person.age = 1 })
    withExtendedLifetime(token) {}
    #expect(error.steps < 30)
  }

  @Test func `a round of a thousand steps ends`() {
    let person = Person()
    let token = person.observe(\.age) { if $0.new < 1_000 { person.age = $0.new + 1 } }
    person.age = 0
    withExtendedLifetime(token) { #expect(person.age == 1_000) }
  }

  @Test func `after a loop, writes are reported again`() {
    let person = Person()
    let log = Log<Int>()
    let token = person.observe(\.age) {
      if person.note.isEmpty { person.age += 1 } else { log.write($0.new) }
    }
    #expect(loop { person.age = 1 } != nil)
    person.note = "no longer"
    person.age = 7
    withExtendedLifetime(token) { #expect(log.entries == [7]) }
  }

  @Test func `in release the application receives the error of a loop`() {
    let app = TestApp(LoopingScreen())
    app.recovers = true
    ObservationRound.$trapsLoops.withValue(false) { app.press("x") }
    #expect(app.loops.take().map(\.steps) == [1_000])
    app.press("y")
    #expect(app.loops.isEmpty)
    app.application.quit()
  }

  /// Returns the error of the round that `write` begins, or `nil` if the round ends.
  private func loop(_ write: () -> Void) -> ObservationLoopError? {
    ObservationRound.$trapsLoops.withValue(false, operation: write)
    return ObservationRound.takeError()
  }
}

private final class LoopingScreen: Controller {
  let person = Person()

  override func connect() {
    observe(person, \.age, initially: false) { screen, _ in screen.person.age += 1 }
    command("Loop", "x", to: LoopingScreen.begin)
  }

  private func begin() { person.age = 1 }
}
