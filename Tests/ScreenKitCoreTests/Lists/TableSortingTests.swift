@testable import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Sorting of tables", .leakFree)
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
    let columns = (0..<3).map { column in
      TableColumn<[Int]>("", sortedBy: { $0[column] < $1[column] }, text: { _ in "" })
    }
    let sorted = SortedItems(items, columns)
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

  private nonisolated static let lists: [[Double]] = [
    [5, .nan, 1, 3], [2, .nan, 9, .nan, 4, 1], [.nan, 2, 1], [1, .nan], [.nan, .nan],
    [2, 2, .nan, 1],
    [.nan, .nan, .nan, .nan, 2, .nan, 1, .infinity, -.infinity, 0],
  ]

  /// Returns the sorted values, with -1000 for NaN.
  private func sorted(
    _ values: [Double], by column: TableColumn<Double>, down isDescending: Bool
  ) -> [Double] {
    let sorted = SortedItems(values, [column])
    sorted.sorting = TableSorting(column: 0, isDescending: isDescending)
    return values.indices.map { sorted.item(at: RowIndex($0)) }.map { $0.isNaN ? -1000 : $0 }
  }

  @Test(arguments: lists)
  func `NaN is the last value in both directions`(values: [Double]) {
    let known = values.filter { !$0.isNaN }.sorted()
    let rest = [Double](repeating: -1000, count: values.count - known.count)
    let columns: [TableColumn<Double>] = [
      TableColumn("", { (value: Double) -> Double in value }),
      TableColumn("", sortedBy: { (first: Double, second: Double) in first < second }) { "\($0)" },
    ]
    for column in columns {
      #expect(sorted(values, by: column, down: false) == known + rest)
      #expect(sorted(values, by: column, down: true) == known.reversed() + rest)
    }
  }

  @Test func `missing values are last, in their own order`() {
    let items: [(Int, Double?)] = [(0, nil), (1, 2), (2, .nan), (3, 1), (4, nil)]
    let sorted = SortedItems(
      items, [TableColumn("", { (item: (Int, Double?)) -> Double? in item.1 })])
    for (isDescending, expected) in [(false, [3, 1, 0, 2, 4]), (true, [1, 3, 0, 2, 4])] {
      sorted.sorting = TableSorting(column: 0, isDescending: isDescending)
      #expect(items.indices.map { sorted.item(at: RowIndex($0)).0 } == expected)
    }
  }

  @Test func `texts are in the order of the language`() {
    Strings().makeCurrent()
    defer { Strings().makeCurrent() }
    let names = [
      "banana", "Apple", "Zagreb", "Čačak", "apple", "Öland", "10 Downing", "9 Lives", "étude",
      "Eton",
    ]
    let sorted = SortedItems(names, [TableColumn("", { (name: String) -> String in name })])
    sorted.sorting = TableSorting(column: 0)
    #expect(
      names.indices.map { sorted.item(at: RowIndex($0)) } == [
        "9 Lives", "10 Downing", "apple", "Apple", "banana", "Čačak", "Eton", "étude", "Öland",
        "Zagreb",
      ])
    var strings = Strings()
    strings.language = "sv"
    strings.makeCurrent()
    sorted.arrange()
    #expect(sorted.item(at: RowIndex(9)) == "Öland")
  }

  @Test(arguments: [false, true])
  func `a table that was sorted before its app has the order of the app's language`(
    isFiltered: Bool
  ) {
    let names = ArrayAdapter(["Öland", "Zagreb", "Eton"], id: { $0 }, text: { $0 })
    let columns = [TableColumn<String>("Name", { (name: String) -> String in name })]
    let table =
      isFiltered
      ? Table(FilteredAdapter(names), columns: columns) : Table(names, columns: columns)
    table.sorting = TableSorting(column: 0)
    #expect(table.list.item(at: RowIndex(2)) == "Zagreb")
    var strings = Strings()
    strings.language = "sv"
    _ = ScreenTest(TestScreen("screen", table), strings: strings)
    #expect(table.list.item(at: RowIndex(2)) == "Öland")
    Strings().makeCurrent()
  }
}
