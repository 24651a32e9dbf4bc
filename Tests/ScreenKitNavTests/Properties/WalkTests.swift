import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// Random walks through an app; a walk that breaks the contract is shrunk and printed.
@MainActor
@Suite("Random walks")
struct WalkTests {
  private static let walksPerCase = CaseSample.count(20, of: 200)

  @Test(
    .proves("F-066", "F-100", "F-101", "F-103", "F-115", "F-124"),
    arguments: RandomWalks.seeds(5))
  func `the contract holds at each call of any walk`(group: UInt64) async {
    for number in 0..<UInt64(WalkTests.walksPerCase) {
      let seed = group * 1000 + number
      let operations = Operation.walk(seed: seed)
      guard await !failures(of: operations).isEmpty else { continue }
      let shortest = await Operation.shrink(operations) { await !failures(of: $0).isEmpty }
      let found = await failures(of: shortest)
      Issue.record("seed \(seed): \(shortest.map(\.description).joined(separator: ", ")): \(found)")
      return
    }
  }

  /// Returns the failures of a walk, and the leaks of its apps.
  private func failures(of operations: [Operation]) async -> [String] {
    var failures: [String] = []
    let left = await leaks { failures = await Walk().make(operations) }
    return failures + left.map { "\($0) outlives its app" }
  }

  @Test func `a failing walk is shrunk to its minimum`() async {
    let operations = Operation.walk(seed: 7) + Operation.walk(seed: 8)
    let needed = [operations[2], operations[9]]
    let shortest = await Operation.shrink(operations) { walk in needed.allSatisfy(walk.contains) }
    #expect(Set(shortest) == Set(needed))
  }
}
