import ScreenKitCore

/// The painter of split views: two views with a line between them, or one of them alone.
struct SplitPainter: ViewPainter {
  var layersChildren: Bool { false }

  func measure(_ view: Split, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    guard proposal.columns.isUnlimited || proposal.rows.isUnlimited else { return proposal }
    let sizes = view.children.map { layout.measure($0, in: proposal) }
    return CellSize(
      columns: sizes.reduce(1) { $0 + $1.columns }, rows: sizes.map(\.rows).max() ?? 0
    ).limited(to: proposal)
  }

  func layOut(_ view: Split, in rect: CellRect, _ layout: LayoutPass) {
    let division = view.division(of: rect.size.columns)
    view.didLayOut(division)
    var (first, rest) = (rect, rect)
    if let side = division?.side {
      first.size.columns = side
      rest.column += side + 1
      rest.size.columns -= side + 1
    }
    layout.position(view.side, in: first)
    layout.position(view.content, in: rest)
  }

  func paint(_ view: Split, on canvas: inout Canvas) {
    guard let side = view.division(of: canvas.size.columns)?.side else { return }
    let line = CellRect(column: side, row: 0, columns: 1, rows: canvas.size.rows)
    canvas.fill(line, with: canvas.look.glyphs.vertical, canvas.look.trackStyle(of: view))
  }
}
