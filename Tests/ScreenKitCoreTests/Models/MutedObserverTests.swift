@testable import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// The muting of observers, which a controller applies to its `.visible` observations while it is
/// paused.
@MainActor
@Suite("Muted observer", .leakFree)
struct MutedObserverTests {
  private let person = Person()
  private let log = Log<String>()

  @Test func `a muted observer is silent, and made up for once`() {
    let token = person.observe(\.age) { log.write("\($0.new)") }
    token.observer.mute()
    person.age = 1
    person.age = 2
    #expect(log.isEmpty)
    token.observer.unmute()
    #expect(log.take() == ["2"])
    token.observer.unmute()
    #expect(log.isEmpty)
    person.age = 3
    withExtendedLifetime(token) { #expect(log.take() == ["3"]) }
  }

  @Test func `nothing is made up for when nothing moved`() {
    let token = person.observe(\.age) { log.write("\($0.new)") }
    token.observer.mute()
    person.age = 30
    person.name = "Bob"
    token.observer.unmute()
    #expect(log.isEmpty)
  }

  @Test func `a path whose sub-model was replaced meanwhile is made up for, and followed`() {
    let new = Place("Carmel")
    let token = person.observe(\.home.city) { log.write($0.new) }
    token.observer.mute()
    person.home = new
    token.observer.unmute()
    new.city = "Big Sur"
    withExtendedLifetime(token) { #expect(log.entries == ["Carmel", "Big Sur"]) }
  }

  @Test func `what an observer misses because it is muted within the round is owed`() {
    var muted: ObservationToken?
    let first = person.observe(\.age) { _ in muted?.observer.mute() }
    muted = person.observe(\.age) { log.write("\($0.new)") }
    person.age = 1
    #expect(log.isEmpty)
    muted?.observer.unmute()
    withExtendedLifetime(first) { #expect(log.entries == ["1"]) }
  }

  @Test func `news that waits when its observer is muted is owed`() {
    let muted = person.observe(\.name) { log.write($0.new) }
    let token = person.observe(\.age) { _ in
      person.name = "Bob"
      muted.observer.mute()
    }
    person.age = 1
    #expect(log.isEmpty)
    muted.observer.unmute()
    withExtendedLifetime(token) { #expect(log.entries == ["Bob"]) }
  }

  @Test func `news that waits is stale once a later value was made up for`() {
    let muted = person.observe(\.name) { log.write($0.new) }
    let token = person.observe(\.age) { _ in
      person.name = "Bob"
      muted.observer.mute()
      person.name = "Eve"
      muted.observer.unmute()
    }
    person.age = 1
    withExtendedLifetime(token) { #expect(log.entries == ["Eve"]) }
  }

  @Test func `muted and back within a round, it hears of the round's change in its turn`() {
    var other: ObservationToken?
    let token = person.observe(\.age) { _ in
      other?.observer.mute()
      other?.observer.unmute()
      log.write("first")
    }
    other = person.observe(\.age) { log.write("\($0.new)") }
    person.age = 1
    withExtendedLifetime(token) { #expect(log.entries == ["first", "1"]) }
  }

  @Test func `one that holds its first report gives it when it is first turned on`() {
    let token = person.observe(\.age) { log.write("\($0.new)") }
    token.observer.holdFirst()
    #expect(log.isEmpty)
    token.observer.unmute()
    #expect(log.entries == ["30"])
  }

  @Test func `one that ended stays silent`() {
    let token = person.observe(\.age) { log.write("\($0.new)") }
    token.observer.mute()
    person.age = 1
    token.cancel()
    token.observer.unmute()
    person.age = 2
    #expect(log.isEmpty)
  }

  @Test func `nothing is made up for when the model is gone`() {
    var model: Person? = Person()
    let tokens = [
      model?.observe(\.age) { log.write("\($0.new)") },
      model?.observe(\.greeting) { log.write($0.new) },
    ]
    tokens.forEach { $0?.observer.mute() }
    model?.age = 1
    model = nil
    tokens.forEach { $0?.observer.unmute() }
    #expect(log.isEmpty)
  }
}
