import ScreenKitTestSupport
@testable import ScreenKitText
import Testing

@Suite(.proves("F-059", "F-140")) struct BarPlanTests {
  private func needs(
    back: Int = 0, short: Int = 0, leading: [Int] = [], heading: Int, trailing: [Int] = []
  ) -> BarPlan.Needs {
    var needs = BarPlan.Needs()
    (needs.back, needs.shortBack, needs.heading) = (back, short, heading)
    (needs.leading, needs.trailing) = (leading, trailing)
    return needs
  }

  @Test func `a centered title is in the middle if there is space`() {
    let needs = needs(back: 6, short: 2, heading: 4, trailing: [5])
    let plan = BarPlan(needs, columns: 20, centersHeading: true)
    #expect(plan.back == 0..<6)
    #expect(plan.heading == 8..<12)
    #expect(plan.trailing == [15..<20])
    #expect(BarPlan(needs, columns: 16, centersHeading: true).heading == 6..<10)
    #expect(BarPlan(needs, columns: 20, centersHeading: false).heading == 6..<10)
  }

  @Test func `Back is shortened first, then the title, then the controls`() {
    let needs = needs(back: 10, short: 2, heading: 12, trailing: [4, 4])
    let widths = [30, 25, 22, 16, 12, 8].map { columns in
      let plan = BarPlan(needs, columns: columns, centersHeading: false)
      return [plan.back.count, plan.heading.count] + plan.trailing.map(\.count)
    }
    #expect(
      widths == [
        [10, 12, 4, 4], [5, 12, 4, 4], [2, 12, 4, 4], [2, 6, 4, 4], [2, 3, 3, 4], [2, 2, 2, 2],
      ])
  }

  @Test func `controls have gaps between them if there is space`() {
    var needs = needs(back: 2, short: 2, leading: [3, 3], heading: 4, trailing: [4, 5, 6])
    needs.gap = 1
    let plan = BarPlan(needs, columns: 40, centersHeading: false)
    #expect(plan.leading == [2..<5, 6..<9])
    #expect(plan.trailing == [23..<27, 28..<33, 34..<40])
    #expect(plan.heading == 9..<13)
    let narrow = BarPlan(needs, columns: 29, centersHeading: false)
    #expect(narrow.leading == [2..<5, 5..<8])
    #expect(narrow.trailing == [14..<18, 18..<23, 23..<29])
    // A long title is cut before the gaps are removed.
    needs.heading = 12
    let cut = BarPlan(needs, columns: 36, centersHeading: false)
    #expect(cut.heading == 9..<19 && cut.trailing == [19..<23, 24..<29, 30..<36])
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `no parts overlap, and no space is wasted`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      var needs = needs(
        back: .random(in: 0...20, using: &random), short: .random(in: 0...4, using: &random),
        leading: sizes(&random), heading: .random(in: 0...40, using: &random),
        trailing: sizes(&random))
      let columns = Int.random(in: 0...80, using: &random)
      needs.gap = .random(in: 0...1, using: &random)
      let plan = BarPlan(needs, columns: columns, centersHeading: .random(using: &random))
      let parts = [plan.back] + plan.leading + [plan.heading] + plan.trailing
      let edges = [0] + parts.flatMap { [$0.lowerBound, $0.upperBound] } + [columns]
      #expect(edges == edges.sorted(), "seed \(seed), \(needs), \(columns) columns")
      let isCut = plan.heading.count < needs.heading
      let gaps = [plan.leading, plan.trailing].reduce(0) { sum, parts in
        sum + zip(parts, parts.dropFirst()).reduce(0) { $0 + $1.1.lowerBound - $1.0.upperBound }
      }
      let used = parts.reduce(gaps) { $0 + $1.count }
      #expect(!isCut || used == columns, "seed \(seed), \(needs), \(columns) columns")
    }
  }

  private func sizes(_ random: inout SeededGenerator) -> [Int] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in .random(in: 0...12, using: &random) }
  }
}
