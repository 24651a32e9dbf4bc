import ScreenKitCore

/// Segments in one piece, with a line between them where the look has one.
struct SegmentedControlPainter: ViewPainter {
  let look: Look.Name
  var layersChildren: Bool { false }

  func measure(
    _ view: SegmentedControl, in proposal: CellSize, _ layout: LayoutPass
  ) -> CellSize {
    let (sizes, gap) = plan(view, columns: CellSize.unlimited)
    let inner = sizes.reduce(0, +) + gap * max(0, sizes.count - 1)
    return CellSize(columns: inner + 2, rows: 1).limited(to: proposal)
  }

  func place(_ view: SegmentedControl, in rect: CellRect, _ layout: LayoutPass) {
    let (sizes, gap) = plan(view, columns: rect.size.columns)
    var column = rect.column + 1
    for (item, columns) in zip(view.items, sizes) {
      layout.place(item, in: CellRect(column: column, row: rect.row, columns: columns, rows: 1))
      column += columns + gap
    }
  }

  func paint(_ view: SegmentedControl, on canvas: inout Canvas) {
    let glyphs = canvas.look.glyphs
    let style = canvas.look.trackStyle(of: view)
    let (sizes, gap) = plan(view, columns: canvas.size.columns)
    let caps =
      switch look {
      case .terminal: ("[", "]")
      case .cupertino: ("(", ")")
      case .material: (glyphs.vertical, glyphs.vertical)
      }
    canvas.write(caps.0, style)
    var column = 1
    for (index, columns) in sizes.enumerated() {
      column += columns
      let isLast = index == sizes.count - 1
      if isLast || gap > 0 {
        canvas.write(isLast ? caps.1 : glyphs.vertical, column: column, style)
      }
      column += gap
    }
  }

  private func plan(_ view: SegmentedControl, columns: Int) -> (sizes: [Int], gap: Int) {
    let items = view.items.map {
      StackLayout.Item(natural: displayWidth(of: $0.title) + 2)
    }
    return StackLayout.distribute(
      items, spacing: look == .cupertino ? 0 : 1, in: max(0, columns - 2))
  }
}

/// One segment; the chosen one is reversed, and marked for displays without attributes.
struct SegmentPainter: ViewPainter {
  func measure(_ view: Segment, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    CellSize(columns: displayWidth(of: view.title) + 2, rows: 1).limited(to: proposal)
  }

  func paint(_ view: Segment, on canvas: inout Canvas) {
    let look = canvas.look
    let columns = canvas.size.columns
    var style = look.style(of: view, isFocused: view.isSelected, isPressed: view.isPressed)
    if view.showsFocus { style.attributes.formUnion(.bold) }
    canvas.fill(CellRect(size: canvas.size), style)
    if columns > 2 {
      let title = TextLines.cut(view.title[...], to: columns - 2, ellipsis: look.glyphs.ellipsis)
      canvas.write(title, column: 1, style)
    }
    if view.showsFocus {
      canvas.markFocus(0..<columns, style)
    } else if view.isSelected {
      canvas.write(look.glyphs.bullet, style)
    }
  }
}
