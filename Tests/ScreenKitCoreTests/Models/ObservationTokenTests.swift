import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Observation token", .leakFree)
struct ObservationTokenTests {
  private let log = Log<String>()

  @Test func `cancelling ends the observation`() {
    let person = Person()
    let token = person.observe(\.age) { log.write("\($0.new)") }
    #expect(person.observerCount == 1)
    token.cancel()
    token.cancel()
    person.age += 1
    #expect(log.isEmpty)
    #expect(person.observerCount == 0)
  }

  @Test func `releasing the token ends the observation`() {
    let person = Person()
    var token: ObservationToken? = person.observe(\.age) { log.write("\($0.new)") }
    person.age = 1
    token = nil
    person.age = 2
    #expect(token == nil)
    #expect(log.entries == ["1"])
    #expect(person.observerCount == 0)
  }

  @Test func `a token that is not retained observes nothing`() {
    let person = Person()
    _ = person.observe(\.age) { log.write("\($0.new)") }
    person.age += 1
    #expect(log.isEmpty)
  }

  @Test func `observations of sub-models count for the given model`() {
    let person = Person()
    let tokens = [
      person.observe(\.home.city) { _ in }, person.observe(\.age) { _ in },
      person.observe(\.age) { _ in },
    ]
    #expect(person.observerCount == 3)
    #expect(person.home.observerCount == 0)
    tokens.forEach { $0.cancel() }
    #expect(person.observerCount == 0)
  }

  @Test func `a token does not retain the model`() {
    var person: Person? = Person()
    weak let gone = person
    let tokens = [
      person?.observe(\.age) { _ in }, person?.observe(\.greeting) { _ in },
      person?.observe(\.home.city, keepingOld: true) { _ in },
    ]
    person = nil
    #expect(gone == nil)
    tokens.forEach { $0?.cancel() }
  }

  @Test func `a callback's objects are released with its token`() {
    let person = Person()
    var witness: Log<Int>? = Log()
    weak let gone = witness
    let other = person.observe(\.age) { log.write("\($0.new)") }
    var token = witness.map { witness in person.observe(\.age) { witness.write($0.new) } }
    person.age = 1
    witness = nil
    #expect(gone?.entries == [1])
    token = nil
    #expect(token == nil)
    #expect(gone == nil)
    withExtendedLifetime(other) { #expect(log.entries == ["1"]) }
  }

  @Test func `a callback may release the reporting model`() {
    var person: Person? = Person()
    weak let gone = person
    let tokens = [
      person?.observe(\.age) { _ in person = nil },
      person?.observe(\.age) { log.write("\($0.new)") },
    ]
    person?.age = 1
    withExtendedLifetime(tokens) { #expect(log.entries == ["1"]) }
    #expect(gone == nil)
  }
}
