/// A container that arranges its children in rows and columns, row after row.
///
/// A column is as wide as its widest child, and a row is as high as its highest child. Columns with
/// a `flex` above 0, their own or that of a child, share the remaining width completely. A hidden
/// child leaves its cell empty.
public final class Grid: View {
  /// The properties of the columns, from left to right.
  public var columns: [GridColumn] {
    didSet { if columns != oldValue { changed(.structure) } }
  }

  /// The space between two columns, in units; it shrinks first if there is too little space.
  public var columnSpacing: Int {
    didSet { if columnSpacing != oldValue { changed(.structure) } }
  }

  /// The space between two rows, in units; it shrinks first if there is too little space.
  public var rowSpacing: Int { didSet { if rowSpacing != oldValue { changed(.structure) } } }

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The properties of the columns, from left to right; there must be at least one.
  ///   - columnSpacing: The space between two columns, in units.
  ///   - rowSpacing: The space between two rows, in units.
  ///   - children: The views in reading order.
  public init(
    columns: [GridColumn], columnSpacing: Int = 1, rowSpacing: Int = 0,
    @ViewBuilder _ children: () -> [View]
  ) {
    precondition(!columns.isEmpty, "Grid: a grid needs a column (SK202)")
    self.columns = columns
    self.columnSpacing = columnSpacing
    self.rowSpacing = rowSpacing
    super.init()
    setChildren(children())
  }

  /// Creates a grid of `columns` columns with the widths of their children.
  ///
  /// - Parameters:
  ///  - columns: The number of columns, at least one.
  ///  - columnSpacing: The space between two columns, in units.
  ///  - rowSpacing: The space between two rows, in units.
  ///  - children: The views in reading order.
  public convenience init(
    columns: Int, columnSpacing: Int = 1, rowSpacing: Int = 0,
    @ViewBuilder _ children: () -> [View]
  ) {
    self.init(
      columns: Array(repeating: GridColumn(), count: max(0, columns)),
      columnSpacing: columnSpacing, rowSpacing: rowSpacing, children)
  }
}

/// The properties of a column of a ``Grid``.
public struct GridColumn: Hashable, Sendable {
  /// The alignment of each child in the width of the column.
  public var alignment: Alignment
  /// The minimum weight of the column in the division of the remaining width; a child may have a
  /// greater weight.
  public var flex: Int

  /// Creates a column with the width of its children, or with a share of the remaining width.
  public init(alignment: Alignment = .leading, flex: Int = 0) {
    self.alignment = alignment
    self.flex = flex
  }
}
