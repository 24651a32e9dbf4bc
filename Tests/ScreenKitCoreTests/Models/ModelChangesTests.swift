import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Changes as a sequence", .leakFree, .proves("F-118", "F-119", "F-121"))
struct ModelChangesTests {
  private let log = Log<String>()

  @Test func `every change arrives in order, however late it is read`() async {
    let person = Person()
    var changes = person.changes(of: \.age).makeAsyncIterator()
    person.age = 31
    person.age = 31
    person.age += 1
    #expect(await changes.next()?.pair == [31, 30])
    person.age += 1
    #expect(await changes.next()?.pair == [32, 31])
    #expect(await changes.next()?.pair == [33, 32])
  }

  @Test func `coalesced, unread changes become one`() async {
    let person = Person()
    var changes = person.changes(of: \.age, coalescing: true).makeAsyncIterator()
    for age in 31...40 { person.age = age }
    #expect(await changes.next()?.pair == [40, 30])
    person.age = 41
    #expect(await changes.next()?.pair == [41, 40])
  }

  @Test func `a waiting reader gets each change as it happens`() async {
    let person = Person()
    let reader = read(person.changes(of: \.greeting))
    await Task.yield()
    #expect(log.isEmpty)
    for age in 1...3 {
      person.age = age
      while log.entries.count < age { await Task.yield() }
    }
    #expect(log.entries == ["Ann, 1", "Ann, 2", "Ann, 3"])
    reader.cancel()
    await reader.value
  }

  @Test func `it ends with the model, after its last change`() async {
    var person: Person? = Person()
    weak let gone = person
    let reader = person.map { read($0.changes(of: \.name)) }
    await Task.yield()
    person?.name = "Bob"
    person?.name = "Bobby"
    person = nil
    #expect(gone == nil)
    await reader?.value
    #expect(log.entries == ["Bob", "Bobby", "end"])
  }

  @Test func `read after the model's end it gives the rest and ends`() async {
    var person: Person? = Person()
    let changes = person?.changes(of: \.age)
    person?.age = 1
    person = nil
    var iterator = changes?.makeAsyncIterator()
    #expect(await iterator?.next()?.new == 1)
    #expect(await iterator?.next() == nil)
    #expect(await iterator?.next() == nil)
  }

  @Test(.proves("F-124"), arguments: [true, false])
  func `cancelling the task ends it at once and leaves no observer`(isWaiting: Bool) async {
    let person = Person()
    let reader = read(person.changes(of: \.age))
    if isWaiting { await Task.yield() }
    #expect(person.observerCount == 1)
    person.age = 5
    reader.cancel()
    await reader.value
    #expect(log.entries == ["end"])
    #expect(person.observerCount == 0)
  }

  @Test(.proves("F-124")) func `no observer remains when the sequence is released`() {
    let person = Person()
    var changes: ModelChanges<Int>? = person.changes(of: \.age)
    var iterator = changes?.makeAsyncIterator()
    changes = nil
    #expect(person.observerCount == 1)
    #expect(iterator != nil)
    iterator = nil
    #expect(person.observerCount == 0)
  }

  @Test func `several sequences of one value are independent`() async {
    let person = Person()
    var first = person.changes(of: \.age).makeAsyncIterator()
    person.age = 1
    var second = person.changes(of: \.age).makeAsyncIterator()
    person.age = 2
    #expect(await second.next()?.new == 2)
    #expect(await first.next()?.new == 1)
    #expect(await first.next()?.new == 2)
  }

  @Test func `values without comparison arrive with every write`() async {
    let person = Person()
    var changes = person.changes(of: \.secret).makeAsyncIterator()
    person.secret.text = "a"
    person.secret.text = "a"
    #expect(await changes.next()?.new.text == "a")
    #expect(await changes.next()?.new.text == "a")
  }

  @Test func `random changes, waits and ends lose and repeat nothing`() async {
    var random = SeededGenerator(seed: 20)
    for _ in 0..<200 {
      var person: Person? = Person()
      let coalesces = Bool.random(using: &random)
      var got: [Change<Int>] = []
      let reader = person.map { person in
        let changes = person.changes(of: \.age, coalescing: coalesces)
        return Task { for await change in changes { got.append(change) } }
      }
      var written: [Int] = [30]
      for _ in 0..<Int.random(in: 0..<20, using: &random) {
        if Int.random(in: 0..<3, using: &random) == 0 { await Task.yield() }
        let age = Int.random(in: 0..<4, using: &random)
        person?.age = age
        if written.last != age { written.append(age) }
      }
      person = nil
      await reader?.value
      #expect(got.last?.new ?? 30 == written.last)
      #expect(zip(got, got.dropFirst()).allSatisfy { $0.new == $1.old }, "\(got)")
      if !coalesces { #expect([30] + got.map(\.new) == written) }
    }
  }

  private func read<Value: Sendable>(_ changes: ModelChanges<Value>) -> Task<Void, Never> {
    Task {
      for await change in changes { log.write("\(change.new)") }
      log.write("end")
    }
  }
}

extension Change<Int> {
  fileprivate var pair: [Int?] { [new, old] }
}
