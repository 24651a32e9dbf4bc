import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Observation order", .leavesNothing)
struct ObservationOrderTests {
  private let person = Person()
  private let log = Log<String>()

  @Test func `observers are called in the order in which they registered`() {
    let tokens = (1...5).map { number in person.observe(\.age) { _ in log.write("\(number)") } }
    person.age += 1
    withExtendedLifetime(tokens) { #expect(log.entries == ["1", "2", "3", "4", "5"]) }
  }

  @Test func `the order holds across different paths of one property`() {
    let tokens = [
      person.observe(\.age) { log.write("first \($0.new)") },
      person.observe(\.greeting) { log.write("second \($0.new)") },
      person.observe(\.age) { log.write("third \($0.new)") },
      person.observe(\.isAdult) { log.write("fourth \($0.new)") },
      person.observe(\.age, keepingOld: true) { log.write("fifth \($0.new)") },
    ]
    person.age = 7
    withExtendedLifetime(tokens) {
      #expect(log.entries == ["first 7", "second Ann, 7", "third 7", "fourth false", "fifth 7"])
    }
  }

  @Test func `an observer that ends leaves the order of the others as it was`() {
    let tokens = (1...5).map { number in person.observe(\.age) { _ in log.write("\(number)") } }
    tokens[0].cancel()
    tokens[3].cancel()
    person.age += 1
    withExtendedLifetime(tokens) { #expect(log.entries == ["2", "3", "5"]) }
  }

  @Test func `an observer that registers anew goes to the end`() {
    var first: ObservationToken? = person.observe(\.age) { _ in log.write("first") }
    let second = person.observe(\.age) { _ in log.write("second") }
    first = nil
    first = person.observe(\.age) { _ in log.write("first") }
    person.age += 1
    withExtendedLifetime((first, second)) { #expect(log.entries == ["second", "first"]) }
  }

  @Test func `a path that comes to lead through another model takes its place there then`() {
    let office = Place("Salinas")
    let through = person.observe(\.home.city) { _ in log.write("through") }
    let direct = office.observe(\.city) { _ in log.write("direct") }
    person.home = office
    #expect(log.take() == ["through"])
    office.city = "Carmel"
    withExtendedLifetime((through, direct)) { #expect(log.take() == ["direct", "through"]) }
  }
}
