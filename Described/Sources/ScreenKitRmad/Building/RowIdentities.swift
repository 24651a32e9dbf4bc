/// The identities of rows: hashes of their contents, in which equal rows have different numbers.
///
/// Rows are compared only as far as needed, and only at the start of a feed, which may have many
/// rows. Equal rows behind them share an identity.
struct RowIdentities {
  /// The number of rows at the start of a feed that have different identities.
  static let limit = 2_000

  /// The identities of the compared rows, which are the first ones.
  private var ids: [Int] = []
  /// The number of compared rows with each hash.
  private var counts: [Int: Int] = [:]

  /// Returns the identity of `node`, a row of `rows`, which must always be the same rows.
  ///
  /// Saved states contain it. The first of several equal rows has the hash of its content alone.
  mutating func id(of node: FeedNode, in rows: FeedRows) -> Int {
    guard let row = rows.index(of: node), row < Self.limit else { return node.stableHash }
    while ids.count <= row { compareNext(in: rows) }
    return ids[row]
  }

  /// Returns the row with the identity `id`; `nil` if it is not among the first rows.
  mutating func row(of id: Int, in rows: FeedRows) -> Int? {
    if let row = ids.firstIndex(of: id) { return row }
    while ids.count < min(rows.count, Self.limit) {
      compareNext(in: rows)
      if ids.last == id { return ids.count - 1 }
    }
    return nil
  }

  private mutating func compareNext(in rows: FeedRows) {
    let hash = rows[ids.count].stableHash
    let earlier = counts[hash, default: 0]
    counts[hash] = earlier + 1
    ids.append(hash &+ earlier)
  }
}
