import ScreenKitCore

/// The painter of grids, which positions children in rows and columns.
struct GridPainter: ViewPainter {
  var layersChildren: Bool { false }

  func measure(_ view: Grid, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let plan = Plan(view, in: proposal, layout)
    let wantsAll = plan.isSharing && !proposal.columns.isUnlimited
    return CellSize(
      columns: wantsAll ? proposal.columns : plan.columns.used, rows: plan.rows.used
    ).limited(to: proposal)
  }

  func layOut(_ view: Grid, in rect: CellRect, _ layout: LayoutPass) {
    let plan = Plan(view, in: rect.size, layout)
    var row = rect.row
    for (index, rows) in plan.rows.sizes.enumerated() {
      var column = rect.column
      for (child, (lane, columns)) in zip(plan.row(index), zip(view.columns, plan.columns.sizes)) {
        let wanted = layout.measure(child, in: CellSize(columns: columns, rows: rows))
        let fills = lane.alignment == .fill || child.layout.flex > 0
        let width = fills ? columns : wanted.columns
        let aside = StackLayout.offset(of: width, in: columns, lane.alignment)
        layout.position(
          child,
          in: CellRect(column: column + aside, row: row, columns: width, rows: wanted.rows))
        column += columns + plan.columns.gap
      }
      row += rows + plan.rows.gap
    }
  }

  /// The sizes of all columns or all rows, and the gap between two of them, in cells.
  private struct Lanes {
    let sizes: [Int]
    let gap: Int

    init(_ items: [StackLayout.Item], spacing: Int, in room: Int) {
      (sizes, gap) = StackLayout.distribute(items, spacing: spacing, in: room)
    }

    var used: Int { sizes.reduce(0, +) + gap * max(0, sizes.count - 1) }
  }

  /// The division of the space; columns first, since the height of text depends on its width.
  @MainActor
  private struct Plan {
    let children: [View]
    let columns: Lanes
    let rows: Lanes
    let isSharing: Bool

    init(_ view: Grid, in room: CellSize, _ layout: LayoutPass) {
      let children = view.children
      let width = min(view.columns.count, children.count)
      let items = (0..<width).map { index in
        let cells = stride(from: index, to: children.count, by: width).map { children[$0] }
        return Plan.item(of: cells, view.columns[index], room, layout)
      }
      let columns = Lanes(items, spacing: view.columnSpacing, in: room.columns)
      let heights = stride(from: 0, to: children.count, by: max(1, width)).map { start in
        zip(children[start...], columns.sizes).map { child, size in
          layout.measure(child, in: CellSize(columns: size, rows: room.rows)).rows
        }
      }
      rows = Lanes(
        heights.map { StackLayout.Item(natural: $0.max() ?? 0) }, spacing: view.rowSpacing,
        in: room.rows)
      isSharing = items.contains { $0.flex > 0 }
      self.children = children
      self.columns = columns
    }

    func row(_ index: Int) -> ArraySlice<View> { children[(index * columns.sizes.count)...] }

    private static func item(
      of cells: [View], _ column: GridColumn, _ room: CellSize, _ layout: LayoutPass
    ) -> StackLayout.Item {
      let shown = cells.filter { !$0.isHidden }
      return StackLayout.Item(
        natural: cells.map { layout.measure($0, in: room).columns }.max() ?? 0,
        flex: shown.reduce(column.flex) { max($0, $1.layout.flex) },
        minimum: shown.map(\.layout.width.minimum).max() ?? 0,
        maximum: shown.map { $0.layout.width.maximum ?? .max }.max() ?? .max)
    }
  }
}
