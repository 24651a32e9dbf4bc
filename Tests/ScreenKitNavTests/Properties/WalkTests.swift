import ScreenKitTestSupport
import Testing

/// Random walks through an app; a walk that breaks the contract is shrunk and printed.
@MainActor
@Suite("Random walks")
struct WalkTests {
  private static let walksPerCase = 200

  @Test(.proves("F-066", "F-100", "F-101", "F-103"), arguments: 0..<50)
  func `whatever is done, from wherever, the contract holds at each call`(group: UInt64) {
    for number in 0..<UInt64(WalkTests.walksPerCase) {
      let seed = group * 1000 + number
      let operations = Operation.walk(seed: seed)
      guard !Walk().make(operations).isEmpty else { continue }
      let shortest = Operation.shrink(operations) { !Walk().make($0).isEmpty }
      Issue.record(
        "seed \(seed): \(shortest.map(\.description).joined(separator: ", ")): \(Walk().make(shortest))"
      )
      return
    }
  }

  @Test func `a failing walk is shrunk to what it takes to fail`() {
    let operations = Operation.walk(seed: 7) + Operation.walk(seed: 8)
    let needed = [operations[2], operations[9]]
    let shortest = Operation.shrink(operations) { walk in needed.allSatisfy(walk.contains) }
    #expect(Set(shortest) == Set(needed))
  }
}
