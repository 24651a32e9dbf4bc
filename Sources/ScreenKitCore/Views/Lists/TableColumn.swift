/// A column of a ``Table``: its title, its width, and the text of each item in it.
@MainActor
public struct TableColumn<Item> {
  let shape: TableShape.Column
  let text: (Item) -> String
  let precedes: ((Item, Item) -> Bool)?

  /// Creates a column, which can be sorted only if `precedes` is given, or by the table's adapter.
  ///
  /// - Parameters:
  ///   - title: The title above the column.
  ///   - width: The bounds of its width, in layout units.
  ///   - flex: The share in the remaining width; the default is 1 without a `width`, else 0.
  ///   - alignment: The alignment of each text in the column.
  ///   - precedes: Whether the first item is above the second if sorted by the column.
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

  /// Creates a column of the `value` of each item, which also sorts them.
  public init<Value: Comparable & CustomStringConvertible>(
    _ title: String, _ value: @escaping (Item) -> Value, width: LayoutConstraints.Extent = .init(),
    flex: Int? = nil, alignment: Alignment = .leading
  ) {
    self.init(
      title, width: width, flex: flex, alignment: alignment,
      sortedBy: { value($0) < value($1) }, text: { value($0).description })
  }
}

/// The columns of a table, shared by its header and its rows.
@MainActor
public final class TableShape {
  /// The layout properties of a column.
  public struct Column: Hashable, Sendable {
    /// The title above the column.
    public let title: String
    /// The bounds of its width.
    public let width: LayoutConstraints.Extent
    /// The share of the column in the remaining width; 0 takes none.
    public let flex: Int
    /// The alignment of each text in the column.
    public let alignment: Alignment
    /// Whether the user can sort the rows by the column.
    public internal(set) var isSortable: Bool
  }

  /// The columns from left to right.
  public let columns: [Column]
  /// The range of each column, from the left edge of a row's content; set by the backend.
  public private(set) var places: [Range<Int>] = []
  /// The units in front of the content of each row; set by the backend.
  public private(set) var lead = 0

  init(_ columns: [Column]) { self.columns = columns }

  /// Stores the layout of the table that has the columns.
  func apply(_ result: TableView.LayoutResult) {
    (lead, places) = (result.lead, result.places)
  }
}
