/// A search for commands by parts of their names.
enum CommandSearch {
  /// Returns the indices of the names that match `query`, the best first, ties in the given order.
  ///
  /// Matches rank in this order: names that begin with the query, names with a word that begins
  /// with the query, names that contain the query, and names that contain its characters in order.
  static func indices(of names: [String], matching query: String) -> [Int] {
    let query = query.caseFolded
    return names.enumerated()
      .compactMap { index, name in rank(of: query, in: name.caseFolded).map { ($0, index) } }
      .sorted { $0 < $1 }.map(\.1)
  }

  private static func rank(of query: String, in name: String) -> Int? {
    if name.hasPrefix(query) { return 0 }
    if name.split(separator: " ").contains(where: { $0.hasPrefix(query) }) { return 1 }
    if name.contains(query) { return 2 }
    var rest = query[...]
    for character in name where character == rest.first { rest.removeFirst() }
    return rest.isEmpty ? 3 : nil
  }
}
