import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Mutation in place", .leakFree)
struct InPlaceMutationTests {
  private let person = Person()
  private let log = Log<String>()

  @Test func `appending to an observed array makes no copy`() {
    var counts: [Int] = []
    let token = person.observe(\.numbers) { counts.append($0.new.count) }
    person.numbers.reserveCapacity(1_000)
    let before = address
    for number in 0..<1_000 {
      person.numbers.append(number)
      #expect(address == before)
    }
    withExtendedLifetime(token) { #expect(counts == Array(0...1_000)) }
  }

  @Test func `changing one element copies nothing, for many observers too`() {
    person.numbers = Array(0..<1_000)
    let tokens = (0..<5).map { _ in person.observe(\.numbers) { log.write("\($0.new[7])") } }
    let before = address
    person.numbers[7] = -1
    #expect(address == before)
    withExtendedLifetime(tokens) { #expect(log.entries == Array(repeating: "-1", count: 5)) }
  }

  @Test func `observing old values costs one copy`() {
    person.numbers = Array(0..<1_000)
    let token = person.observe(\.numbers, keepingOld: true) { change in
      log.write("\(change.old?.count ?? -1)→\(change.new.count)")
    }
    let before = address
    person.numbers.append(0)
    #expect(address != before)
    withExtendedLifetime(token) { #expect(log.entries == ["1000→1001"]) }
  }

  @Test func `a throwing mutation still reports`() {
    let token = person.observe(\.tags) { log.write($0.new.joined()) }
    #expect(throws: Refusal()) { try refuse(&person.tags) }
    withExtendedLifetime(token) { #expect(log.entries == ["half"]) }
    #expect(person.tags == ["half"])
  }

  @Test func `one access with many changes reports once`() {
    let token = person.observe(\.tags) { log.write($0.new.joined()) }
    func fill(_ tags: inout [String]) {
      for tag in ["a", "b", "c"] { tags.append(tag) }
    }
    fill(&person.tags)
    withExtendedLifetime(token) { #expect(log.entries == ["abc"]) }
  }

  private func refuse(_ tags: inout [String]) throws {
    tags.append("half")
    throw Refusal()
  }

  private var address: UnsafePointer<Int>? {
    person.numbers.withUnsafeBufferPointer(\.baseAddress)
  }
}
