import ScreenKitTestSupport
import Testing

@testable import ScreenKitCore

@Suite("Sizes of panes", .proves("F-140"))
struct PanePlanTests {
  private func plan(
    _ panes: [(preferred: Int, least: Int)], _ chosen: [Int?] = [], growing: Int? = nil
  ) -> PanePlan {
    PanePlan(
      panes: panes.map {
        PanePlan.Pane(preferred: $0.preferred, least: $0.least, needed: $0.least)
      },
      chosen: chosen.isEmpty ? panes.map { _ in nil } : chosen,
      growing: growing ?? panes.count - 1)
  }

  @Test func `one pane takes the remaining space`() {
    let panes = [(10, 5), (12, 5), (6, 6)]
    #expect(plan(panes).division(of: 40)?.sizes == [10, 12, 16])
    #expect(plan(panes, growing: 0).division(of: 40)?.sizes == [20, 12, 6])
  }

  @Test func `with little space the later panes shrink first`() {
    let panes = [(10, 5), (12, 5), (6, 6)]
    #expect(plan(panes).division(of: 26)?.sizes == [10, 8, 6])
    #expect(plan(panes).division(of: 18)?.sizes == [5, 5, 6])
    #expect(plan(panes).division(of: 17) == nil)
  }

  @Test func `hostile sizes leave each pane its minimum`() {
    let sizes = plan([(10, 5), (12, 5), (6, 6)], [.max, -7, nil]).division(of: 40)?.sizes
    #expect(sizes == [27, 5, 6])
  }

  @Test func `a divider moves only the panes beside it`() throws {
    let plan = plan([(10, 5), (12, 5), (6, 6)])
    let division = try #require(plan.division(of: 40))
    #expect(division.dividers.map(\.position) == [10, 23])
    #expect(division.dividers.map(\.limits) == [5...17, 16...33])
    #expect(plan.moving(0, to: 12, in: division) == [12, 10, nil])
    #expect(plan.moving(1, to: 99, in: division) == [nil, 22, nil])
    #expect(plan.moving(2, to: 5, in: division) == [nil, nil, nil])
  }

  @Test(arguments: RandomWalks.seeds(60))
  func `any move ends at the pointer, within the limits`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...5, using: &random)
    let panes = (0..<count).map { _ in
      let least = Int.random(in: 1...9, using: &random)
      return (preferred: least + Int.random(in: 0...9, using: &random), least: least)
    }
    let growing = Int.random(in: 0..<count, using: &random)
    var chosen: [Int?] = panes.indices.map { index in
      index == growing || Bool.random(using: &random) ? nil : Int.random(in: 0...60, using: &random)
    }
    let least = panes.reduce(count - 1) { $0 + $1.least }
    for _ in 0..<20 {
      let length = least + Int.random(in: -1...40, using: &random)
      let plan = plan(panes, chosen, growing: growing)
      let division = plan.division(of: length)
      guard let division else {
        try #require(length < least)
        continue
      }
      try #require(division.sizes.reduce(count - 1, +) == length)
      try #require(zip(division.sizes, panes).allSatisfy { $0 >= $1.least })
      let number = Int.random(in: 0..<count - 1, using: &random)
      let target = Int.random(in: -5...length + 5, using: &random)
      chosen = plan.moving(number, to: target, in: division)
      let moved = try #require(self.plan(panes, chosen, growing: growing).division(of: length))
      let limits = division.dividers[number].limits
      let expected = min(max(target, limits.lowerBound), limits.upperBound)
      try #require(moved.dividers[number].position == expected)
      for other in panes.indices where other != number && other != number + 1 {
        try #require(moved.sizes[other] == division.sizes[other])
      }
    }
  }
}
