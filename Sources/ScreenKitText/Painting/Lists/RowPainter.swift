import ScreenKitCore

/// A row of a list: a sign for the current one, a check box where several can be chosen, and
/// the view that the adapter made.
struct RowPainter: ViewPainter {
  let shape: RowShape

  func measure(_ view: RowCell, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let around = shape.lead(view) + shape.trail
    let content = layout.measure(
      view.content,
      in: CellSize(columns: max(0, proposal.columns - around), rows: proposal.rows))
    return CellSize(columns: content.columns + around, rows: content.rows).limited(to: proposal)
  }

  func place(_ view: RowCell, in rect: CellRect, _ layout: LayoutPass) {
    let lead = min(rect.size.columns, shape.lead(view))
    layout.place(
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
      // The current row is told by signs as well, since reversing may be missing.
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

/// How rows look in a look; a table's header keeps the same distances.
enum RowShape {
  /// `▸ [x] text`
  case pointer
  /// `‹(✓) text›`
  case between
  /// `┃ ■ text`
  case bar

  /// The columns of a check box and of the blank behind it.
  static let checkColumns = 4

  /// The columns in front of the text.
  @MainActor
  func lead(_ row: RowCell) -> Int { lead(hasCheck: row.isSelected != nil) }

  func lead(hasCheck: Bool) -> Int {
    (self == .between ? 1 : 2) + (hasCheck ? RowShape.checkColumns : 0)
  }

  /// The columns behind it.
  var trail: Int { self == .between ? 1 : 0 }

  func marks(_ glyphs: GlyphSet, hasFocus: Bool) -> (lead: String, trail: String) {
    switch self {
    case .pointer: (glyphs.isUnicode ? "▸" : ">", "")
    case .between: (hasFocus ? glyphs.focusStart : " ", glyphs.focusEnd)
    case .bar: (glyphs.isUnicode ? "┃" : "|", "")
    }
  }

  /// The look whose check boxes the rows have.
  private var look: Look.Name {
    switch self {
    case .pointer: .terminal
    case .between: .cupertino
    case .bar: .material
    }
  }

  func check(_ glyphs: GlyphSet, _ isOn: Bool) -> String { look.checkBox(isOn, glyphs) }
}
