/// The columns of a table, shared by its header and its rows.
@MainActor
public final class TableShape {
  /// The layout properties of a column.
  public struct Column: Hashable, Sendable {
    /// The identity for saving the state of the column, unique in the table.
    public internal(set) var id: String
    /// The title above the column.
    public internal(set) var title: String
    /// The bounds of the column's width, in units.
    public let width: LayoutConstraints.Extent
    /// The weight of the column in the division of the remaining width; 0 for none.
    public let flex: Int
    /// The alignment of each text in the column.
    public let alignment: Alignment
    /// Whether the user can sort the rows by the column.
    public internal(set) var isSortable: Bool
    /// Whether the column is hidden.
    public internal(set) var isHidden = false
    /// The width set by the user or the app, in units; `nil` if ``width`` and ``flex`` apply.
    public internal(set) var userWidth: Int?

    /// The minimum width that the user can set, in units.
    public var minimumWidth: Int {
      let isFixed = width.maximum.map { $0 <= width.minimum } ?? false
      return isFixed || width.minimum == 0 ? 3 : width.minimum
    }
  }

  /// The columns from left to right.
  public internal(set) var columns: [Column]
  /// The range of each column, in units from the left edge of a row's content; empty if invisible.
  public private(set) var places: [Range<Int>] = []
  /// The distance from the edge of a row to its content, in units; set by the backend.
  public private(set) var lead = 0
  /// The column of the highlighted cell; `nil` if whole rows are highlighted.
  public internal(set) var highlightedColumn: Int?

  /// The edit of a cell; `nil` if no cell is edited.
  var editing: CellEditing?

  /// The visible part of the columns.
  var window = ColumnWindow()

  init(_ columns: [Column]) {
    self.columns = columns
    var known: Set<String> = []
    for index in columns.indices {
      let id = columns[index].id
      if !known.insert(id).inserted { self.columns[index].id = "\(id)#\(index)" }
    }
  }

  /// The number of columns at the start that stay visible when the others scroll.
  public var frozenColumns: Int { window.frozen }
  /// Whether there are invisible columns before the first visible scrolling column.
  public var hasMoreBefore: Bool { window.hasMoreBefore }
  /// Whether columns at the end are not completely visible.
  public var hasMoreAfter: Bool { window.hasMoreAfter }

  /// The columns that are not hidden.
  var shownColumns: [Int] { columns.indices.filter { !columns[$0].isHidden } }

  /// Returns the column at `x` units from the left edge of a row's content; `nil` for a gap.
  func column(at x: Int) -> Int? { places.firstIndex { $0.contains(x) } }

  /// Returns the column with its right edge at `x`, in the gap after the column; `nil` if there is
  /// none.
  func edge(at x: Int) -> Int? {
    guard column(at: x) == nil else { return nil }
    return places.indices.last {
      !places[$0].isEmpty && (0...1).contains(x - places[$0].upperBound)
    }
  }

  /// Stores the layout of the table.
  func apply(_ result: TableView.LayoutResult) {
    lead = result.lead
    let old = window
    window.fit(result.places, in: result.room)
    // The highlight is revealed only after a change, since the user may have scrolled away from it.
    if window != old, let highlightedColumn { window.reveal(highlightedColumn) }
    places = window.shown
  }
}
