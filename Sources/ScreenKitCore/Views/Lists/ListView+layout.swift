/// The layout of a list, for its backend.
extension ListView {
  /// Whether there are lines above the visible part.
  package final var hasMoreAbove: Bool { cells.lines.lowerBound > 0 }
  /// Whether there are lines below the visible part.
  package final var hasMoreBelow: Bool { cells.lines.upperBound < lines.count }

  /// The height of all lines in units, including the refresh text.
  @usableFromInline package final var contentHeight: Int { lines.height + refreshHeight }

  /// Prepares the views of all visible lines in the height of `result`.
  ///
  /// The backend then positions the children from top to bottom. Each child has the height of its
  /// line, except that ``emptyView`` takes the remaining space. `backend.arrangement` describes
  /// their moves.
  public final func didLayOut(_ result: LayoutResult) {
    let old = ListPicture(self)
    let (wasStale, oldLines) = (lastLayout.isStale, cells.lines)
    let room = result.visibleHeight - refreshHeight
    lastLayout.track = result.track
    viewport.pinsHeader = result.pinsHeader
    viewport.fit(room, lines, keeping: cursorLine)
    lastLayout.arrangement = showLines(since: old)
    // The width depends on the visible rows, which did not exist when the list was measured.
    if hugsRows, wasStale || cells.lines != oldLines { changed(.content) }
    seeEnd()
  }

  /// Prepares the views of `count` lines from `first`.
  final func showLines(from first: Int, count: Int, top: Int? = nil) {
    let first = max(0, min(first, lines.count))
    let end = first + max(0, min(count, lines.count - first))
    let height = lines.height(of: first..<end) + refreshHeight
    viewport.show(from: first)
    didLayOut(LayoutResult(visibleHeight: height))
    viewport.topInSight = top.map { max(0, min($0, lines.count)) }
  }

  /// Returns the height of a child in units; `nil` for all remaining space.
  @usableFromInline package final func height(of child: View) -> Int? {
    switch child {
    case is RowCell: lines.rowHeight
    case is ListNote: 1
    case is Frame where child === extras?.refreshArea?.frame: refreshHeight
    default: nil
    }
  }

  /// Returns the index of the line at `y` units below the top of the list; `nil` if there is none.
  final func line(at y: Int) -> Int? {
    var rest = y - refreshHeight
    guard rest >= 0 else { return nil }
    var shown = cells.lines
    if cells.pinned != nil, let section = viewport.pinnedSection(lines) {
      if rest == 0 { return lines.headerLine(of: section) }
      rest -= 1
      shown = shown.dropFirst()
    }
    for line in shown {
      rest -= lines.height(of: line)
      if rest < 0 { return line }
    }
    return nil
  }

  /// The text above the first line; `nil` for none.
  final var refreshText: String? {
    switch gestures.pull.phase {
    case .pulling?: loading.pullText ?? strings.lists.pullToRefresh
    case .ready?: loading.releaseText ?? strings.lists.releaseToRefresh
    case .loading?: loading.loadingText ?? strings.lists.loading
    case nil: nil
    }
  }

  /// Updates the highlight and selection of the visible rows.
  final func markCells() {
    for cell in cells.rows { mark(cell) }
    guard foldsSections else { return }
    if let pinned = cells.pinned { mark(pinned) }
    for case let note as ListNote in cells.shown { mark(note) }
  }

  /// Updates the highlight and selection of `row`, if it is visible.
  final func markCell(of row: RowIndex?) {
    guard let line = row.flatMap(lines.line), let cell = cells.row(at: line) else { return }
    mark(cell)
  }

  private func mark(_ cell: RowCell) {
    cell.isHighlighted = cell.index == cursor.row
    cell.isSelected = selectionMode == .multiple ? selection.contains(cell.itemID) : nil
  }

  private func mark(_ note: ListNote) {
    note.isHighlighted = note.isOpen != nil && note.section == highlightedSection
  }

