import ScreenKitCore

/// The painter of pickers: the selected item, with a sign that there are others.
struct PickerPainter: ViewPainter {
  let shape: RowShape

  func measure(_ view: Picker, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let around = lead + PickerPainter.trail
    let content = layout.measure(
      view.content,
      in: CellSize(columns: max(0, proposal.columns - around), rows: proposal.rows))
    return CellSize(columns: content.columns + around, rows: max(1, content.rows))
      .limited(to: proposal)
  }

  func layOut(_ view: Picker, in rect: CellRect, _ layout: LayoutPass) {
    layout.position(
      view.content,
      in: CellRect(
        column: rect.column + min(lead, rect.size.columns), row: rect.row,
        columns: rect.size.columns - lead - PickerPainter.trail, rows: rect.size.rows))
  }

  func paint(_ view: Picker, on canvas: inout Canvas) {
    let look = canvas.look
    let isEnabled = view.isEffectivelyEnabled
    if !isEnabled { canvas.fill(.dim) }
    if view.isFocused { canvas.highlight(isFocused: true) } else { canvas.fillField() }
    if shape == .bar { canvas.fill(.underline) }
    let accent = isEnabled ? look.palette.accent : .standard
    let style = CellStyle(shape == .pointer ? .standard : accent)
    let marks = marks(look.glyphs, hasFocus: view.isFocused)
    let end = canvas.size.columns - PickerPainter.trail
    canvas.write(marks.lead, style)
    guard end >= 0 else { return }
    canvas.write(look.glyphs.isUnicode ? "▾" : "v", column: end + 1, style)
    canvas.write(marks.trail, column: end + 2, style)
  }

  /// The number of columns in front of the item.
  private var lead: Int { 1 }
  /// The number of columns behind the item: a blank, the sign and a focus marker.
  private static let trail = 3

  private func marks(_ glyphs: GlyphSet, hasFocus: Bool) -> (lead: String, trail: String) {
    switch (shape, hasFocus) {
    case (.pointer, _): ("[", "]")
    case (.chevron, true), (.bar, true): (glyphs.focusStart, glyphs.focusEnd)
    case (.chevron, false), (.bar, false): (" ", " ")
    }
  }
}
