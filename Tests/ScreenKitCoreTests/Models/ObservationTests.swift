import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Observation", .leakFree)
struct ObservationTests {
  private let person = Person()
  private let log = Log<String>()

  @Test(.proves("F-118", "F-119"))
  func `a write calls the observer at once, with the new value`() {
    let token = person.observe(\.name) { change in
      log.write("\(change.new), and the model says \(person.name)")
    }
    person.name = "Bob"
    withExtendedLifetime(token) { #expect(log.entries == ["Bob, and the model says Bob"]) }
  }

  @Test(.proves("F-120", "F-122"))
  func `only observers of the written key path are called`() {
    let tokens = [
      person.observe(\.name) { log.write("name \($0.new)") },
      person.observe(\.age) { log.write("age \($0.new)") },
    ]
    person.age += 1
    #expect(log.take() == ["age 31"])
    person.name = "Bob"
    withExtendedLifetime(tokens) { #expect(log.take() == ["name Bob"]) }
  }

  @Test(.proves("F-118", "F-123"))
  func `every observer of a value is called`() {
    let tokens = (1...10).map { number in
      person.observe(\.age) { log.write("\(number):\($0.new)") }
    }
    person.age = 31
    withExtendedLifetime(tokens) { #expect(log.entries == (1...10).map { "\($0):31" }) }
  }

  @Test func `registering reports nothing`() {
    let token = person.observe(\.name) { log.write($0.new) }
    withExtendedLifetime(token) { #expect(log.isEmpty) }
  }

  @Test func `an unobserved property is written without a report`() {
    let token = person.observe(\.name) { log.write($0.new) }
    person.age = 99
    person.tags.append("new")
    person.note = "plain"
    withExtendedLifetime(token) { #expect(log.isEmpty) }
    #expect(person.age == 99)
    #expect(person.tags == ["new"])
  }

  @Test(.proves("F-007"))
  func `two models of one class are observed separately`() {
    let other = Person()
    let token = person.observe(\.age) { log.write("\($0.new)") }
    other.age = 1
    #expect(log.isEmpty)
    person.age = 2
    withExtendedLifetime(token) { #expect(log.entries == ["2"]) }
  }

  @Test func `a value without comparison reports every write`() {
    let token = person.observe(\.secret) { log.write($0.new.text) }
    person.secret = Secret(text: "a")
    person.secret = Secret(text: "a")
    person.secret.text = "b"
    withExtendedLifetime(token) { #expect(log.entries == ["a", "a", "b"]) }
  }

  @Test func `a write through a key path reports like any other`() {
    let token = person.observe(\.age) { log.write("\($0.new)") }
    let path: ReferenceWritableKeyPath<Person, Int> = \.age
    person[keyPath: path] = 40
    person[keyPath: path] += 1
    withExtendedLifetime(token) { #expect(log.entries == ["40", "41"]) }
  }

  @Test func `a path known only at run time can be observed`() {
    let path: KeyPath<Person, String> = \Person.home.city
    let token = person.observe(path) { log.write($0.new) }
    person.home.city = "Salinas"
    withExtendedLifetime(token) { #expect(log.entries == ["Salinas"]) }
  }

  @Test func `a superclass property is observed through both classes`() {
    let pilot = Pilot()
    let tokens = [
      pilot.observe(\Pilot.callSign) { log.write("own \($0.new)") },
      (pilot as Vehicle).observe(\Vehicle.callSign) { log.write("base \($0.new)") },
    ]
    pilot.callSign = "Maverick"
    pilot.rename("Goose")
    withExtendedLifetime(tokens) {
      #expect(log.entries == ["own Maverick", "base Maverick", "own Goose", "base Goose"])
    }
  }

  @Test func `a generic model is observed`() {
    let shelf = Shelf(item: 1)
    let token = shelf.observe(\.item) { log.write("\($0.new)") }
    shelf.item = 2
    withExtendedLifetime(token) { #expect(log.entries == ["2"]) }
  }

  @Test func `a path without observed properties is refused by name`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Person().observe(\.note) { _ in } }
    }
  }
}

private class Vehicle: Model {
  @Observed var callSign = ""
  func rename(_ name: String) { callSign = name }
}

private final class Pilot: Vehicle {}

private final class Shelf<Item>: Model {
  @Observed var item: Item
  init(item: Item) { _item = Observed(wrappedValue: item) }
}
