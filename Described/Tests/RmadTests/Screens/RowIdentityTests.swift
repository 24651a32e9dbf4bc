import Testing

@testable import ScreenKitRmad

@Suite("Identities of described rows")
struct RowIdentityTests {
  private func document(_ titles: [String]) throws -> FeedDocument {
    let items = titles.map { "<item>\($0)</item>" }.joined()
    return try FeedReader().read("<rss>\(items)</rss>")
  }

  private func nodes(_ document: FeedDocument) throws -> [UInt32] {
    try DataPath("rss.item").rows(in: document.top)
  }

  private func rows(_ titles: String...) throws -> FeedRows {
    let document = try document(titles)
    return FeedRows(try nodes(document), of: document)
  }

  private func ids(_ rows: FeedRows) -> [Int] {
    var identities = RowIdentities()
    return (0..<rows.count).map { identities.id(of: rows[$0], in: rows) }
  }

  @Test func `equal rows have different identities`() throws {
    let rows = try rows("Tea", "Rain", "Tea", "Tea")
    let ids = ids(rows)
    #expect(Set(ids).count == 4)
    // Saved states contain the identities of rows that equal no earlier one.
    #expect(ids[0] == rows[0].stableHash)
    #expect(ids[1] == rows[1].stableHash)
    var identities = RowIdentities()
    let found = ids.map { identities.row(of: $0, in: rows) }
    #expect(found == [0, 1, 2, 3])
    let missing = identities.row(of: ids[0] &- 1, in: rows)
    #expect(missing == nil)
  }

  @Test func `a row has the same identity after new rows, in any order of requests`() throws {
    let old = ids(try rows("Tea", "Rain", "Tea"))
    let later = try rows("Wind", "Tea", "Rain", "Tea")
    #expect(Array(ids(later).dropFirst()) == old)
    var identities = RowIdentities()
    let backwards = [3, 2, 1, 0].map { identities.id(of: later[$0], in: later) }
    #expect(backwards == Array(ids(later).reversed()))
  }

  @Test func `rows of several pages are compared`() throws {
    var rows = try rows("Tea", "Rain")
    let page = try document(["Snow", "Tea"])
    rows.append(try nodes(page), of: page)
    let found = (0..<rows.count).map { rows.index(of: rows[$0]) }
    #expect(found == [0, 1, 2, 3])
    #expect(rows.index(of: page.root) == nil)
    #expect(Set(ids(rows)).count == 4)
  }

  @Test func `only the first rows are compared`() throws {
    let titles = (0..<RowIdentities.limit).map { "\($0)" } + ["0", "0"]
    let document = try document(titles)
    let rows = FeedRows(try nodes(document), of: document)
    let ids = ids(rows)
    #expect(Set(ids).count == RowIdentities.limit)
    #expect(Array(ids.suffix(2)) == [ids[0], ids[0]])
    var identities = RowIdentities()
    let row = identities.row(of: ids[0], in: rows)
    #expect(row == 0)
  }
}
