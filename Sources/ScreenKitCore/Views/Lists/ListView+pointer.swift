/// The gestures in progress.
struct ListGestures {
  /// The duration of a press on a row before its menu opens.
  static let longPress = Duration.milliseconds(500)

  /// A part of a list that is found again after a change of the rows.
  enum Target: Equatable {
    /// The row of the item with this identity.
    case row(AnyHashable)
    /// The header with this text.
    case header(String)
    /// The line after the last row.
    case more
  }

  /// A press while the pointer button is held.
  struct Press {
    /// The pressed part; `nil` below the last line.
    let target: Target?
    let start: SurfacePoint
    /// Whether the row was already highlighted.
    let wasHighlighted: Bool
    /// The timer that opens the menu; `nil` after it has run or was cancelled.
    var timer: ClockTimer?
  }

  var press: Press?
  var pull = PullToRefresh()
  var typeAhead = TypeAhead()
  /// Whether the loading of more rows has begun since the end became visible.
  var hasSeenEnd = false
}

/// The pointer handling of a list: selection and activation.
extension ListView {
  final func follow(_ pointer: PointerInput) throws -> Bool {
    if followScrollBar(pointer) { return true }
    switch pointer.action {
    case .down(.left): beginPress(pointer)
    case .down(.right): return try openMenu(at: pointer)
    case .drag(.left): drag(pointer)
    case .up(.left): try endPress(pointer)
    case .scroll(_, let y): return scroll(by: 3 * y)
    case .down, .up, .drag, .move: return false
    }
    return true
  }

  /// The visible part of the list, in lines.
  public final var scrollExtent: ScrollExtent {
    ScrollExtent(offset: viewport.top, visible: cells.lines.count, total: lines.count)
  }

  /// Scrolls until the line at `offset` is the first visible line, or the end of the list is
  /// visible.
  public final func scroll(toOffset offset: Int) { scroll(by: offset - viewport.top) }

  /// Scrolls by `count` lines; returns whether the list moved.
  @discardableResult
  public final func scroll(by count: Int) -> Bool {
    let old = viewport.top
    viewport.scroll(by: count, lines)
    if viewport.top != old { changed(.structure) }
    return viewport.top != old
  }

  private func beginPress(_ pointer: PointerInput) {
    let line = line(at: pointer.location.y)
    let row = line.flatMap(lines.row)
    gestures.press = .init(
      target: line.map(target), start: pointer.location,
      wasHighlighted: row != nil && row == cursor.row)
    guard let row else { return }
    gestures.press?.timer = application?.clock.schedule(after: ListGestures.longPress) {
      [weak self] in
      self?.application?.attempt { try self?.longPress(row) }
    }
  }

  /// Returns the part of the list at `line`.
  private func target(at line: Int) -> ListGestures.Target {
    switch lines[line] {
    case .header(let section): .header(data.header(of: section) ?? "")
    case .more: .more
    case .row(let row): .row(data.id(at: row))
    }
  }

  /// Opens the menu of `row` after a long press; the release then has no further effect.
  ///
  /// Does nothing if `row` is now the row of another item.
  private func longPress(_ row: RowIndex) throws {
    guard let line = lines.line(of: row), target(at: line) == gestures.press?.target else { return }
    try select(row)
    if openMenu(by: .pointer) { gestures.press = nil }
  }

  private func drag(_ pointer: PointerInput) {
    guard let press = gestures.press else { return }
    if pointer.location != press.start { gestures.press?.timer = nil }
    guard onRefresh != nil, viewport.top == 0 else { return }
    // In a low list, the distance is limited to its height.
    let distance = min(loading.pullDistance, max(1, viewport.height - 1))
    setPull { $0.pull(by: pointer.location.y - press.start.y, of: distance) }
  }

  private func endPress(_ pointer: PointerInput) throws {
    defer { gestures.press = nil }
    guard let press = gestures.press else { return }
    let isPulled = gestures.pull.phase == .pulling || gestures.pull.phase == .ready
    var starts = false
    setPull { starts = $0.release() }
    if starts { _ = try refresh() }
    let line = line(at: pointer.location.y)
    guard !isPulled, pointer.isInside, let line, target(at: line) == press.target else { return }
    switch lines[line] {
    case .header(let section): if foldsSections { try foldByUser(section) }
    case .more: try loadMore()
    case .row(let row): try click(row, wasHighlighted: press.wasHighlighted, pointer.modifiers)
    }
  }

  private func click(_ row: RowIndex, wasHighlighted: Bool, _ modifiers: KeyModifiers) throws {
    let extends = selectionMode == .multiple && modifiers.contains(.shift)
    let table = parent as? TableView
    let isSameCell = try table?.highlightPressedColumn() ?? true
    try select(row, extending: extends)
    if selectionMode == .multiple {
      if !extends { _ = try toggle() }
      if table?.isPressedTwice == true { _ = table?.editInsteadOfOpening(row) }
    } else if wasHighlighted && isSameCell || activatesOnClick {
      try open(row)
    }
  }

  private func openMenu(at pointer: PointerInput) throws -> Bool {
    guard let row = line(at: pointer.location.y).flatMap(lines.row) else { return false }
    try select(row)
    return openMenu(by: .pointer)
  }

  /// Opens the menu of the highlighted row, at the pointer or at the row.
  ///
  /// - Parameter origin: The kind of input that requests the menu.
  /// - Returns: Whether the row has a menu.
  final func openMenu(by origin: MenuOrigin = .key) -> Bool {
    guard let application, let row = cursor.row else { return false }
    let commands = commands(at: row)
    return application.openMenu(
      data.searchText(at: row), commands, of: self, by: origin)
  }
}
