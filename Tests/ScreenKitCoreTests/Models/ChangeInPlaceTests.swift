import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// A property during a change in place cannot be read, so writes meanwhile are reported later.
@MainActor
@Suite("Changes in place", .leakFree)
struct ChangeInPlaceTests {
  private let person = Person()
  private let log = Log<String>()

  @Test func `swapping two properties reports to an observer of both`() {
    let token = person.observe(\.reach) { log.write("\($0.new)") }
    person.home.visits = 3
    #expect(log.take() == ["3"])
    swap(&person.spot.x, &person.home.visits)
    withExtendedLifetime(token) { #expect(log.entries == ["30"]) }
  }

  @Test func `swapping reports to observers of each, which read the other`() {
    let office = Place("Salinas")
    person.office = office
    let tokens = [
      person.home.observe(\.city) { log.write("home \($0.new), office \(office.city)") },
      office.observe(\.city) { log.write("office \($0.new), home \(person.home.city)") },
    ]
    swap(&person.home.city, &office.city)
    withExtendedLifetime(tokens) {
      #expect(
        log.entries == ["home Salinas, office Monterey", "office Monterey, home Salinas"])
    }
  }

  @Test func `swapping with an unobserved property lets observers read it`() {
    let token = person.observe(\.age) { log.write("\($0.new), \(person.home.visits)") }
    swap(&person.home.visits, &person.age)
    withExtendedLifetime(token) { #expect(log.entries == ["0, 30"]) }
  }

  @Test func `swapping within a round is reported after it`() {
    let tokens = [
      person.observe(\.age) { _ in swap(&person.spot.x, &person.home.visits) },
      person.observe(\.age) { _ in log.write("age") },
      person.observe(\.reach) { log.write("reach \($0.new)") },
    ]
    person.home.visits = 3
    #expect(log.take() == ["reach 3"])
    person.age += 1
    withExtendedLifetime(tokens) { #expect(log.entries == ["age", "reach 30"]) }
  }

  @Test func `writes during a change are reported once at its end`() {
    let token = person.observe(\.age) { log.write("\($0.new) of \(person.tags)") }
    person.tags = ["a", "b", "c"]
    person.tags.removeAll { tag in
      person.age += 1
      return tag == "b"
    }
    withExtendedLifetime(token) { #expect(log.entries == [#"33 of ["a", "c"]"#]) }
  }

  @Test func `a model released during a change reports before its release`() {
    var office: Place? = Place("Salinas")
    weak let gone = office
    let token = office?.observe(\.visits) { log.write("\($0.new)") }
    person.tags.append(
      contentsOf: {
        office?.visits = 1
        return ["a"]
      }())
    person.tags = ["a"]
    person.tags.removeAll { _ in
      office?.visits = 2
      office = nil
      return true
    }
    withExtendedLifetime(token) { #expect(log.entries == ["1", "2"]) }
    #expect(gone == nil)
  }

  @Test func `a throwing change lets later writes be reported`() {
    let token = person.observe(\.age) { log.write("\($0.new)") }
    func fail(_ tags: inout [String]) throws {
      person.age = 1
      throw Refusal()
    }
    #expect(throws: Refusal.self) { try fail(&person.tags) }
    person.age = 2
    withExtendedLifetime(token) { #expect(log.entries == ["1", "2"]) }
  }
}
