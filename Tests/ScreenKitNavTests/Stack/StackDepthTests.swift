import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Synchronization
import Testing

@testable import ScreenKitNav

/// A route that counts its comparisons.
private struct Counted: Route {
  static let comparisons = Atomic(0)
  let number: Int

  static func == (left: Counted, right: Counted) -> Bool {
    comparisons.wrappingAdd(1, ordering: .relaxed)
    return left.number == right.number
  }
}

/// The cost of a method at a depth, in counts that do not depend on the machine's load.
private struct Cost: Equatable {
  var comparisons = 0
  var differences = 0
  var made = 0
  var calls: [String] = []
  var told = 0
}

@MainActor
@Suite("Costs of methods on a deep stack", .leakFree, .serialized)
struct StackDepthTests {
  private let verbs: [(String, @MainActor (StackNavigator) -> Void)] = [
    ("push", { $0.push(Counted(number: -1)) }),
    ("push again", { $0.push(Counted(number: -1)) }),
    ("push always", { $0.push(Counted(number: -2), .always) }),
    ("pop", { $0.pop() }), ("replace", { $0.replace(by: Counted(number: -3)) }),
    ("pop to", { $0.pop(to: .route(Counted(number: -3))) }), ("back", { _ = try? $0.goBack() }),
    ("push once more", { $0.push(Counted(number: -4)) }), ("close", { _ = $0.front?.close() }),
    ("push above", { $0.push(Counted(number: -5)) }),
    ("remove", { if let top = $0.navigation?.top { $0.remove(.entry(top.id)) } }),
    ("push twice", { $0.push(Counted(number: -6)) }),
    ("close near the root", { _ = $0.screen(at: EntryID(4))?.close() }),
    ("remove near the root", { $0.remove(.entry(EntryID(6))) }),
    ("bring the lowest to front", { $0.bringToFront(.entry(EntryID(2))) }),
    ("close next to a gap", { _ = $0.screen(at: EntryID(5))?.close() }),
    ("bring to front", { if let id = $0.navigation?.below?.id { $0.bringToFront(.entry(id)) } }),
  ]

  @Test func `all methods cost the same at any depth`() {
    let (shallow, deep) = (costs(at: 10), costs(at: CaseSample.count(1_000, of: 10_000)))
    for (index, verb) in verbs.enumerated() { #expect(shallow[index] == deep[index], "\(verb.0)") }
  }

  @Test func `a push copies nothing below`() {
    var list = EntryList(Entry(EntryID(0), .home))
    for number in 1...10_000 { list.append(Entry(EntryID(number), .home)) }
    var pushed = list
    pushed.append(Entry(EntryID(20_000), .home))
    let difference = pushed.difference(from: list)
    #expect(difference.old.isEmpty && difference.new.count == 1)
    pushed.removeTop(1)
    #expect(pushed.difference(from: list).new.isEmpty)
  }

  @Test func `a list is equal to an array after the same changes`() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<CaseSample.count(20, of: 400) {
      let root = Entry(EntryID(0), .home)
      var (list, array, last) = (EntryList(root), [root], 0)
      for _ in 0..<200 {
        let (old, before) = (list, array)
        let chosen = array[Int.random(in: array.indices, using: &random)]
        let match = EntryMatch.entry(chosen.id)
        #expect(list.depth(of: match) == array.lastIndex(of: chosen).map { array.count - 1 - $0 })
        switch Int.random(in: 0..<8, using: &random) {
        case 0...3:
          last += 1
          list.append(Entry(EntryID(last), .home))
          array.append(Entry(EntryID(last), .home))
        case 4 where array.count > 1:
          list.append(list.remove(match) ?? root)
          array.append(array.remove(at: array.firstIndex(of: chosen) ?? 0))
        case 5:
          let count = min(Int.random(in: 0...2, using: &random), array.count - 1)
          #expect(list.removeTop(count) == count)
          array.removeLast(count)
        case _ where array.count > 1:
          #expect(list.remove(match) == chosen)
          #expect(list.entry(match) == nil)
          array.removeAll { $0 == chosen }
        default: break
        }
        let difference = list.difference(from: old)
        #expect(list.entries == array && list.count == array.count && list.top == array.last)
        #expect(list.below == array.dropLast().last)
        #expect(list == EntryList(array[0], array.dropFirst()))
        #expect(Set(before).subtracting(difference.old).union(difference.new) == Set(array))
        #expect(difference.old == before.filter(difference.old.contains))
        #expect(difference.new == array.filter(difference.new.contains))
      }
    }
  }

  /// Returns the cost of each method, one after another, on a stack of `depth` screens.
  private func costs(at depth: Int) -> [Cost] {
    let (log, routes) = (StepLog(), RouteTable())
    var cost = Cost()
    routes.add(Counted.self) { route in
      cost.made += 1
      return PageScreen("\(route.number)", Script())
    }
    let stack = StackNavigator(routes: routes) { PageScreen("home", Script()) }
    let application = Application(root: stack, surface: NullSurface(), clock: ManualClock())
    application.delegate = log
    application.start()
    for number in 0..<depth { stack.push(Counted(number: number % 2)) }
    let watch = stack.observe { transition in
      cost.told += 1
      if let old = transition.old as? StackState, let new = transition.new as? StackState {
        let difference = new.list.difference(from: old.list)
        cost.differences += difference.old.count + difference.new.count
      }
    }
    return verbs.map { verb in
      cost = Cost()
      _ = log.take()
      Counted.comparisons.store(0, ordering: .relaxed)
      verb.1(stack)
      cost.comparisons = Counted.comparisons.load(ordering: .relaxed)
      cost.calls = log.take()
      withExtendedLifetime(watch) {}
      return cost
    }
  }
}
