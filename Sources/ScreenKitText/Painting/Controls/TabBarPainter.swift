import ScreenKitCore

/// The painter of tab bars: a row of tabs, with a line beside it if there is room.
struct TabBarPainter: ViewPainter {
  enum Line {
    case above, below
    /// Each tab draws its own part of the line, since the part of the selected tab differs.
    case ofTabs
  }

  let line: Line
  /// The alignment of the tabs; `.fill` gives them the whole width together.
  let spread: Alignment
  var layersChildren: Bool { false }

  func measure(_ view: TabBar, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    CellSize(columns: proposal.columns, rows: 2).limited(to: proposal)
  }

  func layOut(_ view: TabBar, in rect: CellRect, _ layout: LayoutPass) {
    let widths = TabBarPainter.fitted(
      view.children.map { layout.measure($0, in: TabBarPainter.unlimited(rect)).columns },
      in: rect.size.columns, selected: view.selected)
    view.didLayOut(TabBar.LayoutResult(widths: widths, room: rect.size.columns, mark: 2))
    let line = line(of: view)
    let row = line == .above && rect.size.rows > 1 ? rect.row + 1 : rect.row
    let rows = line == .ofTabs ? rect.size.rows : min(1, rect.size.rows)
    let places =
      view.backend.overflows ? view.backend.places : places(widths, in: rect.size.columns)
    for (item, place) in zip(view.children, places) {
      layout.position(
        item,
        in: CellRect(
          column: rect.column + place.lowerBound, row: row, columns: place.count, rows: rows))
    }
  }

  func paint(_ view: TabBar, on canvas: inout Canvas) {
    canvas.fillBar()
    let (line, look) = (line(of: view), canvas.look)
    let marksRow = line == .above && canvas.size.rows > 1 ? 1 : 0
    if canvas.size.rows > 1, line != .ofTabs || view.backend.overflows {
      // If tabs draw their own lines, the bar draws the line only if it scrolls.
      let row = CellRect(
        column: 0, row: line == .above ? 0 : 1, columns: canvas.size.columns, rows: 1)
      canvas.fill(row, with: look.glyphs.horizontal, CellStyle(look.palette.line))
    }
    let style =
      view.isEffectivelyEnabled ? CellStyle(look.palette.accent) : CellStyle(.standard, .dim)
    let (before, after) = (view.backend.markBefore, view.backend.markAfter)
    if !before.isEmpty { canvas.write(look.glyphs.moreBefore, row: marksRow, style) }
    if !after.isEmpty {
      canvas.write(look.glyphs.moreAfter, column: after.lowerBound, row: marksRow, style)
    }
  }

  /// Returns the columns of tabs that all fit: of equal width, unless that would cut a title.
  private func places(_ widths: [Int], in room: Int) -> [Range<Int>] {
    var sizes = widths
    if spread == .fill {
      let shares = self.sizes(widths.map { .init(natural: $0, flex: 1) }, in: room)
      let isCut = zip(shares, widths).contains { $0 < $1 }
      sizes =
        isCut
        ? self.sizes(widths.map { .init(natural: $0, flex: 1, minimum: $0) }, in: room) : shares
    }
    var column = 0
    return sizes.map { size in
      defer { column += size }
      return column..<column + size
    }
  }

  private func sizes(_ items: [StackLayout.Item], in room: Int) -> [Int] {
    StackLayout.distribute(items, spacing: 0, in: room).sizes
  }

  /// Returns the widths of tabs, with fewer blanks if all of them fit then.
  ///
  /// The selected tab keeps both of its blanks, since they show the focus. Each other tab loses one
  /// blank, and a neighbour of the selected tab loses both.
  private static func fitted(_ widths: [Int], in room: Int, selected: Int) -> [Int] {
    let excess = widths.reduce(0, +) - room
    guard excess > 0, excess <= widths.count, widths.count > 1 else { return widths }
    let others = widths.indices.filter { $0 != selected }
    let neighbor = selected + 1 < widths.count ? selected + 1 : selected - 1
    var fitted = widths
    for index in (others + [neighbor]).prefix(excess) { fitted[index] -= 1 }
    return fitted
  }

  /// Returns a size with enough space for each title.
  private static func unlimited(_ rect: CellRect) -> CellSize {
    CellSize(columns: CellSize.unlimited, rows: rect.size.rows)
  }

  /// Returns the position of the line: next to the content if the app has chosen the bar's side.
  private func line(of view: TabBar) -> Line {
    switch (line, (view.parent as? TabFrame)?.barSide) {
    case (.ofTabs, _), (_, nil): line
    case (_, .top): .below
    case (_, .bottom): .above
    }
  }
}
