@testable import ScreenKitCore
import ScreenKitTestSupport
import Testing

@Suite("Filter of rows")
struct RowFilterTests {
  /// Rows whose tests are counted.
  private final class Rows {
    var texts: [String]
    private var tests = 0

    init(_ texts: [String]) { self.texts = texts }

    func matches(_ row: Int, _ query: SearchQuery) -> Bool {
      tests += 1
      return query.matches(texts[row])
    }

    /// Returns the number of tests since the last call.
    func take() -> Int {
      defer { tests = 0 }
      return tests
    }
  }

  @Test func `a longer query tests only matches, a shorter one nothing`() {
    let rows = Rows((0..<1000).map { $0 % 10 == 0 ? "ab\($0)" : "c\($0)" })
    var filter = RowFilter(count: 1000)
    filter.find(SearchQuery("a"), rows.matches)
    #expect(rows.take() == 1000 && filter.matchCount == 100)
    filter.find(SearchQuery("ab"), rows.matches)
    #expect(rows.take() == 100 && filter.matchCount == 100)
    filter.find(SearchQuery("ab9"), rows.matches)
    #expect(rows.take() == 100 && filter.matchCount == 11)
    filter.find(SearchQuery("ab"), rows.matches)
    filter.find(SearchQuery("a"), rows.matches)
    #expect(rows.take() == 0 && filter.matchCount == 100)
    filter.find(SearchQuery(""), rows.matches)
    #expect(rows.take() == 0 && filter.rows == nil && filter.matchCount == 1000)
  }

  @Test func `letters after a very long query test no row`() {
    let rows = Rows((0..<1000).map { "a\($0)" })
    let query = String(repeating: "a ", count: 30_000)
    var filter = RowFilter(count: 1000)
    filter.find(SearchQuery(query), rows.matches)
    #expect(rows.take() == 1000 && filter.matchCount == 1000)
    filter.find(SearchQuery(query + "b"), rows.matches)
    #expect(rows.take() == 0 && filter.matchCount == 1000)
  }

  @Test func `a change of a row tests only that row`() {
    let rows = Rows((0..<1000).map { "a\($0)" })
    var filter = RowFilter(count: 1000)
    filter.find(SearchQuery("a"), rows.matches)
    filter.find(SearchQuery("a9"), rows.matches)
    _ = rows.take()
    rows.texts[7] = "a9"
    filter.retest(7..<8, rows.matches)
    #expect(rows.take() == 2 && filter.rows?.first == 7)
    rows.texts.insert("b", at: 0)
    filter.insert(1, at: 0, rows.matches)
    #expect(rows.take() == 1 && filter.rows?.first == 8)
    rows.texts.removeFirst(8)
    filter.remove(8, at: 0)
    #expect(rows.take() == 0 && filter.rows?.first == 0)
  }

  @Test(arguments: RandomWalks.seeds(30))
  func `it always equals a new search`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters = Array("ab ")
    func word(_ most: Int) -> String {
      String(
        (0..<Int.random(in: 0...most, using: &random)).map { _ in
          letters.randomElement(using: &random) ?? "a"
        })
    }
    let rows = Rows((0..<20).map { _ in word(6) })
    var filter = RowFilter(count: 20)
    var query = SearchQuery("")
    for step in 0..<120 {
      let row = Int.random(in: 0...rows.texts.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        rows.texts.insert(contentsOf: [word(5), word(5)], at: row)
        filter.insert(2, at: row, rows.matches)
      case 1 where row < rows.texts.count:
        rows.texts.remove(at: row)
        filter.remove(1, at: row)
      case 2 where row < rows.texts.count:
        rows.texts[row] = word(5)
        filter.retest(row..<row + 1, rows.matches)
      case 3 where rows.texts.count > 60:
        rows.texts = []
        filter.reset(count: 0)
        filter.find(query, rows.matches)
      default:
        query = SearchQuery(word(4))
        filter.find(query, rows.matches)
      }
      let expected = rows.texts.indices.filter { query.matches(rows.texts[$0]) }
      let found = filter.rows ?? Array(rows.texts.indices)
      guard found == expected else {
        Issue.record("seed \(seed), step \(step): \(found) instead of \(expected)")
        return
      }
    }
  }
}
