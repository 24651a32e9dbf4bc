/// A view of the last lines of a log that follows new lines and can be filtered.
///
/// Its ``list`` handles the keys, the pointer and the scroll bar. Moving or scrolling away from the
/// last line stops following, and the End key starts it again. A ``SearchField`` for ``list``
/// filters the lines.
public final class LogView: View {
  /// The list that shows the lines.
  public let list: ListView

  /// The minimum level of the shown lines.
  public var leastLevel: LogLine.Level {
    get { rows.least }
    set {
      guard newValue != rows.least else { return }
      rows.least = newValue
      list.reload()
      if isFollowing { showEnd() }
    }
  }

  /// Whether the view scrolls to the last line when lines are appended.
  ///
  /// Setting it in code calls no observers.
  public var isFollowing: Bool {
    get { follows }
    set {
      follows = newValue
      if newValue { showEnd() }
    }
  }

  /// The closure called with ``isFollowing`` after the user stopped or resumed following new lines.
  public var onFollow: (@MainActor (Bool) throws -> Void)?

  let rows: LogRows
  private var follows = true

  /// Creates a log that keeps the last `limit` lines.
  public init(limit: Int = 100_000) {
    let rows = LogRows(limit: limit)
    let list = List(rows)
    (self.rows, self.list) = (rows, list)
    super.init()
    list.layout.flex = 1
    list.onHighlight = { [unowned self] _ in try userMoved() }
    add(list)
  }

  /// The number of kept lines, including hidden ones.
  public var lineCount: Int { rows.store.count }

  /// The number of shown lines.
  public var shownCount: Int { rows.store.shownCount }

  /// Appends a line; beyond the limit the oldest line is dropped.
  public func append(_ text: String, _ level: LogLine.Level = .info, time: String = "") {
    append(contentsOf: CollectionOfOne(LogLine(text, level, time: time)))
  }

  /// Appends `lines`; beyond the limit the oldest lines are dropped.
  ///
  /// The cost is the storage of the lines, since only visible lines have views.
  public func append(contentsOf lines: some Collection<LogLine>) {
    guard !lines.isEmpty else { return }
    if follows, !isAtEnd { follows = false }
    let before = rows.store.shownCount
    let change = rows.store.append(lines)
    // If all previous rows were dropped, the list must count its rows again.
    if change.dropped >= before, change.dropped > 0 {
      list.reload()
    } else {
      if change.dropped > 0 { list.rowsRemoved(change.dropped, at: RowIndex(0)) }
      if change.added > 0 {
        list.rowsInserted(change.added, at: RowIndex(shownCount - change.added))
      }
    }
    if follows { showEnd() }
  }

  /// Drops all lines.
  public func clear() {
    rows.store.clear()
    list.reload()
  }

  public override var focusTarget: View { list }
  public override var accessibleText: String { accessibleName ?? list.accessibleText }

  public override var savedState: SavedState.Value? {
    var state = SavedState()
    state["follows"] = .bool(follows)
    state["level"] = .int(leastLevel.rawValue)
    return .state(state)
  }

  public override func restore(_ state: SavedState.Value) {
    guard case .state(let state) = state else { return }
    if case .bool(let follows)? = state["follows"] { isFollowing = follows }
    if case .int(let level)? = state["level"], let level = LogLine.Level(rawValue: level) {
      leastLevel = level
    }
  }

  private var lastRow: RowIndex? { shownCount > 0 ? RowIndex(shownCount - 1) : nil }

  /// Whether the last line is visible, or there is no layout yet.
  private var isAtEnd: Bool {
    let visible = list.viewport.visible(list.lines)
    return list.viewport.height == 0 || visible.upperBound >= list.lines.count
  }

  private func showEnd() { if let lastRow { list.highlightedRow = lastRow } }

  private func userMoved() throws {
    let atEnd = list.highlightedRow == lastRow
    guard atEnd != follows else { return }
    follows = atEnd
    try onFollow?(atEnd)
  }
}
