import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// Models that refer to each other, released on a stack of 8 MiB or less.
@MainActor
@Suite("Model chain", .leakFree)
struct ModelChainTests {
  private final class Node: Model {
    @Observed var next: Node?
    let number: Int
    let onEnd: (Int) -> Void

    init(_ number: Int, next: Node? = nil, onEnd: @escaping (Int) -> Void = { _ in }) {
      (self.number, self.onEnd) = (number, onEnd)
      _next = Observed(wrappedValue: next)
    }

    isolated deinit { onEnd(number) }
  }

  /// A model that always refers to another one.
  private final class Link: Model {
    @Observed var next: Model
    init(next: Model) { _next = Observed(wrappedValue: next) }
  }

  private func chain(_ count: Int, onEnd: @escaping (Int) -> Void = { _ in }) -> Node? {
    var head: Node?
    for number in 0..<count { head = Node(number, next: head, onEnd: onEnd) }
    return head
  }

  @Test func `a chain of two hundred thousand models is released`() {
    var ends = 0
    var head = chain(200_000) { _ in ends += 1 }
    #expect(head?.number == 199_999)
    head = nil
    #expect(ends == 200_000)
  }

  @Test func `a chain built by writes is released from any position`() {
    var ends = 0
    let first = Node(0) { _ in ends += 1 }
    var last = first
    for number in 1...50_000 {
      let node = Node(number) { _ in ends += 1 }
      last.next = node
      last = node
    }
    let token = first.observe(\.next?.number) { _ in }
    var second = first.next?.next
    first.next?.next = nil
    #expect(ends == 0)
    second = nil
    #expect(second == nil)
    #expect(ends == 49_999 - 1)
    first.next = nil
    withExtendedLifetime((token, last)) { #expect(ends == 49_999) }
  }

  @Test func `a chain whose references are not optional is released`() {
    var head: Model? = Person()
    weak let end = head
    for _ in 0..<50_000 { head = head.map { Link(next: $0) } }
    #expect(end != nil)
    head = nil
    #expect(end == nil)
  }

  @Test func `a replaced model is released at once`() {
    let person = Person()
    weak let home = person.home
    person.home = Place("Salinas")
    #expect(home == nil)
    person.office = Place("Carmel")
    weak let second = person.office
    #expect(second?.city == "Carmel")
    swap(&person.office, &person.spare)
    #expect(second != nil)
    person.spare = nil
    #expect(second == nil)
  }

  @Test func `a throwing change in place retains no model`() {
    func drop(_ office: inout Place?) throws {
      office = nil
      throw Refusal()
    }
    let person = Person()
    person.office = Place("Salinas")
    weak let gone = person.office
    #expect(gone != nil)
    #expect(throws: Refusal.self) { try drop(&person.office) }
    #expect(gone == nil)
  }

  @Test func `a model retained elsewhere stays`() {
    var head = chain(3)
    let tail = head?.next?.next
    head = nil
    #expect(tail?.number == 0)
    #expect(tail?.next == nil)
  }
}
