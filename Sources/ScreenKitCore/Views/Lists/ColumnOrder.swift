/// The order of a table's items by one column.
///
/// Values that cannot be compared, which are missing values and NaN, are behind all others in both
/// directions.
@MainActor
struct ColumnOrder<Item> {
  /// The closure that sorts indices of items; equal items keep their order.
  let sorted: ([Item], _ indices: [Int], _ isDescending: Bool) -> [Int]

  private init(_ sorted: @escaping ([Item], [Int], Bool) -> [Int]) { self.sorted = sorted }

  /// Creates the order of values, of texts by the language of the app.
  init<Value: Comparable>(of value: @escaping (Item) -> Value?) {
    self.init { items, indices, isDescending in
      if Value.self == String.self {
        let collation = Collation(language: Strings.current.language)
        let keys = items.map { (value($0) as? String).map(collation.key) }
        return Self.sort(indices, by: keys, isDescending)
      }
      return Self.sort(indices, by: items.map(value), isDescending)
    }
  }

  /// Creates the order of a comparison, which may compare numbers that are NaN.
  init(by precedes: @escaping (Item, Item) -> Bool) {
    self.init { items, indices, isDescending in
      let isComparable = Self.comparable(items, precedes)
      let known = indices.filter { isComparable($0) }.sorted {
        isDescending ? precedes(items[$1], items[$0]) : precedes(items[$0], items[$1])
      }
      return known.count == indices.count ? known : known + indices.filter { !isComparable($0) }
    }
  }

  private static func sort<Value: Comparable>(
    _ indices: [Int], by values: [Value?], _ isDescending: Bool
  ) -> [Int] {
    // NaN is the value that differs from itself.
    func value(_ index: Int) -> Value? { values[index].flatMap { $0 == $0 ? $0 : nil } }
    let known = indices.compactMap { index in value(index).map { (index, $0) } }
      .sorted { isDescending ? $1.1 < $0.1 : $0.1 < $1.1 }.map(\.0)
    return known.count == indices.count
      ? known : known + indices.filter { value($0) == nil }
  }

  /// Returns whether items can be compared, given a comparison only.
  ///
  /// An item that neither precedes nor follows either of two items in different places is NaN,
  /// since no number equals both. Equal items are in one place, so that no order is needed.
  private static func comparable(
    _ items: [Item], _ precedes: (Item, Item) -> Bool
  ) -> (Int) -> Bool {
    func differs(_ first: Int, _ second: Int) -> Bool {
      precedes(items[first], items[second]) || precedes(items[second], items[first])
    }
    // A column of equal items has no such pair, so the search ends after a number of comparisons:
    // all of them up to 2,000 items.
    let most = max(64, 2_000_000 / max(1, items.count))
    for first in items.indices.prefix(most) {
      guard let second = items.indices.dropFirst(first + 1).first(where: { differs(first, $0) })
      else { continue }
      let known = items.indices.map { differs($0, first) || differs($0, second) }
      return { known[$0] }
    }
    return { _ in true }
  }
}
