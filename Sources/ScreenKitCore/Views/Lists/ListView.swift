/// A list of any number of rows; only visible rows have views.
///
/// It is the base class of ``List`` for any type of item. The arrow, page, Home and End keys move
/// the highlight, and the wheel scrolls. Letters find rows, and Enter activates the highlighted
/// row. Shift-F10, Alt-Enter, the right button and a long press open its menu.
public class ListView: Control, Scrollable, LayoutObserving {
  /// The layout of a list.
  public struct LayoutResult: Hashable, Sendable {
    /// The height of the list, in units.
    public var visibleHeight: Int
    /// The track of the scroll bar; `nil` for none.
    public var track: ScrollTrack?
    /// Whether the header of the top section stays visible, in place of the first visible row.
    public var pinsHeader: Bool

    /// Creates the layout of a list, by default without a scroll bar and with headers that scroll.
    public init(visibleHeight: Int, track: ScrollTrack? = nil, pinsHeader: Bool = false) {
      (self.visibleHeight, self.track, self.pinsHeader) = (visibleHeight, track, pinsHeader)
    }
  }

  /// The choice between single and multiple selection.
  public enum SelectionMode: Hashable, Sendable {
    /// The highlighted row is the selected row.
    case single
    /// Each row has a check box; the space bar, the pointer, Shift with arrows and Ctrl-A change
    /// it.
    case multiple
  }

  /// Whether the user can select a single row or multiple rows.
  @exclusivity(unchecked)  // Set in a single step; read for each row of a page: decision 0111.
  public final var selectionMode = SelectionMode.single {
    didSet {
      guard selectionMode != oldValue else { return }
      markCells()
      // Views around the list, such as a table's header, may be aligned with its rows.
      parent?.changed(.structure)
    }
  }

  /// Whether a click activates a row immediately; otherwise, only a click on the highlighted row
  /// activates it.
  public final var activatesOnClick: Bool {
    get { options.activatesOnClick }
    set { options.activatesOnClick = newValue }
  }

  /// The height of every row in units.
  public final var rowHeight: Int {
    get { options.rowHeight }
    set {
      guard newValue != rowHeight else { return }
      let shown = cursorLine.flatMap { viewport.visible(lines).contains($0) ? $0 : nil }
      options.rowHeight = newValue
      countLines()
      // Higher rows would move the highlighted row out of sight.
      if let shown { viewport.reveal(shown, lines) }
    }
  }

  /// The view shown if there are no rows; `nil` for none.
  public final var emptyView: View? {
    get { options.emptyView }
    set {
      guard newValue !== emptyView else { return }
      options.emptyView = newValue
      changed(.structure)
    }
  }

  /// The loading state of the list.
  public final var loading: ListLoading {
    get { paging.loading }
    set {
      let old = loading
      paging.loading = newValue
      if newValue != old { loadingChanged(from: old) }
    }
  }

  /// The closure that loads all rows again; called when the user presses F5 or Ctrl-R or pulls the
  /// list down.
  public final var onRefresh: (@MainActor () throws -> Void)? {
    get { paging.onRefresh }
    set { paging.onRefresh = newValue }
  }

  /// The closure that loads the rows after the last one; called when the end becomes visible and
  /// ``loading`` reports more.
  public final var onLoadMore: (@MainActor () throws -> Void)? {
    get { paging.onLoadMore }
    set { paging.onLoadMore = newValue }
  }

  /// Whether the list is only as wide as its visible rows, as in a menu; otherwise, it fills the
  /// width.
  @usableFromInline package final var hugsRows: Bool {
    get { options.hugsRows }
    set { options.hugsRows = newValue }
  }

  /// The use of the focus by a list, or by another view for it, such as a field above it.
  enum FocusUse: Hashable, Sendable {
    /// The list accepts the focus.
    case own
    /// Another view keeps the focus; if `isShown`, the highlighted row looks focused.
    case lent(isShown: Bool)
  }

  /// The use of the focus by the list.
  final var focusUse: FocusUse {
    get { options.focusUse }
    set {
      guard newValue != focusUse else { return }
      options.focusUse = newValue
      focusPart?.changed(.appearance)
      changed(.structure)
    }
  }

  /// Whether the highlighted row looks focused.
  package final var showsFocus: Bool { isFocused || focusUse == .lent(isShown: true) }

  /// The track of the scroll bar in the last layout; `nil` for none.
  public final var scrollTrack: ScrollTrack? { lastLayout.track }

  /// The effect of the last layout on the children.
  @usableFromInline package final var arrangement: ListArrangement { lastLayout.arrangement }

  final let data: any ListRows
  // The lines and the cursor are read for each row of a page, the other values several times for
  // each step. No other code runs during a change of a value: decision 0111.
  @exclusivity(unchecked) final var lines = ListLines.none
  @exclusivity(unchecked) final var viewport = ListViewport()
  @exclusivity(unchecked) final var cursor = ListCursor()
  final var selection = ListSelection()
  final let cells = ListCells()
  @exclusivity(unchecked) final var lastLayout = LastListLayout()
  final var options = ListOptions()
  final var paging = ListPaging()
  @exclusivity(unchecked) final var gestures = ListGestures()
  /// The rarely used properties; `nil` while all of them have their default values.
  final var extras: ListExtras?

