/// The items of a table in the order of its sorting, independent of the type of their identities.
@MainActor
class SortedItems<Item>: ListSorting {
  /// The items in their original order.
  final var items: [Item] { didSet { sort() } }
  final var sorting = TableSorting() { didSet { if sorting != oldValue { sort() } } }

  private let comparisons: [((Item, Item) -> Bool)?]
  /// The index of the item in each row; `nil` for the original order.
  private var order: [Int]?

  /// Creates items, which can be sorted by each column with a comparison.
  init(_ items: [Item], _ comparisons: [((Item, Item) -> Bool)?]) {
    (self.items, self.comparisons) = (items, comparisons)
  }

  final func canSort(by column: Int) -> Bool { comparisons[column] != nil }
  final func item(at row: RowIndex) -> Item { items[order?[row.row] ?? row.row] }

  private func sort() { order = sorting.isEmpty ? nil : items.indices.sorted(by: precedes) }

  private func precedes(_ first: Int, _ second: Int) -> Bool {
    for key in sorting.keys {
      guard let precedes = comparisons[key.column] else { continue }
      let (upper, lower) = key.isDescending ? (second, first) : (first, second)
      if precedes(items[upper], items[lower]) { return true }
      if precedes(items[lower], items[upper]) { return false }
    }
    // Equal items keep their original order, which the sorting algorithm does not guarantee.
    return first < second
  }
}

/// An adapter of the items of a table.
@MainActor
final class TableItems<Item, ID: Hashable>: SortedItems<Item>, TableAdapter {
  private let identify: (Item) -> ID

  init(_ items: [Item], id: @escaping (Item) -> ID, _ columns: [TableColumn<Item>]) {
    identify = id
    super.init(items, columns.map(\.precedes))
  }

  func rowCount(in section: Int) -> Int { items.count }
  func id(of item: Item) -> ID { identify(item) }
}
