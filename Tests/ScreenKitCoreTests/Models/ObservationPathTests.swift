import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Observed paths", .leakFree, .proves("F-014", "F-119"))
struct ObservationPathTests {
  private let person = Person()
  private let log = Log<String>()

  @Test func `a computed path reports changes by its properties`() {
    let token = person.observe(\.greeting) { log.write($0.new) }
    person.name = "Bob"
    person.age = 31
    withExtendedLifetime(token) { #expect(log.entries == ["Bob, 30", "Bob, 31"]) }
  }

  @Test(.proves("F-121"))
  func `a computed path is silent while its value stays the same`() {
    let token = person.observe(\.isAdult) { log.write("\($0.new)") }
    person.age = 40
    person.age = 10
    person.age = 11
    withExtendedLifetime(token) { #expect(log.entries == ["false"]) }
  }

  @Test func `a path through a sub-model reports the sub-model's write`() {
    let token = person.observe(\.home.city) { log.write($0.new) }
    person.home.city = "Salinas"
    person.home.visits += 1
    withExtendedLifetime(token) { #expect(log.entries == ["Salinas"]) }
  }

  @Test func `replacing the sub-model reports, and the path follows the new one`() {
    let old = person.home
    let new = Place("Carmel")
    let token = person.observe(\.home.city) { log.write($0.new) }
    person.home = new
    old.city = "Nowhere"
    new.city = "Big Sur"
    withExtendedLifetime(token) { #expect(log.entries == ["Carmel", "Big Sur"]) }
  }

  @Test func `a sub-model with an equal value is silent, and followed`() {
    let new = Place(person.home.city)
    let token = person.observe(\.home.city) { log.write($0.new) }
    person.home = new
    #expect(log.isEmpty)
    new.city = "Big Sur"
    withExtendedLifetime(token) { #expect(log.entries == ["Big Sur"]) }
  }

  @Test func `a sub-model replaced inside a callback is followed as well`() {
    let new = Place("Carmel")
    let tokens = [
      person.observe(\.age) { _ in person.home = new },
      person.observe(\.home.city) { log.write($0.new) },
    ]
    person.age += 1
    #expect(log.take() == ["Carmel"])
    new.city = "Big Sur"
    withExtendedLifetime(tokens) { #expect(log.take() == ["Big Sur"]) }
  }

  @Test func `a sub-model replaced beside other observers is followed too`() {
    let new = Place("Carmel")
    let tokens = [
      person.observe(\.home) { _ in log.write("home") },
      person.observe(\.home.city) { log.write($0.new) },
    ]
    person.home = new
    new.city = "Big Sur"
    withExtendedLifetime(tokens) { #expect(log.entries == ["home", "Carmel", "Big Sur"]) }
  }

  @Test func `a path through an optional sub-model appears and disappears`() {
    let office = Place("Salinas")
    let token = person.observe(\.office?.city) { log.write($0.new ?? "none") }
    person.office = office
    office.city = "Carmel"
    person.office = nil
    office.city = "Nowhere"
    withExtendedLifetime(token) { #expect(log.entries == ["Salinas", "Carmel", "none"]) }
  }

  @Test func `a path that reads several models follows each of them`() {
    let token = person.observe(\.capitals) { log.write($0.new.sorted().joined(separator: "+")) }
    person.office = Place("Salinas")
    person.office?.city = "Carmel"
    person.home.city = "Big Sur"
    withExtendedLifetime(token) {
      #expect(log.entries == ["Monterey+Salinas", "Carmel+Monterey", "Big Sur+Carmel"])
    }
  }

  @Test func `one sub-model in two models reports to both`() {
    let friend = Person(home: person.home)
    let tokens = [person, friend].map { owner in
      owner.observe(\.home.city) { log.write($0.new) }
    }
    person.home.city = "Salinas"
    withExtendedLifetime(tokens) { #expect(log.entries == ["Salinas", "Salinas"]) }
  }

  @Test func `an element that may be missing is an optional`() {
    let token = person.observe(\.secondNumber) { log.write("\($0.new ?? -1)") }
    person.numbers = [1, 2, 3]
    person.numbers[1] = 5
    person.numbers.removeLast(2)
    person.numbers = []
    withExtendedLifetime(token) { #expect(log.entries == ["2", "5", "-1"]) }
  }

  @Test func `a field of a structure is a separate path`() {
    let token = person.observe(\.address.street) { log.write($0.new) }
    person.address.number = 2
    person.address.street = "Calle Principal"
    person.address = Address(street: "Calle Principal", number: 3)
    withExtendedLifetime(token) { #expect(log.entries == ["Calle Principal"]) }
  }

  @Test func `a sub-model outlives the model through which it was observed`() {
    let place = Place("Carmel")
    var owner: Person? = Person(home: place)
    let token = owner?.observe(\.home.city) { log.write($0.new) }
    owner = nil
    place.city = "Big Sur"
    withExtendedLifetime(token) { #expect(log.isEmpty) }
  }
}
