/// A size in cells.
public struct CellSize: Hashable, Sendable {
  /// The number of columns; may be 0.
  public var columns: Int
  /// The number of rows; may be 0.
  public var rows: Int

  /// Creates a size.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The empty size.
  public static let zero = CellSize(columns: 0, rows: 0)

  /// The unlimited extent, which a scrolling container offers its content in one direction.
  ///
  /// It stays unlimited after a border or padding is subtracted.
  public static let unlimited = 1 << 40

  /// Returns the smaller extent of both sizes in each dimension.
  public func limited(to other: CellSize) -> CellSize {
    CellSize(columns: min(columns, other.columns), rows: min(rows, other.rows))
  }
}

extension Int {
  /// Whether the extent, in cells, is unlimited.
  var isUnlimited: Bool { self >= CellSize.unlimited / 2 }
}

/// A rectangle of cells; columns and rows count from 0 at the top left.
public struct CellRect: Hashable, Sendable {
  /// The first column.
  public var column: Int
  /// The first row.
  public var row: Int
  /// The size, never negative.
  public var size: CellSize

  /// Creates a rectangle; a negative extent becomes 0.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    size = CellSize(columns: max(0, columns), rows: max(0, rows))
  }

  /// The empty rectangle at the origin.
  public static let zero = CellRect(column: 0, row: 0, columns: 0, rows: 0)

  /// The column after the last one.
  public var endColumn: Int { column + size.columns }
  /// The row after the last one.
  public var endRow: Int { row + size.rows }
  /// Whether the rectangle has no cells.
  public var isEmpty: Bool { size.columns == 0 || size.rows == 0 }

  /// Returns the cells in both rectangles; the result may be empty.
  @inline(__always)
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(column, other.column), top = max(row, other.row)
    return CellRect(
      column: left, row: top, columns: min(endColumn, other.endColumn) - left,
      rows: min(endRow, other.endRow) - top)
  }

  /// Returns whether all cells are in `other`.
  public func isWithin(_ other: CellRect) -> Bool { intersection(other) == self }

  /// Returns whether both rectangles have a cell in common.
  public func intersects(_ other: CellRect) -> Bool { !intersection(other).isEmpty }

  /// Returns the rectangle without `columns` at both sides and `rows` above and below.
  public func inset(columns: Int = 0, rows: Int = 0) -> CellRect {
    CellRect(
      column: column + columns, row: row + rows, columns: size.columns - 2 * columns,
      rows: size.rows - 2 * rows)
  }
}
