import ScreenKitCore

/// A row of tabs, with a line beside it where there is room.
struct TabBarPainter: ViewPainter {
  enum Line {
    case above, below, belowSelected
  }

  let line: Line
  /// Whether the tabs share the whole width or follow each other from the left.
  let spread: Alignment
  var layersChildren: Bool { false }

  /// Below this height of the whole screen the line is left out.
  private static let roomyHeight = 10

  func measure(_ view: TabBar, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let rows = proposal.rows >= TabBarPainter.roomyHeight ? 2 : 1
    return CellSize(columns: proposal.columns, rows: rows).limited(to: proposal)
  }

  func place(_ view: TabBar, in rect: CellRect, _ layout: LayoutPass) {
    let items = view.children.map { item in
      StackLayout.Item(
        natural: layout.measure(item, in: rect.size).columns, share: spread == .fill ? 1 : 0,
        minimum: 0, maximum: .max)
    }
    let row = line == .above && rect.size.rows > 1 ? rect.row + 1 : rect.row
    var column = rect.column
    let sizes = StackLayout.distribute(items, spacing: 0, in: rect.size.columns).sizes
    for (item, size) in zip(view.children, sizes) {
      layout.place(item, in: CellRect(column: column, row: row, columns: size, rows: 1))
      column += size
    }
  }

  func paint(_ view: TabBar, on canvas: inout Canvas) {
    guard canvas.size.rows > 1 else { return }
    let look = canvas.look
    let style = CellStyle(look.palette.line)
    let row = line == .above ? 0 : 1
    for column in 0..<canvas.size.columns {
      canvas.write(look.glyphs.horizontal, column: column, row: row, style)
    }
    guard line == .belowSelected else { return }
    let accent = CellStyle(look.palette.tints[.accent] ?? .standard, .bold)
    let count = view.titles.count
    for column in 0..<canvas.size.columns where column * count / canvas.size.columns == view.selected {
      canvas.write(look.glyphs.heavy, column: column, row: row, accent)
    }
  }
}
