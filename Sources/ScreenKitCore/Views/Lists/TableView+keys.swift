/// The handling of input for columns: the highlighted cell and horizontal scrolling.
extension TableView {
  /// Handles input for columns before the rows; returns whether it was used.
  final func handleBeforeRows(_ input: ViewInput) throws -> Bool {
    switch input {
    case .key(let press) where press.phase != .up:
      isPressedTwice = false
      return try handleEditing(press) || handle(press)
    case .action(.setValue(.int(let column))):
      guard highlightsCells, shape.shownColumns.contains(column) else { return false }
      try highlight(column)
    case .action(.step(let count)) where highlightsCells && count != 0:
      return try moveHighlight(by: count)
    case .pointer(let pointer):
      if pointer.action == .down(.left) { return try commitByPress() }
      guard case .scroll(let x, _) = pointer.action, x != 0 else { return false }
      return scrollColumns(by: x.signum())
    case .key, .text, .paste, .action: return false
    }
    return true
  }

  private func handle(_ press: KeyPress) throws -> Bool {
    switch press {
    case KeyPress(.left): try move(by: -1)
    case KeyPress(.right): try move(by: 1)
    case KeyPress("<", .alt): resize(highlightedColumn, by: isMirrored ? 1 : -1)
    case KeyPress(">", .alt): resize(highlightedColumn, by: isMirrored ? -1 : 1)
    default: false
    }
  }

  /// Moves the highlighted cell, or scrolls if whole rows are highlighted.
  private func move(by step: Int) throws -> Bool {
    // Rows of a table contain no controls, so Left and Right are free for columns.
    highlightsCells ? try moveHighlight(by: step) : scrollColumns(by: step)
  }

  private func moveHighlight(by step: Int) throws -> Bool {
    guard let current = shape.highlightedColumn else { return false }
    let shown = shape.shownColumns
    let beyond: [Int] =
      step < 0 ? shown.reversed().filter { $0 < current } : shown.filter { $0 > current }
    guard let target = beyond.prefix(Int(clamping: step.magnitude)).last else { return false }
    try highlight(target)
    return true
  }

  /// Scrolls horizontally by one column; returns whether the columns moved.
  final func scrollColumns(by step: Int) -> Bool {
    guard shape.window.scroll(by: step) else { return false }
    changed(.structure)
    return true
  }

  /// Highlights the pressed cell; returns whether it was already highlighted.
  final func highlightPressedColumn() throws -> Bool {
    guard highlightsCells else { return true }
    guard let column = pressedColumn, column != shape.highlightedColumn else { return true }
    try highlight(column)
    return false
  }

  private func highlight(_ column: Int) throws {
    guard column != shape.highlightedColumn else { return }
    highlightedColumn = column
    try onHighlightColumn?(column)
  }
}
