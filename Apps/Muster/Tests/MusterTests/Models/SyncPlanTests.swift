import Muster
import ScreenKitTestSupport
import Testing

@Suite("Synchronisation plan")
struct SyncPlanTests {
  @Test(.proves("M-058", "M-070"))
  func `equal entries stay, others are changed, added or removed`() {
    let plan = SyncPlan(
      local: [1: "a", 2: "b", 3: "c"],
      remote: [(key: 4, mark: "d"), (key: 2, mark: "x"), (key: 1, mark: "a")])
    #expect(plan.added == [4])
    #expect(plan.changed == [2])
    #expect(plan.removed == [3])
  }

  @Test(.proves("M-058"))
  func `following a plan produces the remote list`() {
    for seed in UInt64(0)..<200 {
      var random = SeededGenerator(seed: seed)
      let remote = table(using: &random)
      var local = table(using: &random)
      let plan = SyncPlan(local: local, remote: remote.map { (key: $0.key, mark: $0.value) })
      for key in plan.removed { local[key] = nil }
      for key in plan.added + plan.changed { local[key] = remote[key] }
      #expect(local == remote, "seed \(seed)")
    }
  }

  private func table(using random: inout SeededGenerator) -> [Int: Int] {
    var table: [Int: Int] = [:]
    for _ in 0..<Int.random(in: 0..<12, using: &random) {
      table[Int.random(in: 0..<12, using: &random)] = Int.random(in: 0..<3, using: &random)
    }
    return table
  }
}
