import ScreenKitCore

/// The painter of list rows.
///
/// A row has a marker if highlighted, a check box for multiple selection, and the adapter's view.
struct RowPainter: ViewPainter {
  let shape: RowShape

  func measure(_ view: RowCell, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let around = shape.lead(view)
    let content = layout.measure(
      view.content,
      in: CellSize(columns: max(0, proposal.columns - around), rows: proposal.rows))
    return CellSize(columns: content.columns + around, rows: content.rows).limited(to: proposal)
  }

  func layOut(_ view: RowCell, in rect: CellRect, _ layout: LayoutPass) {
    let lead = min(rect.size.columns, shape.lead(view))
    layout.position(
      view.content,
      in: CellRect(
        column: rect.column + lead, row: rect.row,
        columns: rect.size.columns - lead, rows: rect.size.rows))
  }

  func paint(_ view: RowCell, on canvas: inout Canvas) {
    if view.isHighlighted {
      let look = canvas.look
      canvas.highlight(isFocused: view.parent?.isFocused == true)
      // A mark shows the highlighted row as well, since reversed text may be missing.
      canvas.write(shape.mark(look.glyphs), CellStyle(.standard, .bold))
    }
    if let isSelected = view.isSelected {
      let look = canvas.look
      let tint = isSelected ? look.palette.accent : .standard
      canvas.write(
        shape.check(look.glyphs, isSelected), column: shape.lead(view) - RowShape.checkColumns,
        CellStyle(tint, isSelected ? .bold : []))
    }
  }
}

/// The style of rows in a look; a table's header has the same indentation.
enum RowShape {
  /// `▸ [x] text`
  case pointer
  /// `› (✓) text`
  case chevron
  /// `┃ ■ text`
  case bar

  /// The number of columns of a check box and the blank behind it.
  static let checkColumns = 4

  /// Returns the number of columns in front of the text.
  @MainActor
  func lead(_ row: RowCell) -> Int { lead(hasCheck: row.isSelected != nil) }

  func lead(hasCheck: Bool) -> Int {
    2 + (hasCheck ? RowShape.checkColumns : 0)
  }

  /// Returns the mark of the highlighted row.
  func mark(_ glyphs: GlyphSet) -> String {
    switch self {
    case .pointer: glyphs.isUnicode ? "▸" : ">"
    case .chevron: glyphs.focusEnd
    case .bar: glyphs.isUnicode ? "┃" : "|"
    }
  }

  /// The look whose check boxes the rows show.
  private var look: Look.Name {
    switch self {
    case .pointer: .terminal
    case .chevron: .cupertino
    case .bar: .material
    }
  }

  func check(_ glyphs: GlyphSet, _ isOn: Bool) -> String { look.checkBox(isOn, glyphs) }
}
