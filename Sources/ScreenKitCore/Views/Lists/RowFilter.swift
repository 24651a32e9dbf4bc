/// A filter of rows by a query, with few tests after changes of the query or the rows.
///
/// Rows have numbers from 0. The results of shorter queries are kept: a longer query tests only
/// their rows, and deleting a letter tests no row.
struct RowFilter {
  private struct Stage {
    let query: SearchQuery
    /// The numbers of the matching rows, in ascending order.
    var rows: [Int]
  }

  /// The maximum number of kept results; a query of more letters tests some rows again.
  private static let mostStages = 16

  /// The number of all rows.
  private(set) var count: Int
  /// The results; the query of each result refines the previous query.
  private var stages: [Stage] = []

  init(count: Int) { self.count = count }

  /// The matching rows; `nil` if all rows match.
  var rows: [Int]? { stages.last?.rows }

  /// The number of matching rows.
  var matchCount: Int { rows?.count ?? count }

  /// Finds the rows that match `query`, with `matches` as the test of a row.
  mutating func find(_ query: SearchQuery, _ matches: (Int, SearchQuery) -> Bool) {
    while let last = stages.last, !query.refines(last.query) { stages.removeLast() }
    if query.isEmpty || query == stages.last?.query { return }
    let rows =
      stages.last.map { $0.rows.filter { matches($0, query) } }
      ?? (0..<count).filter { matches($0, query) }
    if stages.count == RowFilter.mostStages { stages.remove(at: RowFilter.mostStages / 2) }
    stages.append(Stage(query: query, rows: rows))
  }

  /// Discards all results after any change of the rows; the caller must find the query again.
  mutating func reset(count: Int) {
    self.count = count
    stages = []
  }

  /// Adds and tests `added` rows that were inserted at `row`.
  mutating func insert(_ added: Int, at row: Int, _ matches: (Int, SearchQuery) -> Bool) {
    count += added
    change { rows, query, candidates in
      let place = rows.firstIndex(from: row)
      for index in place..<rows.count { rows[index] += added }
      rows.insert(contentsOf: candidates.filter { matches($0, query) }, at: place)
    } testing: {
      row..<row + added
    }
  }

  /// Removes `removed` rows at `row`.
  mutating func remove(_ removed: Int, at row: Int) {
    count -= removed
    change { rows, _, _ in
      let (start, end) = (rows.firstIndex(from: row), rows.firstIndex(from: row + removed))
      for index in end..<rows.count { rows[index] -= removed }
      rows.removeSubrange(start..<end)
    } testing: {
      0..<0
    }
  }

  /// Tests the rows in `changed` again.
  mutating func retest(_ changed: Range<Int>, _ matches: (Int, SearchQuery) -> Bool) {
    change { rows, query, candidates in
      let (start, end) = (
        rows.firstIndex(from: changed.lowerBound), rows.firstIndex(from: changed.upperBound)
      )
      rows.replaceSubrange(start..<end, with: candidates.filter { matches($0, query) })
    } testing: {
      changed
    }
  }

  /// Updates each result; a row that does not match a query cannot match a refined query.
  private mutating func change(
    _ body: (inout [Int], SearchQuery, [Int]) -> Void, testing: () -> Range<Int>
  ) {
    let tested = testing()
    var candidates = Array(tested)
    for index in stages.indices {
      body(&stages[index].rows, stages[index].query, candidates)
      let rows = stages[index].rows
      candidates = Array(
        rows[rows.firstIndex(from: tested.lowerBound)..<rows.firstIndex(from: tested.upperBound)])
    }
  }
}

extension [Int] {
  /// Returns the index of the first element that is at least `number`; the elements must be
  /// ascending.
  func firstIndex(from number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
