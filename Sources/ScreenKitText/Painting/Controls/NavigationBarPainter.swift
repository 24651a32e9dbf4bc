import ScreenKitCore

/// A title with the way back on its left, and the screen's controls on both sides.
struct NavigationBarPainter: ViewPainter {
  let back: BackPainter.Shape
  var layersChildren: Bool { false }

  func measure(_ view: NavigationBar, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    // A filled bar stands out by itself; the others have a line below.
    CellSize(columns: proposal.columns, rows: back == .arrow ? 1 : 2).limited(to: proposal)
  }

  func place(_ view: NavigationBar, in rect: CellRect, _ layout: LayoutPass) {
    let columns = rect.size.columns
    let room = CellSize(columns: columns, rows: min(1, rect.size.rows))
    var needs = BarPlan.Needs()
    if !view.back.isHidden {
      needs.back = displayWidth(of: back.text(view.back, layout.look))
      needs.shortBack = displayWidth(of: back.text(view.back, titled: "", layout.look))
    }
    needs.leading = view.leading.map { layout.measure($0, in: room).columns }
    needs.trailing = view.trailing.map { layout.measure($0, in: room).columns }
    let title = layout.measure(view.heading, in: room).columns
    // A blank on either side.
    needs.heading = title == 0 ? 0 : title + 2
    let plan = BarPlan(needs, columns: columns, centersHeading: back == .label)
    let heading = plan.heading.count > 2 ? plan.heading.dropFirst().dropLast() : plan.heading
    let views = [view.back] + view.leading + [view.heading] + view.trailing
    for (child, part) in zip(views, [plan.back] + plan.leading + [heading] + plan.trailing) {
      layout.place(
        child,
        in: CellRect(
          column: rect.column + part.lowerBound, row: rect.row, columns: part.count,
          rows: room.rows))
    }
  }

  func paint(_ view: NavigationBar, on canvas: inout Canvas) {
    canvas.fillBar()
    if back == .arrow { return canvas.fill(.reverse) }
    guard canvas.size.rows > 1 else { return }
    canvas.fill(
      CellRect(column: 0, row: 1, columns: canvas.size.columns, rows: 1),
      with: canvas.look.glyphs.horizontal, CellStyle(canvas.look.palette.line))
  }
}

extension Canvas {
  /// Gives a bar its ground, if the look has one for bars.
  mutating func fillBar() {
    if look.palette.bar != .standard { fill(look.palette.bar) }
  }
}
