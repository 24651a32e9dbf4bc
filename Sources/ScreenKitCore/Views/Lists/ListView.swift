/// Rows below one another, as many as there may be, of which only those in sight have views.
///
/// What every ``List`` can do, whatever its items are. The arrow, page, Home and End keys and
/// the wheel move through it; letters find rows; Enter opens the current row; Shift-F10,
/// Alt-Enter, the right button and a long press open its menu (F-040 to F-045).
public class ListView: Control, ScrollMarking {
  /// How many rows can be chosen at once.
  public enum SelectionMode: Hashable, Sendable {
    /// The current row is the chosen one.
    case single
    /// Each row has a check box: the space bar, the pointer, Shift with arrows and Ctrl-A use it.
    case multiple
  }

  /// How many rows can be chosen at once.
  @exclusivity(unchecked)  // Set in a single step.
  public final var selectionMode = SelectionMode.single {
    didSet {
      guard selectionMode != oldValue else { return }
      markCells()
      // What stands around the list, such as a table's header, may keep in line with its rows.
      parent?.changed(.structure)
    }
  }

  /// Whether a click activates a row at once; otherwise the first click highlights the row, and a
  /// click on the highlighted row activates it.
  public final var activatesOnClick = false

  /// Units from top to bottom of every row.
  public final var rowHeight = 1 {
    didSet { if rowHeight != oldValue { countLines() } }
  }

  /// What is shown where there are no rows.
  public final var emptyView: View? {
    didSet { if emptyView !== oldValue { changed(.structure) } }
  }

  /// What has to do with loading rows.
  public final var loading = ListLoading() {
    didSet { if loading != oldValue { loadingChanged(from: oldValue) } }
  }

  /// Loads all rows anew; called when the user asks for it, by F5, Ctrl-R or pulling down.
  public final var onRefresh: (@MainActor () throws -> Void)?
  /// Loads what is behind the last row; called when ``ListLoading/More/available`` more is seen.
  public final var onLoadMore: (@MainActor () throws -> Void)?

  /// Whether the list is only as wide as the rows in sight, as in a menu; else it takes all.
  package final var hugsRows = false

  package final var scrollMarks = ScrollMarkPlaces()

  final let data: any ListRows
  // Nobody is called while one of these is changed, and each row in sight asks for them.
  @exclusivity(unchecked) final var lines = ListLines.none
  @exclusivity(unchecked) final var viewport = ListViewport()
  @exclusivity(unchecked) final var cursor = ListCursor()
  @exclusivity(unchecked) final var choice = ListChoice()
  final let cells = ListCells()
  /// Whether the views in sight show what is no longer so.
  final var isStale = true
  final var gestures = ListGestures()

  init(_ data: any ListRows) {
    self.data = data
    super.init()
    lines = ListLines(data, rowHeight: 1, hasMore: false)
    place(at: 0)
  }

  public override var role: SemanticRole { .list }

  public override var accessibleValue: String {
    guard let row = cursor.row else { return "empty" }
    let place = "\(lines.number(of: row) + 1) of \(lines.rowCount)"
    return selectionMode == .single ? place : "\(place), \(choice.ids.count) chosen"
  }

  package override var focusPart: View? {
    guard let row = cursor.row, let line = lines.line(of: row), let cell = cells.row(at: line),
      cell.isHighlighted, cell.parent === self
    else { return nil }
    return cell
  }

  /// Which row is the current one, the focus says.
  override var semanticDetails: SemanticDetails {
    let count = lines.rowCount
    var value = count == 0 ? "empty" : count == 1 ? "1 row" : "\(count) rows"
    if selectionMode == .multiple { value += ", \(choice.ids.count) chosen" }
    return SemanticDetails(value: value, parts: children)
  }

  public override var savedState: SavedState.Value? {
    var state = SavedState()
    state["top"] = .int(viewport.top)
    state["highlighted"] = cursor.id.flatMap(SavedState.Value.init(id:))
    if selectionMode == .multiple {
      // By identity, since rows that are still to be loaded may be chosen too.
      let chosen = choice.ids.compactMap(SavedState.Value.init(id:))
      state["chosen"] = .list(chosen.sorted { "\($0)" < "\($1)" })
    }
    return .state(state)
  }

  public override func restore(_ state: SavedState.Value) {
    guard case .state(let state) = state else { return }
    if let id = state["highlighted"]?.id { cursor.id = id }
    if case .list(let ids) = state["chosen"] { choice.set(Set(ids.compactMap(\.id))) }
    if case .int(let top) = state["top"], top >= 0 { viewport.top = top }
    countLines()
    relocate(near: 0)
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled else {
      gestures.press = nil
      return false
    }
    switch input {
    case .key(let press) where press.phase != .up: return try handle(press)
    case .pointer(let pointer): return try follow(pointer)
    case .key, .text, .paste: return false
    }
  }

  // MARK: What a list with items does

  /// The user made another row current.
  func didHighlight() throws {}
  /// The user chose other rows.
  func didSelect() throws {}
  /// The user opened a row.
  func didActivate(_ row: RowIndex) throws {}
  /// What can be done with a row.
  func commands(at row: RowIndex) -> [Command] { [] }
}

extension SavedState.Value {
  /// Keeps the identity of an item, if it is of a kind that can be kept.
  fileprivate init?(id: AnyHashable) {
    switch id.base {
    case let id as String: self = .string(id)
    case let id as Int: self = .int(id)
    default: return nil
    }
  }

  /// The identity that was kept; `nil` for anything else.
  fileprivate var id: AnyHashable? {
    switch self {
    case .string(let id): AnyHashable(id)
    case .int(let id): AnyHashable(id)
    case .null, .bool, .double, .list, .state: nil
    }
  }
}

/// The row that keys act on, and the identity of its item, by which it is found again.
struct ListCursor {
  var row: RowIndex?
  /// Kept while there are no rows, so that the item is found when it is loaded.
  var id: AnyHashable?
}
