@testable import ScreenKitCore
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("Sorting of tables")
struct TableSortingTests {
  private static func key(_ column: Int, down isDescending: Bool = false) -> TableSorting.Key {
    TableSorting.Key(column: column, isDescending: isDescending)
  }

  @Test func `sorting by a column drops the others, and again reverses`() {
    var sorting = TableSorting([Self.key(2), Self.key(1, down: true)])
    sorting.sort(by: 2)
    #expect(sorting.keys == [Self.key(2)])
    sorting.sort(by: 2)
    #expect(sorting.keys == [Self.key(2, down: true)])
    sorting.sort(by: 2)
    #expect(sorting.keys == [Self.key(2)])
  }

  @Test func `an added column reverses, and the third time is removed`() {
    var sorting = TableSorting(column: 0)
    sorting.add(1)
    #expect(sorting.keys == [Self.key(0), Self.key(1)])
    #expect(sorting.rank(of: 1) == 1 && sorting.rank(of: 2) == nil)
    sorting.add(0)
    #expect(sorting.keys == [Self.key(0, down: true), Self.key(1)])
    sorting.add(0)
    #expect(sorting.keys == [Self.key(1)])
    sorting.add(1)
    sorting.add(1)
    #expect(sorting.isEmpty)
  }

  @Test(arguments: RandomWalks.seeds(30))
  func `each column occurs once, and saving keeps all`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var sorting = TableSorting(
      (0..<6).map { _ in Self.key(.random(in: 0..<4, using: &random), down: .random(using: &random))
      })
    for step in 0..<60 {
      let column = Int.random(in: 0..<5, using: &random)
      let old = sorting
      if Bool.random(using: &random) { sorting.sort(by: column) } else { sorting.add(column) }
      let others = old.keys.filter { $0.column != column }
      let isValid =
        Set(sorting.keys.map(\.column)).count == sorting.keys.count
        && TableSorting(sorting.saved) { _ in true } == sorting
        && (sorting.keys.filter { $0.column != column } == others || sorting.keys.count == 1)
      guard isValid else {
        Issue.record("seed \(seed), step \(step): \(old) became \(sorting)")
        return
      }
    }
  }

  @Test func `damaged saved orders are read as far as possible`() {
    let saved = SavedState.Value.list([.int(1), .string("x"), .int(.min), .int(~2), .int(1)])
    let read = TableSorting(saved) { $0 < 4 }
    #expect(read?.keys == [Self.key(1), Self.key(2, down: true)])
    #expect(TableSorting(.int(3)) { _ in true } == nil)
    #expect(TableSorting(nil) { _ in true } == nil)
  }

  @Test(arguments: RandomWalks.seeds(20))
  func `items are sorted by each key, stably`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let items = (0..<80).map { _ in (0..<3).map { _ in Int.random(in: 0..<4, using: &random) } }
    let sorted = SortedItems(items, (0..<3).map { column in { $0[column] < $1[column] } })
    for _ in 0..<10 {
      sorted.sorting.add(.random(in: 0..<3, using: &random))
      let keys = sorted.sorting.keys
      // The reference sorts stably by each key separately, starting with the least important one.
      var expected = items
      for key in keys.reversed() {
        let values = key.isDescending ? [3, 2, 1, 0] : [0, 1, 2, 3]
        let before = expected
        expected = values.flatMap { value in before.filter { $0[key.column] == value } }
      }
      #expect(
        items.indices.map { sorted.item(at: RowIndex($0)) } == expected, "seed \(seed), \(keys)")
    }
  }
}
