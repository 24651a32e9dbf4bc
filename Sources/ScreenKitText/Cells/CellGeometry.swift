/// An extent in cells.
public struct CellSize: Hashable, Sendable {
  /// Cells from left to right; 0 is possible.
  public var columns: Int
  /// Cells from top to bottom; 0 is possible.
  public var rows: Int

  /// Makes a size.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// No cells at all.
  public static let zero = CellSize(columns: 0, rows: 0)

  /// Room without a limit, which a scrolling container offers its content in one direction.
  ///
  /// It stays without a limit when a border or padding is taken off.
  public static let unlimited = 1 << 40

  /// The smaller of both extents in each dimension.
  public func limited(to other: CellSize) -> CellSize {
    CellSize(columns: min(columns, other.columns), rows: min(rows, other.rows))
  }
}

extension Int {
  /// Whether so many cells are a room without a limit.
  package var isUnlimited: Bool { self >= CellSize.unlimited / 2 }
}

/// An upright rectangle of cells; columns and rows count from 0 at the top left.
public struct CellRect: Hashable, Sendable {
  /// The first column.
  public var column: Int
  /// The first row.
  public var row: Int
  /// The extent, never negative.
  public var size: CellSize

  /// Makes a rectangle; a negative extent becomes 0.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    size = CellSize(columns: max(0, columns), rows: max(0, rows))
  }

  /// No cells at all.
  public static let zero = CellRect(column: 0, row: 0, columns: 0, rows: 0)

  /// The column behind the last one.
  public var endColumn: Int { column + size.columns }
  /// The row behind the last one.
  public var endRow: Int { row + size.rows }
  /// Whether there is no cell in it.
  public var isEmpty: Bool { size.columns == 0 || size.rows == 0 }

  /// What both rectangles cover; empty if that is nothing.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(column, other.column), top = max(row, other.row)
    return CellRect(
      column: left, row: top, columns: min(endColumn, other.endColumn) - left,
      rows: min(endRow, other.endRow) - top)
  }

  /// Whether all of it lies in `other`.
  public func isWithin(_ other: CellRect) -> Bool { intersection(other) == self }

  /// Whether some cell lies in both.
  public func intersects(_ other: CellRect) -> Bool { !intersection(other).isEmpty }

  /// The rectangle without `columns` at both sides and `rows` above and below.
  public func inset(columns: Int = 0, rows: Int = 0) -> CellRect {
    CellRect(
      column: column + columns, row: row + rows, columns: size.columns - 2 * columns,
      rows: size.rows - 2 * rows)
  }
}
