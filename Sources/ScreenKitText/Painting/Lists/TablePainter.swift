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
    let room = max(0, rect.size.columns - lead - 1)
    view.didLayOut(
      TableView.LayoutResult(
        lead: lead, places: places(view.header.shape.columns, in: room), room: room))
    layout.position(
      view.header,
      in: CellRect(
        column: rect.column, row: rect.row, columns: rect.size.columns,
        rows: min(1, rect.size.rows)))
    var below = CellRect(
      column: rect.column, row: rect.row + 1, columns: rect.size.columns,
      rows: max(0, rect.size.rows - 1))
    if view.notice.parent != nil {
      // At least one row of the table remains.
      let notice = layout.measure(view.notice, in: below.size).rows
      let height = min(notice, max(0, below.size.rows - 1))
      below.size.rows -= height
      layout.position(
        view.notice,
        in: CellRect(
          column: below.column, row: below.endRow, columns: below.size.columns, rows: height))
    }
    layout.position(view.rows, in: below)
  }

  /// Returns the range of each column without scrolling; an empty range for a hidden column.
  private func places(_ columns: [TableShape.Column], in room: Int) -> [Range<Int>] {
    let shown = columns.filter { !$0.isHidden }.map(item)
    var (sizes, gap) = StackLayout.distribute(shown, spacing: TablePainter.gap, in: room)
    if shown.reduce(0, { $0 + $1.start }) > room {
      // The columns would be too narrow, so the table scrolls sideways instead.
      (sizes, gap) = (shown.map(\.natural), TablePainter.gap)
    }
    var (start, next) = (0, 0)
    return columns.map { column in
      if column.isHidden { return start..<start }
      defer {
        start += sizes[next] + gap
        next += 1
      }
      return start..<start + sizes[next]
    }
  }

  private func item(_ column: TableShape.Column) -> StackLayout.Item {
    if let width = column.userWidth {
      return StackLayout.Item(natural: width, flex: 0, minimum: width, maximum: width)
    }
    // The sign of the sort direction needs two columns.
    let title = displayWidth(of: column.title) + (column.isSortable ? 2 : 0)
    return StackLayout.Item(
      natural: column.width.clamp(title), flex: column.flex, minimum: column.width.minimum,
      maximum: column.width.maximum ?? .max)
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
    for (index, (column, place)) in zip(view.shape.columns, view.shape.places).enumerated()
    where !place.isEmpty {
      var style = CellStyle(.standard, [.bold, .underline])
      if shape == .chevron { style = look.palette.text(ViewStyle(tint: .secondary)) }
      if view.isFocused, index == view.current { style.attributes.insert(.reverse) }
      let start = view.shape.lead + place.lowerBound
      canvas.fill(CellRect(column: start, row: 0, columns: place.count, rows: 1), style)
      let (title, sign) = parts(
        column.title, TableHeaderPainter.sign(of: index, view.sorting, look), in: place.count, look)
      let width = displayWidth(of: title)
      let offset = StackLayout.offset(
        of: width + displayWidth(of: sign), in: place.count, column.alignment)
      canvas.write(title, column: start + offset, style)
      // The sign is written separately, so that it is behind the title in both directions of text.
      canvas.write(sign, column: start + offset + width, style)
    }
    paintMore(of: view, on: &canvas)
  }

  /// Paints a sign at each side that has further columns beyond it.
  private func paintMore(of view: TableHeader, on canvas: inout Canvas) {
    let style = CellStyle(canvas.look.palette.accent, .bold)
    let isUnicode = canvas.look.glyphs.isUnicode
    if view.shape.hasMoreBefore { canvas.write(isUnicode ? "‹" : "<", style) }
    if view.shape.hasMoreAfter {
      canvas.write(isUnicode ? "›" : ">", column: canvas.size.columns - 1, style)
    }
  }

  /// Returns a title and the sign of its order; the title is cut to leave room for the sign.
  private func parts(
    _ title: String, _ sign: String, in room: Int, _ look: Look
  ) -> (title: String, sign: String) {
    let width = displayWidth(of: sign)
    guard width <= room else {
      return ("", String(TextLines.cut(sign[...], to: room, ellipsis: look.glyphs.ellipsis)))
    }
    let title = TextLines.cut(title[...], to: room - width, ellipsis: look.glyphs.ellipsis)
    let gap = width > 0 && displayWidth(of: title) + width < room ? " " : ""
    return (String(title), gap + sign)
  }

  /// Returns the sign of a column's order, with its number if rows are sorted by several columns.
  private static func sign(of column: Int, _ sorting: TableSorting, _ look: Look) -> String {
    guard let key = sorting.key(of: column), let rank = sorting.rank(of: column) else { return "" }
    let arrow = key.isDescending ? look.glyphs.moreBelow : look.glyphs.moreAbove
    return sorting.keys.count > 1 ? "\(arrow)\(rank + 1)" : arrow
  }
}