  private func showLines(since old: ListPicture) -> ListArrangement {
    let (stale, focused) = (lastLayout.isStale, cellWithFocus)
    // Changes by the adapter during the creation of views make the list stale again.
    lastLayout.isStale = false
    cells.show(viewport.visible(lines), isStale: stale, fill: fill, make: makeCell)
    cells.pinned = pinnedNote
    if refreshText == nil, lines.count > 0, cells.pinned == nil {
      arrange(cells.shown)
    } else {
      let rows = cells.pinned.map { [$0] + cells.shown.dropFirst() } ?? cells.shown
      arrange(refreshNote + rows + (lines.count == 0 ? emptyView.map { [$0] } ?? [] : []))
    }
    // A view in a row must not keep the focus when the row shows another item.
    let keepsFocus = (parent as? TableView)?.focusEditor() ?? false
    if !keepsFocus, let focused, focused.cell.parent !== self || focused.cell.itemID != focused.id {
      application?.focus.move(to: self)
    }
    return stale ? .rearranged : ListPicture(self).arrangement(since: old, lines)
  }

  /// The header in place of the first visible row, if it stays visible; otherwise `nil`.
  private var pinnedNote: ListNote? {
    guard let section = viewport.pinnedSection(lines) else { return nil }
    return show(headerOf: section, in: cells.pinned ?? ListNote())
  }

  private var refreshNote: [View] {
    guard let refreshText else { return [] }
    let area = extras?.refreshArea
    let old = (children.first as? ListNote).flatMap { $0.kind == .refresh ? $0 : nil }
    let note = show(.refresh, refreshText, in: area?.note ?? old ?? ListNote())
    note.paint = loading.paint
    note.arrow = refreshArrow
    note.alignment = loading.alignment
    return [area?.frame ?? note]
  }

  /// The arrow of the line above the first row, while the list is pulled; `nil` for none.
  private var refreshArrow: ListNote.Arrow? {
    guard let color = loading.arrowColor, let phase = gestures.pull.phase, phase != .loading
    else { return nil }
    return ListNote.Arrow(pointsUp: phase == .ready, color: color)
  }

  private var cellWithFocus: (cell: RowCell, id: AnyHashable)? {
    guard let view = application?.focus.view, view !== self, view.isWithin(self) else { return nil }
    for view in view.path {
      if let cell = view as? RowCell, cell.parent === self { return (cell, cell.itemID) }
    }
    return nil
  }

  private func makeCell(_ line: Int) -> View {
    switch lines[line] {
    case .header(let section):
      return show(headerOf: section, in: cells.takeNote())
    case .more:
      let texts = strings.lists
      let text =
        loading.more == .underWay
        ? loading.loadingText ?? texts.loading : loading.moreText ?? texts.showMore
      return show(.more, text, in: cells.takeNote())
    case .row(let row):
      let cell = cells.takeRow() ?? RowCell(data.makeRowView())
      cell.hasSeparator = separator != nil
      show(row, in: cell)
      return cell
    }
  }

  /// Shows the row at `line` in `cell`; returns `false`, without an effect, if the line is not a
  /// row.
  private func fill(_ cell: RowCell, _ line: Int) -> Bool {
    guard case .row(let row) = lines[line] else { return false }
    show(row, in: cell)
    return true
  }

  private func show(_ row: RowIndex, in cell: RowCell) {
    let id = data.show(row, in: cell.content)
    // An action on a button of the previous item must not press the button of the new item.
    if cell.targetNumber != 0, cell.itemID != id { cell.forgetTargets() }
    cell.itemID = consume id
    cell.index = row
    cell.accessory = options.hasAccessories ? accessory(at: row) : .none
    mark(cell)
  }

  private func show(_ kind: ListNote.Kind, _ text: String, in note: ListNote) -> ListNote {
    (note.kind, note.text, note.isOpen, note.isHighlighted) = (kind, text, nil, false)
    return note
  }

  private func show(headerOf section: Int, in note: ListNote) -> ListNote {
    (note.kind, note.text) = (.header, data.header(of: section) ?? "")
    (note.section, note.isOpen) = (section, foldsSections ? !isFolded(section) : nil)
    mark(note)
    return note
  }
}
