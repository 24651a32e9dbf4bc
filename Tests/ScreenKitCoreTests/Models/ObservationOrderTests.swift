import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Observation order", .leakFree)
struct ObservationOrderTests {
  private let person = Person()
  private let log = Log<String>()

  @Test func `observers are called in the order of registration`() {
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

  @Test func `an ended observer keeps the order of the others`() {
    let tokens = (1...5).map { number in person.observe(\.age) { _ in log.write("\(number)") } }
    tokens[0].cancel()
    tokens[3].cancel()
    person.age += 1
    withExtendedLifetime(tokens) { #expect(log.entries == ["2", "3", "5"]) }
  }

  @Test func `an observer that registers again goes to the end`() {
    var first: ObservationToken? = person.observe(\.age) { _ in log.write("first") }
    let second = person.observe(\.age) { _ in log.write("second") }
    first = nil
    first = person.observe(\.age) { _ in log.write("first") }
    person.age += 1
    withExtendedLifetime((first, second)) { #expect(log.entries == ["second", "first"]) }
  }

  @Test func `a path that leads to another model keeps its place`() {
    let office = Place("Salinas")
    let through = person.observe(\.home.city) { _ in log.write("through") }
    let direct = office.observe(\.city) { _ in log.write("direct") }
    person.home = office
    #expect(log.take() == ["through"])
    office.city = "Carmel"
    withExtendedLifetime((through, direct)) { #expect(log.take() == ["through", "direct"]) }
  }

  @Test func `a path that returns to a model keeps its place`() {
    let (first, office) = (person.home, Place("Salinas"))
    let tokens = [
      person.observe(\.home.city) { _ in log.write("1") },
      first.observe(\.city) { _ in log.write("2") },
      person.observe(\.home.city) { _ in log.write("3") },
      first.observe(\.city) { _ in log.write("4") },
    ]
    person.home = office
    person.home = first
    log.clear()
    first.city = "Carmel"
    withExtendedLifetime(tokens) { #expect(log.take() == ["1", "2", "3", "4"]) }
  }

  @Test func `paths registered between observers are called between them`() {
    let office = Place("Salinas")
    var tokens: [ObservationToken] = []
    for number in 0..<12 {
      // Only the observers of the office are adjacent there, until the others have the same path.
      tokens.append(
        number % 3 == 1
          ? person.observe(\.home.city) { _ in log.write("\(number)") }
          : office.observe(\.city) { _ in log.write("\(number)") })
    }
    person.home = office
    log.clear()
    office.city = "Carmel"
    #expect(log.take() == (0..<12).map { "\($0)" })
    tokens[4].cancel()
    tokens[5].cancel()
    office.city = "Big Sur"
    withExtendedLifetime(tokens) {
      #expect(log.take() == (0..<12).filter { $0 != 4 && $0 != 5 }.map { "\($0)" })
    }
  }

  @Test func `the order applies in a round with a new path between`() {
    let office = Place("Salinas")
    let tokens = [
      office.observe(\.city) { _ in log.write("1") },
      person.observe(\.home.city) { _ in log.write("2") },
      office.observe(\.city) { _ in log.write("3") },
      person.observe(\.age) { _ in
        person.home = office
        office.city = "Carmel"
      },
    ]
    person.age += 1
    withExtendedLifetime(tokens) { #expect(log.entries == ["2", "1", "2", "3"]) }
  }
}
