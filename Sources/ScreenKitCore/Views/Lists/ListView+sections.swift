/// The folding of sections, which hides the rows of a section below its header.
extension ListView {
  /// Whether the user can fold sections with headers, so that only their headers are shown.
  ///
  /// With folding, the arrow keys move to headers too. Left folds the section and Right opens it.
  /// Enter, the space bar or a press of the header toggles it. The text of the header identifies a
  /// section, even in the saved state, so sections with equal texts fold together.
  public final var foldsSections: Bool {
    get { extras?.foldsSections ?? false }
    set {
      guard newValue != foldsSections else { return }
      let line = cursorLine ?? 0
      ownExtras.foldsSections = newValue
      ownExtras.folded = []
      countLines()
      relocate(near: line)
    }
  }

  /// The closure called with the index of a section, and whether it is folded, after the user
  /// folded or opened it.
  public final var onFold: (@MainActor (Int, Bool) throws -> Void)? {
    get { extras?.onFold }
    set { ownExtras.onFold = newValue }
  }

  /// The index of the section with the highlighted header; `nil` if no header is highlighted.
  public final var highlightedSection: Int? {
    guard let header = cursor.header else { return nil }
    // The index distinguishes headers with equal texts until the sections change.
    return lines.title(of: header.section) == header.title
      ? header.section : lines.section(titled: header.title)
  }

  /// Returns whether the section at index `section` is folded, so that its rows are hidden.
  public final func isFolded(_ section: Int) -> Bool { lines.isFolded(section) }

  /// Folds or opens a section with a header; calls no observers.
  ///
  /// If the highlighted row becomes hidden, the header is highlighted instead. Only rows that
  /// become visible are requested from the adapter.
  public final func setFolded(_ isFolded: Bool, section: Int) {
    guard foldsSections, let title = lines.title(of: section), isFolded != self.isFolded(section)
    else { return }
    let hidesHighlight = isFolded && cursor.row.map { lines.title(of: $0.section) == title } == true
    if isFolded { ownExtras.folded.insert(title) } else { ownExtras.folded.remove(title) }
    let wasVisible = cursorLine.map(cells.lines.contains) ?? false
    update { $0 }
    if hidesHighlight {
      highlight(header: section)
    } else if wasVisible, let line = cursorLine {
      reveal(line)
    }
  }

  /// The index of the line of the highlighted row or header; `nil` if there is none.
  final var cursorLine: Int? {
    if let row = cursor.row { return lines.line(of: row) }
    return highlightedSection.flatMap(lines.headerLine)
  }

  /// Highlights the header of `section` instead of a row, and scrolls to it.
  private func highlight(header section: Int) {
    guard let line = lines.headerLine(of: section), let header = lines.headerCursor(of: section)
    else { return }
    cursor = ListCursor(header: header)
    reveal(line)
    markCells()
  }

  /// The description of the highlighted header; `nil` if no header is highlighted.
  final var headerValue: String? {
    guard let section = highlightedSection, let title = cursor.header?.title else { return nil }
    return [title, ListNote.state(isOpen: !isFolded(section), in: strings)]
      .joined(separator: ", ")
  }

  /// The hint of the key that folds or opens the highlighted section; `nil` for a row.
  final var foldHint: KeyHint? {
    guard let section = highlightedSection else { return nil }
    let texts = strings.trees
    return isFolded(section)
      ? KeyHint(KeyPress(.right), texts.expand) : KeyHint(KeyPress(.left), texts.close)
  }

  // MARK: Actions of the user

  /// Folds or opens `section` as if by the user, and highlights its header.
  final func foldByUser(_ section: Int) throws {
    let folds = !isFolded(section)
    setFolded(folds, section: section)
    guard isFolded(section) == folds else { return }
    select(header: section)
    try onFold?(section, folds)
  }

  private func select(header section: Int) {
    highlight(header: section)
    selection.endRange()
    if !isFocused { application?.focus.move(to: self) }
  }

  /// Handles a key on the highlighted header; returns `nil` for keys with the same effect on a row.
  final func handle(onHeader press: KeyPress) throws -> Bool? {
    guard let section = highlightedSection else { return nil }
    switch press {
    case KeyPress(.right) where !isFolded(section):
      guard let line = cursorLine, let row = lines.row(at: line + 1) else { return false }
      try select(row)
    case KeyPress(.left) where isFolded(section): return false
    case KeyPress(.space) where gestures.typeAhead.isGoingOn(in: application): return nil
    case KeyPress(.right), KeyPress(.left), KeyPress(.enter), KeyPress(.space):
      try foldByUser(section)
    default: return nil
    }
    return true
  }

  /// Moves the highlight from a row to the header of its section; returns `false` without a header.
  final func goToHeader() -> Bool {
    guard foldsSections, isFocused, let row = cursor.row, lines.headerLine(of: row.section) != nil
    else { return false }
    select(header: row.section)
    return true
  }

  /// Highlights the first row or header from `line` in the direction of `step`.
  final func moveAmongHeaders(to line: Int, step: Int) throws -> Bool {
    let isInside = line >= 0 && line < lines.count
    guard
      let stop = lines.stop(from: line, step: step)
        ?? (isInside ? lines.stop(from: line, step: -step) : nil),
      stop != cursorLine
    else { return try loadFromEnd(line) }
    switch lines[stop] {
    case .row(let row): try select(row)
    case .header(let section): select(header: section)
    case .more: return false
    }
    return true
  }

  // MARK: Saved state

  /// Saves the folded sections and the highlighted header.
  final func saveSections(in state: inout SavedState) {
    guard let extras, extras.foldsSections else { return }
    if !extras.folded.isEmpty {
      state["folded"] = .list(extras.folded.sorted().map(SavedState.Value.string))
    }
    state["header"] = (cursor.header?.title).map(SavedState.Value.string)
  }

  final func restoreSections(_ state: SavedState) {
    guard foldsSections else { return }
    if case .list(let titles) = state["folded"] {
      ownExtras.folded = Set(
        titles.compactMap { value -> String? in
          guard case .string(let title) = value else { return nil }
          return title
        })
    }
    if case .string(let title) = state["header"] {
      cursor = ListCursor(header: .init(section: 0, title: title))
    }
  }
}
