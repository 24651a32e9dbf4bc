import ScreenKitCore

/// The painter of controls with a text field: the field, and the other views behind it.
struct FieldControlPainter: ViewPainter {
  /// The width of a field, in cells, below which the views behind it are left out.
  private static let narrowest = 6

  var layersChildren: Bool { false }

  func measure(_ view: FieldControl, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let others = others(of: view, in: proposal, layout)
    let rest = others.reduce(0) { $0 + $1.columns }
    var size = layout.measure(
      view.field, in: CellSize(columns: proposal.columns - rest, rows: proposal.rows))
    size.columns += rest
    size.rows = others.reduce(size.rows) { max($0, $1.rows) }
    return size.limited(to: proposal)
  }

  func layOut(_ view: FieldControl, in rect: CellRect, _ layout: LayoutPass) {
    let others = others(of: view, in: rect.size, layout)
    let rest = others.reduce(0) { $0 + $1.columns }
    let shown = view.accessories.filter { !$0.isHidden }
    layout.position(
      view.field,
      in: CellRect(
        column: rect.column, row: rect.row, columns: rect.size.columns - rest, rows: rect.size.rows)
    )
    var column = rect.column + rect.size.columns - rest
    for (index, other) in shown.enumerated() {
      let size = index < others.count ? others[index] : .zero
      layout.position(
        other, in: CellRect(column: column, row: rect.row, columns: size.columns, rows: size.rows))
      column += size.columns
    }
  }

  /// Returns the sizes of the views behind the field; none without room for them.
  private func others(
    of view: FieldControl, in room: CellSize, _ layout: LayoutPass
  ) -> [CellSize] {
    let sizes = view.accessories.filter { !$0.isHidden }.map {
      layout.measure($0, in: CellSize(columns: room.columns, rows: min(1, room.rows)))
    }
    let rest = sizes.reduce(0) { $0 + $1.columns }
    return rest + FieldControlPainter.narrowest <= room.columns ? sizes : []
  }
}

/// The painter of the small buttons beside a field or in a bar.
struct FieldButtonPainter: ViewPainter {
  let look: Look.Name

  func measure(_ view: FieldButton, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    CellSize(columns: 3, rows: 1).limited(to: proposal)
  }

  func paint(_ view: FieldButton, on canvas: inout Canvas) {
    // If the text cannot be deleted, there is no cross.
    guard view.purpose != .clear || view.isEffectivelyEnabled else { return }
    let sign = sign(of: view.purpose, canvas.look.glyphs)
    let style = style(of: view, canvas.look)
    canvas.write(look == .terminal ? "[\(sign)]" : " \(sign) ", style)
  }

  private func sign(of purpose: FieldButton.Purpose, _ glyphs: GlyphSet) -> String {
    switch purpose {
    case .decrease: look == .material ? glyphs.moreBelow : "-"
    case .increase: look == .material ? glyphs.moreAbove : "+"
    case .clear, .close: glyphs.isUnicode ? "✕" : "x"
    case .open: glyphs.moreBelow
    case .previous: glyphs.focusStart
    case .next: glyphs.focusEnd
    case .commands: glyphs.ellipsis
    }
  }

  private func style(of view: FieldButton, _ look: Look) -> CellStyle {
    guard view.isEffectivelyEnabled else { return CellStyle(.standard, .dim) }
    var style = look.palette.text(view.style)
    if self.look != .terminal { style.foreground = look.palette.accent }
    if view.backend.isPressed { style.attributes.formUnion([.bold, .underline]) }
    return style
  }
}
