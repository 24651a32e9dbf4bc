/// Places its children in rows and columns, row after row.
///
/// A column is as wide as its widest child, and a row as high as its highest. What is left of the
/// width goes to the columns that share it, or that have a child that does; no unit is lost or
/// doubled. A hidden child leaves its place empty.
public final class Grid: View {
  /// What the columns are like, from left to right.
  public var columns: [GridColumn] {
    didSet { if columns != oldValue { changed(.structure) } }
  }

  /// Units between two columns; given up first where room is short.
  public var columnSpacing: Int {
    didSet { if columnSpacing != oldValue { changed(.structure) } }
  }

  /// Units between two rows; given up first where room is short.
  public var rowSpacing: Int { didSet { if rowSpacing != oldValue { changed(.structure) } } }

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - columns: What the columns are like, from left to right; there must be one.
  ///   - columnSpacing: Units between two columns.
  ///   - rowSpacing: Units between two rows.
  ///   - children: The views in reading order.
  public init(
    columns: [GridColumn], columnSpacing: Int = 1, rowSpacing: Int = 0,
    @ViewBuilder _ children: () -> [View]
  ) {
    precondition(!columns.isEmpty, "Grid: needs a column")
    self.columns = columns
    self.columnSpacing = columnSpacing
    self.rowSpacing = rowSpacing
    super.init()
    setChildren(children())
  }

  /// Makes a grid of `columns` columns that are as wide as their children need.
  ///
  /// - Parameters:
  ///   - columns: How many there are, at least one.
  ///   - columnSpacing: Units between two columns.
  ///   - rowSpacing: Units between two rows.
  ///   - children: The views in reading order.
  public convenience init(
    columns: Int, columnSpacing: Int = 1, rowSpacing: Int = 0,
    @ViewBuilder _ children: () -> [View]
  ) {
    self.init(
      columns: Array(repeating: GridColumn(), count: max(0, columns)),
      columnSpacing: columnSpacing, rowSpacing: rowSpacing, children)
  }
}

/// What a column of a ``Grid`` is like.
public struct GridColumn: Hashable, Sendable {
  /// Where each child stands in the width of the column.
  public var alignment: Alignment
  /// The least weight by which the column shares what is left; its children may ask for more.
  public var flex: Int

  /// Makes a column that is as wide as its children need, or shares what is left.
  public init(alignment: Alignment = .leading, flex: Int = 0) {
    self.alignment = alignment
    self.flex = flex
  }
}
