/// A column of a ``Table``: its title, its width, and the text of each item in it.
@MainActor
public struct TableColumn<Item> {
  let shape: TableShape.Column
  let text: (Item) -> String
  let precedes: ((Item, Item) -> Bool)?

  /// Makes a column that can be sorted only if `precedes` is given.
  ///
  /// - Parameters:
  ///   - title: What stands above the column.
  ///   - width: The bounds of its width, in layout units.
  ///   - flex: The weight by which it shares what is left; 1 unless `width` says something.
  ///   - alignment: Where each text stands in it.
  ///   - precedes: Whether the first item stands above the second where the column sorts them.
  ///   - text: The text of an item.
  public init(
    _ title: String, width: LayoutConstraints.Extent = .init(), flex: Int? = nil,
    alignment: Alignment = .leading, sortedBy precedes: ((Item, Item) -> Bool)? = nil,
    text: @escaping (Item) -> String
  ) {
    shape = TableShape.Column(
      title: title, width: width, flex: flex ?? (width == .init() ? 1 : 0),
      alignment: alignment, isSortable: precedes != nil)
    self.text = text
    self.precedes = precedes
  }

  /// Makes a column of what `value` says of each item, which also sorts them.
  public init<Value: Comparable & CustomStringConvertible>(
    _ title: String, _ value: @escaping (Item) -> Value, width: LayoutConstraints.Extent = .init(),
    flex: Int? = nil, alignment: Alignment = .leading
  ) {
    self.init(
      title, width: width, flex: flex, alignment: alignment,
      sortedBy: { value($0) < value($1) }, text: { value($0).description })
  }
}

/// The columns of a table as its header and its rows see them.
@MainActor
public final class TableShape {
  /// What a column asks for.
  public struct Column: Hashable, Sendable {
    /// What stands above it.
    public let title: String
    /// The bounds of its width.
    public let width: LayoutConstraints.Extent
    /// The weight by which it shares what is left; 0 takes none.
    public let flex: Int
    /// Where each text stands in it.
    public let alignment: Alignment
    /// Whether the user can have the rows sorted by it.
    public let isSortable: Bool
  }

  /// The columns from left to right.
  public let columns: [Column]
  /// Where each column is, from the left edge of a row's content; told by the backend.
  public private(set) var places: [Range<Int>] = []
  /// Units in front of the content of each row; told by the backend.
  public private(set) var lead = 0

  init(_ columns: [Column]) { self.columns = columns }

  /// Takes what a backend found when it laid out the table; called before it paints.
  ///
  /// - Parameters:
  ///   - lead: Units in front of the content of each row.
  ///   - places: Where each column is, from the left edge of a row's content.
  public func didLayOut(lead: Int, places: [Range<Int>]) {
    self.lead = lead
    self.places = places
  }
}

/// By which column the rows of a table are sorted.
public struct TableSorting: Hashable, Sendable {
  /// The column, counted from 0.
  public var column: Int
  /// Whether the largest comes first.
  public var isDescending: Bool

  /// Makes a sorting, by default with the smallest first.
  public init(column: Int, isDescending: Bool = false) {
    self.column = column
    self.isDescending = isDescending
  }
}
