/// Finds commands by what one types of their names.
enum CommandSearch {
  /// The names that `query` fits, the best first and else in their order.
  ///
  /// Best is where the name begins with it, then where a word does, then where it is in the name,
  /// and at last where its characters follow each other in the name.
  static func indices(of names: [String], matching query: String) -> [Int] {
    let query = query.lowercased()
    return names.enumerated()
      .compactMap { index, name in rank(of: query, in: name.lowercased()).map { ($0, index) } }
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
