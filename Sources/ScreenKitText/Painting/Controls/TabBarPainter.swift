import ScreenKitCore

/// The painter of tab bars: a row of tabs, with a line beside it if there is room.
struct TabBarPainter: ViewPainter {
  enum Line {
    case above, below
    /// Each tab draws its own part of the line, since that of the selected one differs.
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
    let items = view.children.map { item in
      StackLayout.Item(
        natural: layout.measure(item, in: rect.size).columns, flex: spread == .fill ? 1 : 0)
    }
    let line = line(of: view)
    let row = line == .above && rect.size.rows > 1 ? rect.row + 1 : rect.row
    let rows = line == .ofTabs ? rect.size.rows : min(1, rect.size.rows)
    var column = rect.column
    let sizes = StackLayout.distribute(items, spacing: 0, in: rect.size.columns).sizes
    for (item, size) in zip(view.children, sizes) {
      layout.position(item, in: CellRect(column: column, row: row, columns: size, rows: rows))
      column += size
    }
  }

  func paint(_ view: TabBar, on canvas: inout Canvas) {
    canvas.fillBar()
    let line = line(of: view)
    guard line != .ofTabs, canvas.size.rows > 1 else { return }
    let look = canvas.look
    canvas.fill(
      CellRect(column: 0, row: line == .above ? 0 : 1, columns: canvas.size.columns, rows: 1),
      with: look.glyphs.horizontal, CellStyle(look.palette.line))
  }

  /// Returns the place of the line: towards the content if the app has chosen the bar's side.
  private func line(of view: TabBar) -> Line {
    switch (line, (view.parent as? TabFrame)?.barSide) {
    case (.ofTabs, _), (_, nil): line
    case (_, .top): .below
    case (_, .bottom): .above
    }
  }
}
