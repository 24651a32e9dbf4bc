/// The current row and the chosen ones.
extension ListView {
  /// The row that keys act on, `nil` where there are none; setting it tells nobody.
  public final var highlightedRow: RowIndex? {
    get { cursor.row }
    set {
      guard let newValue, let line = lines.line(of: newValue) else { return }
      let old = cursor.row
      cursor = ListCursor(row: newValue, id: data.id(at: newValue))
      reveal(line)
      markCell(of: old)
      markCell(of: newValue)
    }
  }

  /// Whether `row` is chosen: by its check box or, where only one can be, by being current.
  public final func isSelected(_ row: RowIndex) -> Bool {
    selectionMode == .single ? row == cursor.row : choice.contains(data.id(at: row))
  }

  /// The chosen rows from top to bottom; looks at every row where several can be chosen.
  public final var selectedRows: [RowIndex] {
    guard selectionMode == .multiple else { return cursor.row.map { [$0] } ?? [] }
    guard !choice.ids.isEmpty else { return [] }
    let known = choice.ids.compactMap(data.row)
    if known.count == choice.ids.count { return known.sorted() }
    return allRows.filter { choice.contains(data.id(at: $0)) }
  }

  /// Chooses no row, or all of them; tells nobody.
  public final func choose(all: Bool) {
    choice.set(all ? Set(allRows.map { data.id(at: $0) }) : [])
    markCells()
  }

  private var allRows: some Sequence<RowIndex> { (0..<lines.count).lazy.compactMap(lines.row) }

  /// The user chooses all rows, or none if all of them are chosen.
  final func chooseAll() throws {
    choose(all: choice.ids.count < lines.rowCount)
    try didSelect()
  }

  /// The user presses the check box of the current row.
  final func toggle() throws -> Bool {
    guard let id = cursor.id, cursor.row != nil else { return false }
    choice.toggle(id)
    markCells()
    try didSelect()
    return true
  }

  private func reveal(_ line: Int) {
    let old = viewport.top
    // A section's header is shown together with its first row.
    if line > 0, case .header = lines[line - 1] { viewport.reveal(line - 1, lines) }
    viewport.reveal(line, lines)
    if viewport.top != old { changed(.structure) }
  }
}
