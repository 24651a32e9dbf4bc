import ScreenKitCore

/// The painter of tables: a header above the rows.
struct TablePainter: ViewPainter {
  let shape: RowShape
  var layersChildren: Bool { false }

  /// The number of cells between two columns, dropped first if there is too little space.
  private static let gap = 2

  func measure(_ view: TableView, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let below = CellSize(columns: proposal.columns, rows: max(0, proposal.rows - 1))
    let rows = layout.measure(view.rows, in: below)
    return CellSize(columns: rows.columns, rows: rows.rows + 1).limited(to: proposal)
  }

  func layOut(_ view: TableView, in rect: CellRect, _ layout: LayoutPass) {
    let lead = shape.lead(hasCheck: view.rows.selectionMode == .multiple)
    // The last column of a list is reserved for its scroll bar.
    let room = rect.size.columns - lead - 1
    view.didLayOut(
      TableView.LayoutResult(
        lead: lead, places: places(view.header.shape.columns, in: max(0, room), layout.look)))
    layout.position(
      view.header,
      in: CellRect(
        column: rect.column, row: rect.row, columns: rect.size.columns,
        rows: min(1, rect.size.rows)))
    layout.position(
      view.rows,
      in: CellRect(
        column: rect.column, row: rect.row + 1, columns: rect.size.columns,
        rows: rect.size.rows - 1))
  }

  private func places(_ columns: [TableShape.Column], in room: Int, _ look: Look) -> [Range<Int>] {
    let items = columns.map { column in
      // The sign of the sort direction needs two columns.
      let title = displayWidth(of: column.title) + (column.isSortable ? 2 : 0)
      return StackLayout.Item(
        natural: column.width.clamp(title), flex: column.flex, minimum: column.width.minimum,
        maximum: column.width.maximum ?? .max)
    }
    let (sizes, gap) = StackLayout.distribute(items, spacing: TablePainter.gap, in: room)
    var start = 0
    return sizes.map { size in
      defer { start += size + gap }
      return start..<start + size
    }
  }
}

/// The painter of a table's header, with the titles of its columns.
struct TableHeaderPainter: ViewPainter {
  let shape: RowShape

  func measure(_ view: TableHeader, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    CellSize(columns: proposal.columns, rows: 1).limited(to: proposal)
  }

  func paint(_ view: TableHeader, on canvas: inout Canvas) {
    let look = canvas.look
    if !view.isEffectivelyEnabled { canvas.fill(.dim) }
    for (index, (column, place)) in zip(view.shape.columns, view.shape.places).enumerated() {
      var style = CellStyle(.standard, [.bold, .underline])
      if shape == .chevron { style = look.palette.text(ViewStyle(tint: .secondary)) }
      if view.isFocused, index == view.current { style.attributes.insert(.reverse) }
      let start = view.shape.lead + place.lowerBound
      canvas.fill(CellRect(column: start, row: 0, columns: place.count, rows: 1), style)
      let line = text(
        column.title, TableHeaderPainter.sign(of: index, view.sorting, look), in: place.count, look)
      let offset = StackLayout.offset(
        of: displayWidth(of: line), in: place.count, column.alignment)
      canvas.write(line, column: start + offset, style)
    }
  }

  /// Returns a title with the sign of its order, for which the title is cut.
  private func text(_ title: String, _ sign: String, in room: Int, _ look: Look) -> String {
    let width = displayWidth(of: sign)
    guard width <= room else {
      return String(TextLines.cut(sign[...], to: room, ellipsis: look.glyphs.ellipsis))
    }
    let title = TextLines.cut(title[...], to: room - width, ellipsis: look.glyphs.ellipsis)
    let gap = width > 0 && displayWidth(of: title) + width < room ? " " : ""
    return String(title) + gap + sign
  }

  /// Returns the direction of a column and, if rows are sorted by several, its number among them.
  private static func sign(of column: Int, _ sorting: TableSorting, _ look: Look) -> String {
    guard let key = sorting.key(of: column), let rank = sorting.rank(of: column) else { return "" }
    let arrow = key.isDescending ? look.glyphs.moreBelow : look.glyphs.moreAbove
    return sorting.keys.count > 1 ? "\(arrow)\(rank + 1)" : arrow
  }
}

/// The painter of a table's row, with the text of each column.
struct TableRowPainter: ViewPainter {
  func measure(_ view: TableRow, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    CellSize(columns: view.shape.places.last?.upperBound ?? 0, rows: 1).limited(to: proposal)
  }

  func paint(_ view: TableRow, on canvas: inout Canvas) {
    let look = canvas.look
    let style = look.palette.text(view.style)
    for (index, place) in view.shape.places.enumerated() where index < view.texts.count {
      let line = TextLines.cut(
        view.texts[index][...], to: place.count, ellipsis: look.glyphs.ellipsis)
      let alignment = view.shape.columns[index].alignment
      let offset =
        alignment == .leading || alignment == .fill
        ? 0 : StackLayout.offset(of: displayWidth(of: line), in: place.count, alignment)
      canvas.write(line, column: place.lowerBound + offset, style)
    }
  }
}