/// The painter of a table's row, with the text of each column.
struct TableRowPainter: ViewPainter {
  func measure(_ view: TableRow, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    CellSize(columns: view.shape.places.lazy.map(\.upperBound).max() ?? 0, rows: 1).limited(
      to: proposal)
  }

  /// The minimum width of the editor in a cell, which may cover the cells behind it.
  private static let narrowestEditor = 12

  func layOut(_ view: TableRow, in rect: CellRect, _ layout: LayoutPass) {
    guard let editor = view.editor, let column = view.editedColumn,
      view.shape.places.indices.contains(column)
    else { return }
    let place = view.shape.places[column]
    let width = max(place.count, TableRowPainter.narrowestEditor)
    // In the last columns, the editor begins further to the left, so that it fits.
    let start = max(0, min(place.lowerBound, rect.size.columns - width))
    let columns = place.isEmpty ? 0 : min(width, rect.size.columns - start)
    layout.position(
      editor,
      in: CellRect(
        column: rect.column + start, row: rect.row, columns: columns, rows: min(1, rect.size.rows)))
  }

  func paint(_ view: TableRow, on canvas: inout Canvas) {
    let look = canvas.look
    let base = look.palette.text(view.style)
    let highlighted = view.highlightedColumn
    for (index, place) in view.shape.places.enumerated()
    where !place.isEmpty && index < view.texts.count {
      var style = base
      if index == highlighted {
        // The row is highlighted by colours, or by reversed text in terminals without colours.
        style.attributes.formUnion([.bold, .underline])
        canvas.fill(
          CellRect(column: place.lowerBound, row: 0, columns: place.count, rows: 1), style)
      }
      if let text = view.styledTexts[index] {
        paint(text, in: place, view.shape.columns[index].alignment, view.style, style, on: canvas)
        continue
      }
      let line = TextLines.cut(
        view.texts[index][...], to: place.count, ellipsis: look.glyphs.ellipsis)
      let alignment = view.shape.columns[index].alignment
      let offset =
        alignment == .leading || alignment == .fill
        ? 0 : StackLayout.offset(of: displayWidth(of: line), in: place.count, alignment)
      canvas.write(line, column: place.lowerBound + offset, style)
    }
  }

  /// Paints the runs of a styled text one after another; the last one that has room is cut.
  private func paint(
    _ text: StyledText, in place: Range<Int>, _ alignment: Alignment, _ row: ViewStyle,
    _ base: CellStyle, on canvas: Canvas
  ) {
    let width = min(displayWidth(of: text.string), place.count)
    let isLeading = alignment == .leading || alignment == .fill
    var column =
      place.lowerBound + (isLeading ? 0 : StackLayout.offset(of: width, in: place.count, alignment))
    for run in text.runs where column < place.upperBound {
      let (look, run) = (canvas.look, run)
      let part = TextLines.cut(
        run.text[...], to: place.upperBound - column, ellipsis: look.glyphs.ellipsis)
      var style = look.palette.text(
        ViewStyle(tint: run.style.tint ?? row.tint, emphasis: run.style.emphasis ?? row.emphasis))
      style.attributes.formUnion(base.attributes)
      if run.style.isUnderlined { style.attributes.insert(.underline) }
      canvas.write(part, column: column, style)
      column += displayWidth(of: part)
    }
  }
}
