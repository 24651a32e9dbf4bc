@testable import ScreenKitCore
import ScreenKitTesting
import Testing

/// The cost of ending observations as their number grows, in steps.
///
/// A step is an observer or a path that was read, moved or copied. A binary search among 8,000
/// takes 13.
@MainActor
@Suite("Costs of observing", .leakFree)
struct ObservationGrowthTests {
  enum Order: CaseIterable { case fromFirst, fromLast, everyOther }

  @Test(arguments: Order.allCases, [false, true])
  func `ending an observation has a constant cost`(order: Order, apart: Bool) {
    for count in [1_000, 8_000] {
      #expect(stepsEach(count, order, apart: apart) <= 18)
    }
  }

  @Test func `a write after each end costs only its observers`() {
    let person = Person()
    let tokens = (0..<1_000).map { _ in person.observe(\.age) { _ in } }
    let steps = counter(of: tokens)
    for token in tokens.dropLast(10) { token.cancel() }
    let before = steps()
    for _ in 0..<10 { person.age += 1 }
    #expect(steps() - before <= 40)
    withExtendedLifetime(tokens) {}
  }

  /// Returns the steps for the end of each of `count` observers, with separate paths or a common
  /// one.
  private func stepsEach(_ count: Int, _ order: Order, apart: Bool) -> Int {
    let person = Person()
    let tokens = (0..<count).map { _ in person.observe(\.age, keepingOld: apart) { _ in } }
    let steps = counter(of: tokens)
    person.age += 1
    let before = steps()
    switch order {
    case .fromFirst: for token in tokens { token.cancel() }
    case .fromLast: for token in tokens.reversed() { token.cancel() }
    case .everyOther:
      for index in stride(from: 0, to: count, by: 2) { tokens[index].cancel() }
      for index in stride(from: 1, to: count, by: 2) { tokens[index].cancel() }
    }
    #expect(person.observerCount == 0)
    return (steps() - before) / count
  }

  /// Returns a counter of the steps for the observers behind `tokens`, all of which observe
  /// integers.
  private func counter(of tokens: [ObservationToken]) -> () -> Int {
    var (observations, lists) = ([AnyKeyPathObservation](), [AnyObserverList]())
    for case let observer as Observer<Int> in tokens.map(\.observer) {
      if observations.last !== observer.watch { observations.append(observer.watch) }
      for list in observer.watch.lists where lists.last !== list { lists.append(list) }
    }
    return { observations.reduce(0) { $0 + $1.work } + lists.reduce(0) { $0 + $1.work } }
  }
}
