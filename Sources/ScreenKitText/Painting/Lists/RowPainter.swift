import ScreenKitCore
internal import ScreenKitLooks

/// The painter of list rows.
///
/// A row has a marker if highlighted, a check box for multiple selection, and the adapter's view.
struct RowPainter: ViewPainter {
  let shape: RowShape

  func measure(_ view: RowCell, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let around = shape.lead(view) + shape.trail(view.accessory)
    let content = layout.measure(
      view.content,
      in: CellSize(columns: max(0, proposal.columns - around), rows: proposal.rows))
    return CellSize(columns: content.columns + around, rows: content.rows).limited(to: proposal)
  }

  func layOut(_ view: RowCell, in rect: CellRect, _ layout: LayoutPass) {
    let lead = min(rect.size.columns, shape.lead(view))
    let trail = min(rect.size.columns - lead, shape.trail(view.accessory))
    layout.position(
      view.content,
      in: CellRect(
        column: rect.column + lead, row: rect.row,
        columns: rect.size.columns - lead - trail, rows: rect.size.rows))
  }

  func paint(_ view: RowCell, on canvas: inout Canvas) {
    // Most rows of a page have no separator and no highlight, and need no data of the list.
    if view.hasSeparator || view.isHighlighted { paintState(of: view, on: &canvas) }
    if let isSelected = view.isSelected {
      let look = canvas.look
      let tint = isSelected ? look.palette.accent : .standard
      canvas.write(
        shape.check(look.glyphs, isSelected), column: shape.lead(view) - RowShape.checkColumns,
        CellStyle(tint, isSelected ? .bold : []))
    }
    if view.accessory != .none { paint(view.accessory, on: canvas) }
  }

  private func paintState(of view: RowCell, on canvas: inout Canvas) {
    let list = view.parent as? ListView
    if let separator = list?.separator, !view.isHighlighted || list?.rowHighlight == .mark {
      canvas.separate(by: separator)
    }
    guard view.isHighlighted else { return }
    if list?.rowHighlight != .mark {
      let isFocused = list?.showsFocus == true && list?.rowHighlight != .gray
      canvas.highlight(isFocused: isFocused)
    }
    // A mark shows the highlighted row as well, since reversed text may be missing.
    canvas.write(shape.mark(canvas.look.glyphs), CellStyle(.standard, .bold))
  }

  private func paint(_ accessory: RowAccessory, on canvas: Canvas) {
    let look = canvas.look
    let tint: ViewStyle.Tint = accessory == .disclosure ? .secondary : .accent
    let column = canvas.size.columns - shape.trail(accessory) + 1
    guard column > shape.lead(hasCheck: false) else { return }
    canvas.write(
      shape.sign(accessory, look.glyphs), column: column, CellStyle(look.palette.tints[tint]))
  }
}

extension Canvas {
  /// Draws the line below a row: in the last of several rows, or under the text of a single one.
  fileprivate mutating func separate(by separator: ListSeparator) {
    guard separator.style != .none else { return }
    if size.rows == 1 { return fill(.underline) }
    line(
      look.glyphs.horizontal, 0..<size.columns, row: size.rows - 1, separator.cellStyle(look))
  }
}

extension ListSeparator {
  /// Returns the style of the characters of the line.
  @MainActor
  func cellStyle(_ look: Look) -> CellStyle {
    var cells = CellStyle(color.map(LookColor.init) ?? look.palette.line)
    if style == .etched { cells.attributes.insert(.dim) }
    return cells
  }
}

/// The style of rows in a look; a table's header has the same indentation.
enum RowShape {
  /// A triangle in front of the highlighted row, as in `▸ [x] text`.
  case pointer
  /// An angle in front of the highlighted row, as in `› (✓) text`.
  case chevron
  /// A line in front of the highlighted row, as in `┃ ■ text`.
  case bar

  /// The number of columns of a check box and the blank behind it.
  static let checkColumns = 4

  /// Returns the number of columns in front of the text.
  @MainActor
  func lead(_ row: RowCell) -> Int { lead(hasCheck: row.isSelected != nil) }

  func lead(hasCheck: Bool) -> Int {
    2 + (hasCheck ? RowShape.checkColumns : 0)
  }

  /// Returns the number of columns behind the content, of which the first is blank.
  func trail(_ accessory: RowAccessory) -> Int {
    switch accessory {
    case .none: 0
    case .disclosure, .checkmark: 2
    case .detailDisclosure: 4
    }
  }

  /// Returns the sign at the end of a row.
  func sign(_ accessory: RowAccessory, _ glyphs: GlyphSet) -> String {
    switch accessory {
    case .none: ""
    case .disclosure: glyphs.isUnicode ? "›" : ">"
    case .detailDisclosure: "(i)"
    case .checkmark: glyphs.isUnicode ? "✓" : "*"
    }
  }

  /// Returns the mark of the highlighted row.
  func mark(_ glyphs: GlyphSet) -> String {
    switch self {
    case .pointer: glyphs.isUnicode ? "▸" : ">"
    case .chevron: glyphs.focusEnd
    case .bar: glyphs.isUnicode ? "┃" : "|"
    }
  }

  /// The line behind the titles of sections, unless the list sets its lines: decision 0260.
  var headerLine: ListSeparator.Style {
    switch self {
    case .pointer: .none
    case .chevron, .bar: .line
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