  init(_ data: any ListRows) {
    self.data = data
    super.init()
    lines = ListLines(data, rowHeight: 1, hasMore: false)
    highlight(line: 0)
  }

  /// Whether the activation of a row has an effect.
  var activatesRows: Bool { action != nil }

  public override var keyHints: [KeyHint] {
    var hints: [KeyHint] = []
    if activatesRows, highlightedRow != nil {
      hints.append(KeyHint(KeyPress(.enter), strings.fields.open))
    }
    if selectionMode == .multiple {
      hints.append(KeyHint(KeyPress(.space), strings.hints.select))
    }
    if let foldHint { hints.insert(foldHint, at: 0) }
    if onRefresh != nil {
      hints.append(KeyHint(KeyPress(.function(5)), strings.hints.refresh))
    }
    return hints
  }

  public override var role: SemanticRole { .list }
  public override var acceptsFocus: Bool { focusUse == .own }
  public override var focusTarget: View {
    focusUse == .own ? self : parent?.focusTarget ?? self
  }

  /// Shows the notes of the list in the new language.
  override func languageDidChange() { lastLayout.isStale = true }

  public override var accessibleValue: String {
    let texts = strings.lists
    guard let row = cursor.row else { return headerValue ?? texts.empty }
    let place = texts.place(lines.number(of: row) + 1, lines.rowCount)
    return selectionMode == .single
      ? place : "\(place), \(texts.selected(selectedRowCount))"
  }

  public override var focusPart: View? {
    if cursor.header != nil { return children.first { ($0 as? ListNote)?.isHighlighted == true } }
    guard let row = cursor.row, let line = lines.line(of: row), let cell = cells.row(at: line),
      cell.isHighlighted, cell.parent === self
    else { return nil }
    return cell
  }

  /// The description with the number of rows; the focused row has its own description.
  public override var semanticDetails: SemanticDetails {
    let count = lines.rowCount
    let texts = strings.lists
    var value = count == 0 ? texts.empty : texts.rows(count)
    if selectionMode == .multiple { value += ", " + texts.selected(selectedRowCount) }
    return SemanticDetails(value: value, parts: children)
  }

  public override var savedState: SavedState.Value? {
    var state = SavedState()
    state["top"] = .int(viewport.topInSight ?? viewport.top)
    state["highlighted"] = cursor.id.flatMap(SavedState.Value.init(id:))
    saveSections(in: &state)
    if selectionMode == .multiple {
      // Identities are saved, since selected rows may be loaded later.
      let selected = selection.ids.compactMap(SavedState.Value.init(id:))
      state["selected"] = .list(selected.sorted { "\($0)" < "\($1)" })
    }
    return .state(state)
  }

  public override func restore(_ state: SavedState.Value) {
    guard case .state(let state) = state else { return }
    if let id = state["highlighted"]?.id { cursor.id = id }
    restoreSections(state)
    if case .list(let ids) = state["selected"] { selection.set(Set(ids.compactMap(\.id))) }
    if case .int(let top) = state["top"], top >= 0 { viewport.top = top }
    countLines()
    relocate(near: 0)
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled else {
      gestures.press = nil
      return false
    }
    if let table = parent as? TableView, try table.handleBeforeRows(input) { return true }
    switch input {
    case .key(let press) where press.phase != .up: return try handle(press)
    case .pointer(let pointer): return try follow(pointer)
    case .action(let action): return try perform(action)
    case .key, .text, .paste: return false
    }
  }

  // MARK: Overridden by lists with items

  /// Prepares for a new count of the rows after a change of the data.
  func willReload() {}
  /// Responds to the highlight of another row by the user.
  func didHighlight() throws {}
  /// Responds to a change of the selection by the user.
  func didSelect() throws {}
  /// Responds to the activation of a row by the user.
  func didActivate(_ row: RowIndex) throws {}
  /// Returns the commands in the menu of a row.
  func commands(at row: RowIndex) -> [Command] { [] }
  /// Returns the sign at the end of a row.
  func accessory(at row: RowIndex) -> RowAccessory { .none }
}

extension SavedState.Value {
  /// Creates a value from the identity of an item; returns `nil` if it cannot be saved.
  init?(id: AnyHashable) {
    switch id.base {
    case let ids as [AnyHashable]:
      let values = ids.compactMap(SavedState.Value.init(id:))
      guard values.count == ids.count else { return nil }
      self = .list(values)
    case let id as String: self = .string(id)
    case let id as Int: self = .int(id)
    default: return nil
    }
  }

  /// The saved identity; `nil` for any other value.
  var id: AnyHashable? {
    switch self {
    case .list(let values):
      let ids = values.compactMap(\.id)
      return ids.count == values.count ? AnyHashable(ids) : nil
    case .string(let id): return AnyHashable(id)
    case .int(let id): return AnyHashable(id)
    case .null, .bool, .double, .state: return nil
    }
  }
}

/// The highlighted row and the identity of its item, for finding the row again.
struct ListCursor {
  var row: RowIndex?
  /// The identity of the item, kept without rows, so that the item is found when it is loaded.
  var id: AnyHashable?
  /// The highlighted header in place of a row; `nil` for none.
  var header: Header?

  /// The header of a section, identified by its text.
  struct Header: Equatable {
    var section: Int
    var title: String
  }
}
