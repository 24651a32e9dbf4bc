import ScreenKitCore

/// The painter of list rows.
///
/// A row has a marker if highlighted, a check box for multiple selection, and the adapter's view.
struct RowPainter: ViewPainter {
  let shape: RowShape

  func measure(_ view: RowCell, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let around = shape.lead(view) + shape.trail
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
        columns: rect.size.columns - lead - shape.trail, rows: rect.size.rows))
  }

  func paint(_ view: RowCell, on canvas: inout Canvas) {
    if view.isHighlighted {
      let look = canvas.look
      let hasFocus = view.parent?.isFocused == true
      if hasFocus { canvas.fill(.reverse) }
      // Markers show the highlighted row as well, since reversed text may be missing.
      let style = CellStyle(look.palette.accent, .bold)
      let marks = shape.marks(look.glyphs, hasFocus: hasFocus)
      canvas.write(marks.lead, style)
      if shape.trail > 0 { canvas.write(marks.trail, column: canvas.size.columns - 1, style) }
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
  /// `‹(✓) text›`
  case between
  /// `┃ ■ text`
  case bar

  /// The number of columns of a check box and the blank behind it.
  static let checkColumns = 4

  /// Returns the number of columns in front of the text.
  @MainActor
  func lead(_ row: RowCell) -> Int { lead(hasCheck: row.isSelected != nil) }

  func lead(hasCheck: Bool) -> Int {
    (self == .between ? 1 : 2) + (hasCheck ? RowShape.checkColumns : 0)
  }

  /// The number of columns behind the text.
  var trail: Int { self == .between ? 1 : 0 }

  func marks(_ glyphs: GlyphSet, hasFocus: Bool) -> (lead: String, trail: String) {
    switch self {
    case .pointer: (glyphs.isUnicode ? "▸" : ">", "")
    case .between: (hasFocus ? glyphs.focusStart : " ", glyphs.focusEnd)
    case .bar: (glyphs.isUnicode ? "┃" : "|", "")
    }
  }

  /// The look whose check boxes the rows show.
  private var look: Look.Name {
    switch self {
    case .pointer: .terminal
    case .between: .cupertino
    case .bar: .material
    }
  }

  func check(_ glyphs: GlyphSet, _ isOn: Bool) -> String { look.checkBox(isOn, glyphs) }
}
