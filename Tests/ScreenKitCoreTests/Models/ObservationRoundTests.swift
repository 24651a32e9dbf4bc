import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Observation round", .leakFree)
struct ObservationRoundTests {
  private let person = Person()
  private let log = Log<String>()

  @Test func `a write in a callback is delivered after the round`() {
    var isInside = false
    let tokens = ["a", "b"].map { name in
      person.observe(\.age) { change in
        #expect(!isInside)
        isInside = true
        log.write("\(name)\(change.new)")
        if change.new < 33 { person.age = change.new + 1 }
        isInside = false
      }
    }
    person.age = 31
    withExtendedLifetime(tokens) {
      #expect(log.entries == ["a31", "b31", "a32", "b32", "a33", "b33"])
    }
  }

  @Test func `several writes in a callback are delivered separately`() {
    let tokens = [
      person.observe(\.age) { change in
        log.write("a\(change.new)")
        guard change.new == 1 else { return }
        for age in [2, 3, 5] { person.age = age }
      },
      person.observe(\.age) { log.write("b\($0.new)") },
    ]
    person.age = 1
    withExtendedLifetime(tokens) {
      #expect(log.entries == ["a1", "b1", "a2", "b2", "a3", "b3", "a5", "b5"])
    }
  }

  @Test func `each path of a property gets every write's value`() {
    let tokens = [
      person.observe(\.name) { change in
        log.write("name \(change.new)")
        if change.new == "Bob" { person.name = "Eve" }
      },
      person.observe(\.greeting) { log.write("greeting \($0.new)") },
      person.observe(\.name) { log.write("again \($0.new)") },
    ]
    person.name = "Bob"
    withExtendedLifetime(tokens) {
      #expect(
        log.entries == [
          "name Bob", "greeting Bob, 30", "again Bob", "name Eve", "greeting Eve, 30", "again Eve",
        ])
    }
  }

  @Test func `a round applies across models`() {
    let other = Place("Salinas")
    let tokens = [
      person.observe(\.age) { change in
        other.visits = change.new
        log.write("person")
      },
      other.observe(\.visits) { log.write("visits \($0.new)") },
      person.observe(\.age) { _ in log.write("person again") },
    ]
    person.age = 31
    withExtendedLifetime(tokens) {
      #expect(log.entries == ["person", "person again", "visits 31"])
    }
  }

  @Test func `an observer removed in a round is not called again in it`() {
    var second: ObservationToken?
    let first = person.observe(\.age) { _ in
      log.write("first")
      second?.cancel()
    }
    second = person.observe(\.age) { _ in log.write("second") }
    let third = person.observe(\.age) { _ in log.write("third") }
    person.age += 1
    withExtendedLifetime((first, third)) { #expect(log.entries == ["first", "third"]) }
  }

  @Test func `an observer removed in a round gets no pending reports`() {
    var second: ObservationToken?
    let first = person.observe(\.age) { change in
      log.write("first \(change.new)")
      guard change.new == 1 else { return }
      person.age = 2
      second = nil
    }
    second = person.observe(\.age) { log.write("second \($0.new)") }
    person.age = 1
    withExtendedLifetime((first, second)) { #expect(log.entries == ["first 1", "first 2"]) }
  }

  @Test func `a removed observer of another path is not called in the round`() {
    var second: ObservationToken?
    let first = person.observe(\.age) { _ in second?.cancel() }
    second = person.observe(\.greeting) { _ in log.write("second") }
    person.age += 1
    withExtendedLifetime(first) { #expect(log.isEmpty) }
  }

  @Test func `an observer may end itself while it is called`() {
    var token: ObservationToken?
    token = person.observe(\.age) { change in
      token = nil
      log.write("\(change.new)")
    }
    person.age = 1
    person.age = 2
    #expect(token == nil)
    #expect(log.entries == ["1"])
    #expect(person.observerCount == 0)
  }

  @Test func `a model released in a round reports to the end`() {
    var owned: Person? = Person()
    weak let watched = owned
    let tokens = [
      owned?.observe(\.age) { _ in owned = nil },
      owned?.observe(\.age) { log.write("\($0.new)") },
      owned?.observe(\.greeting) { log.write($0.new) },
    ]
    owned?.age = 31
    withExtendedLifetime(tokens) { #expect(log.entries == ["31", "Ann, 31"]) }
    #expect(watched == nil)
  }

  @Test func `an observer added in a round starts with the next`() {
    var tokens: [ObservationToken] = []
    tokens.append(
      person.observe(\.age) { change in
        log.write("first \(change.new)")
        guard change.new == 1 else { return }
        tokens.append(person.observe(\.age) { log.write("added \($0.new)") })
        tokens.append(person.observe(\.greeting) { log.write("added \($0.new)") })
      })
    person.age = 1
    #expect(log.take() == ["first 1"])
    person.age = 2
    #expect(log.take() == ["first 2", "added 2", "added Ann, 2"])
    tokens = []
  }

  @Test func `an observer added before a write in a callback gets it`() {
    var tokens: [ObservationToken] = []
    tokens.append(
      person.observe(\.age) { change in
        guard change.new == 1 else { return }
        tokens.append(person.observe(\.age) { log.write("added \($0.new)") })
        person.age = 2
      })
    person.age = 1
    #expect(log.entries == ["added 2"])
    tokens = []
  }

  @Test func `a write of the same value in a callback reports nothing`() {
    let token = person.observe(\.age) { change in
      log.write("\(change.new)")
      person.age = change.new
    }
    person.age = 31
    withExtendedLifetime(token) { #expect(log.entries == ["31"]) }
  }
}
