/// The keyboard handling of a list: highlight, selection and activation.
extension ListView {
  final func handle(_ press: KeyPress) throws -> Bool {
    if cursor.header != nil, let isHandled = try handle(onHeader: press) { return isHandled }
    if let motion = motion(of: press.key) {
      let extends = press.modifiers == .shift && selectionMode == .multiple
      guard extends || press.modifiers.isEmpty else { return false }
      return try move(to: motion.line, step: motion.step, extending: extends)
    }
    switch press {
    case KeyPress(.right): return enterRow(step: 1)
    case KeyPress(.left): return enterRow(step: -1) || goToHeader()
    case KeyPress(.function(10), .shift), KeyPress(.enter, .alt): return openMenu()
    case KeyPress(.function(5)), KeyPress("r", .control): return try refresh()
    case KeyPress("a", .control) where selectionMode == .multiple: try selectAllByUser()
    case KeyPress(.enter): return try open()
    case KeyPress(.space) where !gestures.typeAhead.isGoingOn(in: application):
      if selectionMode == .single { return try open() }
      return try toggle()
    default: return try search(for: press)
    }
    return true
  }

  private func motion(of key: Key) -> (line: Int, step: Int)? {
    let here = cursorLine ?? -1
    let page = viewport.page(lines)
    switch key {
    case .up: return (here - 1, -1)
    case .down: return (here + 1, 1)
    case .pageUp: return (max(0, here - page), -1)
    case .pageDown: return (min(lines.count - 1, here + page), 1)
    case .home: return (0, 1)
    case .end: return (lines.count - 1, -1)
    default: return nil
    }
  }

  /// Highlights the first row from `line` in the direction of `step`, and scrolls to it.
  ///
  /// - Returns: Whether the key was handled: another row was highlighted, or more rows are loaded.
  private func move(to line: Int, step: Int, extending: Bool) throws -> Bool {
    if foldsSections, !extending { return try moveAmongHeaders(to: line, step: step) }
    guard let row = lines.row(from: line, step: step) ?? edge(line, step), row != cursor.row
    else { return try loadFromEnd(line) }
    try select(row, extending: extending)
    return true
  }

  /// Returns the nearest row backwards, for a page step to a header or to the end.
  private func edge(_ line: Int, _ step: Int) -> RowIndex? {
    line >= 0 && line < lines.count ? lines.row(from: line, step: -step) : nil
  }

  /// Highlights `row` as if by the user, scrolls to it and moves the focus to the list.
  final func select(_ row: RowIndex, extending: Bool = false) throws {
    let old = cursor.row
    highlightedRow = row
    if !isFocused { application?.focus.move(to: self) }
    if extending {
      selection.extend(from: old ?? row, to: row, in: lines) { data.id(at: $0) }
      markCells()
      try didSelect()
    } else {
      selection.endRange()
    }
    if row != old { try didHighlight() }
  }

  private func open() throws -> Bool {
    guard let row = cursor.row else { return false }
    try open(row)
    return true
  }

  final func open(_ row: RowIndex) throws {
    if let table = parent as? TableView, table.editInsteadOfOpening(row) { return }
    try didActivate(row)
    try perform()
  }

  /// Loads more rows if `line` is the line after the last row; returns whether loading began.
  final func loadFromEnd(_ line: Int) throws -> Bool {
    guard lines.row(at: line) == nil, line == lines.count - 1, loading.more == .available else {
      return false
    }
    try loadMore()
    return true
  }

  /// Moves the focus between the controls of the highlighted row, or from the first one back to the
  /// list.
  private func enterRow(step: Int) -> Bool {
    guard let focus = application?.focus,
      let cell = cells.rows.first(where: { $0.index == cursor.row })
    else { return false }
    let controls = FocusOrder.candidates(in: cell)
    let place = controls.firstIndex { $0 === focus.view } ?? -1
    guard place >= 0 || step > 0, place + step < controls.count else { return false }
    focus.move(to: place + step < 0 ? self : controls[place + step])
    return true
  }
}

// MARK: Finding by letters

extension ListView {
  private func search(for press: KeyPress) throws -> Bool {
    guard let text = gestures.typeAhead.text(after: press, in: application) else { return false }
    let isGoingOn = gestures.typeAhead.isGoingOn(in: application)
    guard let row = find(text, after: !isGoingOn) ?? findAgain(text) else { return isGoingOn }
    gestures.typeAhead.keep(text, in: application)
    try select(row)
    return true
  }

  /// Returns the next row that begins with the repeated letter of `text`; `nil` if its letters
  /// differ.
  private func findAgain(_ text: String) -> RowIndex? {
    guard let first = text.first, text.count > 1, text.allSatisfy({ $0 == first }) else {
      return nil
    }
    return find(String(first), after: true)
  }

  /// Returns the next row with a search text that begins with `text`, wrapping around; `nil`
  /// without a match.
  private func find(_ text: String, after: Bool) -> RowIndex? {
    let prefix = SearchPrefix(text)
    let start = (cursorLine ?? 0) + (after ? 1 : 0)
    for distance in 0..<lines.count {
      guard let row = lines.row(at: (start + distance) % lines.count) else { continue }
      if prefix.matches(data.searchText(at: row)) { return row }
    }
    return nil
  }
}
