import ScreenKitCore
internal import ScreenKitLooks

/// The painter of navigation bars: back button, title, and the screen's controls on both sides.
struct NavigationBarPainter: ViewPainter {
  let back: LookPolicies.BackForm
  var layersChildren: Bool { false }

  func measure(_ view: NavigationBar, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    // A filled bar is visible by its background; any other bar has a line below it.
    CellSize(columns: proposal.columns, rows: back == .arrow ? 1 : 2).limited(to: proposal)
  }

  func layOut(_ view: NavigationBar, in rect: CellRect, _ layout: LayoutPass) {
    let columns = rect.size.columns
    let room = CellSize(columns: columns, rows: min(1, rect.size.rows))
    var needs = BarPlan.Needs()
    if !view.back.isHidden {
      needs.back = displayWidth(of: back.text(view.back, layout.look))
      needs.shortBack =
        view.back.title.isEmpty
        ? needs.back : displayWidth(of: back.text(view.back, titled: "", layout.look))
    }
    needs.leading = view.leading.map { layout.measure($0, in: room).columns }
    needs.trailing = view.trailing.map { layout.measure($0, in: room).columns }
    let title = layout.measure(view.backend.heading, in: room).columns
    // The title has a blank on either side.
    needs.heading = title == 0 ? 0 : title + 2
    // Plain buttons have blanks of their own.
    needs.gap = back == .label ? 0 : 1
    let plan = BarPlan(needs, columns: columns, centersHeading: back == .label)
    let heading = plan.heading.count > 2 ? plan.heading.dropFirst().dropLast() : plan.heading
    let row = CellRect(column: rect.column, row: rect.row, columns: columns, rows: room.rows)
    layout.position(view.back, in: row.part(plan.back))
    layout.position(view.backend.heading, in: row.part(heading))
    for (child, part) in zip(view.leading, plan.leading) {
      layout.position(child, in: row.part(part))
    }
    for (child, part) in zip(view.trailing, plan.trailing) {
      layout.position(child, in: row.part(part))
    }
  }

  func paint(_ view: NavigationBar, on canvas: inout Canvas) {
    canvas.fillBar()
    // Without a background of its own, the bar of one row is reversed.
    if back == .arrow {
      if canvas.background.isStandard || canvas.look.colors == .none { canvas.fill(.reverse) }
      return
    }
    guard canvas.size.rows > 1 else { return }
    canvas.fill(
      CellRect(column: 0, row: 1, columns: canvas.size.columns, rows: 1),
      with: canvas.look.glyphs.horizontal, CellStyle(canvas.look.palette.line))
  }
}

extension CellRect {
  fileprivate func part(_ columns: Range<Int>) -> CellRect {
    CellRect(
      column: column + columns.lowerBound, row: row, columns: columns.count, rows: size.rows)
  }
}

extension Canvas {
  /// Fills a bar with its background, if the look has one for bars.
  mutating func fillBar() {
    if look.palette.bar != .standard { fill(look.palette.bar) }
  }

  /// Fills the view with the background of fields, if the look has one.
  mutating func fillField() {
    if look.palette.field != .standard { fill(look.palette.field) }
  }
}
