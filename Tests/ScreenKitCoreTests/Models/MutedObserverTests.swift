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

  @Test func `a muted observer is silent, and later notified once`() {
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

  @Test func `without a change there is no later notification`() {
    let token = person.observe(\.age) { log.write("\($0.new)") }
    token.observer.mute()
    person.age = 30
    person.name = "Bob"
    token.observer.unmute()
    #expect(log.isEmpty)
  }

  @Test func `a replaced sub-model is reported later, and followed`() {
    let new = Place("Carmel")
    let token = person.observe(\.home.city) { log.write($0.new) }
    token.observer.mute()
    person.home = new
    token.observer.unmute()
    new.city = "Big Sur"
    withExtendedLifetime(token) { #expect(log.entries == ["Carmel", "Big Sur"]) }
  }

  @Test func `a change missed within the round is reported later`() {
    var muted: ObservationToken?
    let first = person.observe(\.age) { _ in muted?.observer.mute() }
    muted = person.observe(\.age) { log.write("\($0.new)") }
    person.age = 1
    #expect(log.isEmpty)
    muted?.observer.unmute()
    withExtendedLifetime(first) { #expect(log.entries == ["1"]) }
  }

  @Test func `a pending report of a muted observer is kept`() {
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

  @Test func `a pending report is stale after a later one`() {
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

  @Test func `muted and unmuted within a round, it gets the change`() {
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

  @Test func `a held first report is given at the first unmuting`() {
    let token = person.observe(\.age) { log.write("\($0.new)") }
    token.observer.holdFirst()
    #expect(log.isEmpty)
    token.observer.unmute()
    #expect(log.entries == ["30"])
  }

  @Test func `an ended observer stays silent`() {
    let token = person.observe(\.age) { log.write("\($0.new)") }
    token.observer.mute()
    person.age = 1
    token.cancel()
    token.observer.unmute()
    person.age = 2
    #expect(log.isEmpty)
  }

  @Test func `nothing is reported when the model is released`() {
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
