/// The actions on the rows of a list.
extension ListView {
  final func perform(_ action: ViewAction) throws -> Bool {
    switch action {
    case .highlight(let row): return try perform(on: row) { true }
    case .activate(let row):
      return try perform(on: row) {
        try open(row)
        return true
      }
    case .toggle(let row): return try selectionMode == .multiple && perform(on: row, toggle)
    case .menu(let row): return try perform(on: row) { openMenu(by: .action) }
    case .scroll(let line):
      scroll(by: max(0, line) - viewport.top)
      return true
    // Browsers have a button in place of the pull gesture.
    case .press: return try refresh()
    default: return false
    }
  }

  /// Highlights `row` and then performs `body`; returns `false` if there is no such row.
  private func perform(on row: RowIndex, _ body: () throws -> Bool) throws -> Bool {
    guard lines.line(of: row) != nil else { return false }
    try select(row)
    return try body()
  }
}
