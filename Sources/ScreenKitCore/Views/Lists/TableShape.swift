/// The columns of a table, shared by its header and its rows.
@MainActor
public final class TableShape {
  /// The layout properties of a column.
  public struct Column: Hashable, Sendable {
    /// The identity by which the state of the column is saved, unique in the table.
    public internal(set) var id: String
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
    /// Whether the column is not shown.
    public internal(set) var isHidden = false
    /// The width that the user gave the column; `nil` while it follows ``width`` and ``flex``.
    public internal(set) var userWidth: Int?

    /// The smallest width that the user can give the column.
    public var minimumWidth: Int {
      let isFixed = width.maximum.map { $0 <= width.minimum } ?? false
      return isFixed || width.minimum == 0 ? 3 : width.minimum
    }
  }

  /// The columns from left to right.
  public internal(set) var columns: [Column]
  /// The range of each column in sight, from the left edge of a row's content; else empty.
  public private(set) var places: [Range<Int>] = []
  /// The units in front of the content of each row; set by the backend.
  public private(set) var lead = 0
  /// The column of the highlighted cell; `nil` if whole rows are highlighted.
  public internal(set) var highlightedColumn: Int?

  /// The cell that the user edits; `nil` if none is edited.
  var editing: CellEditing?

  /// The part of the columns that is in sight.
  var window = ColumnWindow()

  init(_ columns: [Column]) {
    self.columns = columns
    var known: Set<String> = []
    for index in columns.indices {
      let id = columns[index].id
      if !known.insert(id).inserted { self.columns[index].id = "\(id)#\(index)" }
    }
  }

  /// The number of columns at the start that stay in sight when the others scroll sideways.
  public var frozenColumns: Int { window.frozen }
  /// Whether there are columns out of sight in front of those that scroll.
  public var hasMoreBefore: Bool { window.hasMoreBefore }
  /// Whether there are columns out of sight behind those in sight.
  public var hasMoreAfter: Bool { window.hasMoreAfter }

  /// The columns that are not hidden.
  var shownColumns: [Int] { columns.indices.filter { !columns[$0].isHidden } }

  /// Returns the column at `x` units from the left edge of a row's content.
  func column(at x: Int) -> Int? { places.firstIndex { $0.contains(x) } }

  /// Returns the column whose right edge is at `x`: in the gap behind it.
  func edge(at x: Int) -> Int? {
    guard column(at: x) == nil else { return nil }
    return places.indices.last {
      !places[$0].isEmpty && (0...1).contains(x - places[$0].upperBound)
    }
  }

  /// Stores the layout of the table that has the columns.
  func apply(_ result: TableView.LayoutResult) {
    lead = result.lead
    let old = window
    window.fit(result.places, in: result.room)
    // The user may have scrolled away from the highlighted cell.
    if window != old, let highlightedColumn { window.reveal(highlightedColumn) }
    places = window.shown
  }
}
