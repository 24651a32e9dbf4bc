/// The base class of tables with any type of item: a header above rows.
///
/// If the columns are wider than the table, the wheel scrolls horizontally, and so do Left and
/// Right. If ``highlightsCells`` is `true`, Left and Right move the highlighted cell instead.
public class TableView: View, LayoutObserving {
  /// The layout of a table.
  public struct LayoutResult: Hashable, Sendable {
    /// The distance from the edge of a row to its content, in units.
    public var lead: Int
    /// The range of each column without scrolling, in units from the left edge of a row's content.
    ///
    /// The range of a hidden column is empty.
    public var places: [Range<Int>]
    /// The width of a row's content, in units.
    public var room: Int

    /// Creates the layout of a table, by default with space for all columns.
    public init(lead: Int, places: [Range<Int>], room: Int = .max) {
      (self.lead, self.places, self.room) = (lead, places, room)
    }
  }

  /// The header with the titles of the columns.
  public final let header: TableHeader
  /// The rows, independent of the type of their items.
  public final let rows: ListView

  /// Whether a single cell of a row is highlighted; Left and Right move this highlight.
  public final var highlightsCells: Bool {
    get { shape.highlightedColumn != nil }
    set {
      guard newValue != highlightsCells else { return }
      shape.highlightedColumn = newValue ? shape.shownColumns.first ?? 0 : nil
      markHighlightedRow()
      changed(.structure)
    }
  }

  /// The column of the highlighted cell; `nil` if whole rows are highlighted.
  ///
  /// Setting it scrolls until the column is visible and calls no observers.
  public final var highlightedColumn: Int? {
    get { shape.highlightedColumn }
    set {
      guard newValue != shape.highlightedColumn else { return }
      if let newValue {
        check(newValue, "highlightedColumn")
        guard !shape.columns[newValue].isHidden else { return }
      }
      shape.highlightedColumn = newValue
      markHighlightedRow()
      newValue.map(reveal)
    }
  }

  /// The closure called with the column after the user highlighted a cell in another column.
  public final var onHighlightColumn: (@MainActor (Int) throws -> Void)?

  /// Whether the user can change the widths of columns.
  public final var allowsColumnResizing = false { didSet { header.changed(.appearance) } }

  /// Whether the user can hide and show columns with a menu of the header.
  public final var allowsColumnHiding = false { didSet { header.changed(.appearance) } }

  /// The undo history for edits of cells, usually that of the screen; `nil` for none.
  ///
  /// The name of a registered change is the title of its column. Undo commits the former text, as
  /// if typed by the user. If the closures of the columns register changes themselves, no history
  /// is necessary.
  public final weak var undoHistory: UndoHistory?

  /// The column under the last press of the pointer.
  final var pressedColumn: Int?
  /// Whether the last press of the pointer was the second one of a double click.
  final var isPressedTwice = false

  /// The label with the error message about an edited text, shown below the rows.
  public final let notice = Label()

  final var shape: TableShape { header.shape }

  init(_ header: TableHeader, _ rows: ListView) {
    self.header = header
    self.rows = rows
    super.init()
    notice.style.tint = .negative
    notice.wraps = true
    notice.lineLimit = 3
    // The rows come first in reading order, so that they get the initial focus.
    setChildren([rows, header])
  }

  public override var role: SemanticRole { .table }
  public override var accessibleValue: String { rows.accessibleValue }

  public override var semanticDetails: SemanticDetails {
    SemanticDetails(value: "", parts: [header, rows] + (notice.parent == nil ? [] : [notice]))
  }

  public override var savedState: SavedState.Value? {
    guard case .state(var state) = rows.savedState else { return nil }
    if !header.sorting.isEmpty { state["sorting"] = header.sorting.saved }
    state["columns"] = savedColumns
    state["editing"] = savedEditing
    return .state(state)
  }

  public override func restore(_ state: SavedState.Value) {
    if case .state(let saved) = state { restoreColumns(saved["columns"]) }
    rows.restore(state)
    if case .state(let saved) = state { restoreEditing(saved["editing"]) }
  }

  public override var keyHints: [KeyHint] {
    guard hasEditableColumns, rows.highlightedRow != nil else { return [] }
    if editedColumn != nil {
      let texts = strings.dialogs
      return [KeyHint(KeyPress(.enter), texts.save), KeyHint(KeyPress(.escape), texts.cancel)]
    }
    return [KeyHint(KeyPress(.function(2)), strings.lists.edit)]
  }

  // MARK: Overridden by tables with items

  /// Whether any column is editable.
  var hasEditableColumns: Bool { false }
  /// Returns the initial text of the edit of a cell; `nil` if the cell is not editable.
  func editableText(at row: RowIndex, column: Int) -> String? { nil }
  /// Passes an edited text to the app; returns an error message if the app rejects it, otherwise
  /// `nil`.
  func commit(_ text: String, at row: RowIndex, column: Int) throws -> String? { nil }

  /// Stores the positions of the columns.
  public final func didLayOut(_ result: LayoutResult) { shape.apply(result) }

  /// Stops the program with an error if `column` does not exist.
  final func check(_ column: Int, _ name: String) {
    precondition(
      shape.columns.indices.contains(column),
      "\(name): \(pathInCode) has no column \(column) (SK201)")
  }

  /// Redraws the highlighted row after a change of the highlighted cell.
  final func markHighlightedRow() {
    for cell in rows.cells.rows where cell.isHighlighted {
      cell.changed(.appearance)
      cell.content.changed(.appearance)
    }
  }

  /// Scrolls horizontally until `column` is visible.
  final func reveal(_ column: Int) {
    let old = shape.window
    shape.window.reveal(column)
    if shape.window != old { changed(.structure) }
  }
}
