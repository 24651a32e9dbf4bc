import ScreenKitCore

/// The painter of boxes: a border with a title around one view.
struct BoxPainter: ViewPainter {
  /// The cells of the border and the blanks at one side.
  static let edge = CellSize(columns: 2, rows: 1)

  func measure(_ view: Box, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let margin = view.isRaised ? 2 : 0
    let inner = CellSize(
      columns: max(0, proposal.columns - 4), rows: max(0, proposal.rows - 2 - margin))
    let content = GroupPainter().measure(view, in: inner, layout)
    let title = view.title.isEmpty ? 0 : displayWidth(of: view.title) + 4
    return CellSize(columns: max(content.columns + 4, title), rows: content.rows + 2 + margin)
  }

  func layOut(_ view: Box, in rect: CellRect, _ layout: LayoutPass) {
    let inner = rect.inset(columns: BoxPainter.edge.columns, rows: BoxPainter.edge.rows)
    for child in view.children {
      let rows = layout.measure(child, in: inner.size).rows
      // A raised box has blank rows only if it was measured with them.
      let hasMargin = view.isRaised && rows + 2 == inner.size.rows
      layout.position(child, in: hasMargin ? inner.inset(columns: 0, rows: 1) : inner)
    }
  }

  func paint(_ view: Box, on canvas: inout Canvas) {
    // Views behind the box must not be visible between its border and its content.
    canvas.fill(view.isRaised ? canvas.look.palette.panel : canvas.background)
    canvas.drawBorder(title: view.title)
  }
}

extension Canvas {
  /// Draws a border along the edges, with `title` in it; does nothing without enough room.
  ///
  /// The title leaves the last `spare` columns for a view in the border.
  func drawBorder(title: String, spare: Int = 0) {
    let (columns, rows) = (size.columns, size.rows)
    guard columns > 1, rows > 1 else { return }
    let glyphs = look.glyphs
    let style = CellStyle(look.palette.line)
    var line = CellRect(column: 0, row: 0, columns: columns, rows: 1)
    fill(line, with: glyphs.horizontal, style)
    write(glyphs.topLeft, style)
    write(glyphs.topRight, column: columns - 1, style)
    line.row = rows - 1
    fill(line, with: glyphs.horizontal, style)
    write(glyphs.bottomLeft, row: rows - 1, style)
    write(glyphs.bottomRight, column: columns - 1, row: rows - 1, style)
    line = CellRect(column: 0, row: 1, columns: 1, rows: rows - 2)
    fill(line, with: glyphs.vertical, style)
    line.column = columns - 1
    fill(line, with: glyphs.vertical, style)
    drawTitle(title, columns - 4 - spare)
  }

  private func drawTitle(_ title: String, _ room: Int) {
    guard !title.isEmpty, room > 0 else { return }
    let cut = TextLines.cut(title[...], to: room, ellipsis: look.glyphs.ellipsis)
    write(" " + cut + " ", column: 1, row: 0, CellStyle(.standard, .bold))
  }
}

/// The painter of a panel's background, in front of the screens.
struct PanelPainter: ViewPainter {
  var dimsBehind: Bool { true }

  func measure(_ view: Panel, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    GroupPainter().measure(view, in: proposal, layout)
  }

  func paint(_ view: Panel, on canvas: inout Canvas) {
    canvas.fill(canvas.look.palette.panel)
  }
}

/// The painter of the notice bar along the lower edge, whose text begins like that of a status bar.
struct NoticeBarPainter: ViewPainter {
  func measure(_ view: NoticeBar, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let margins = 2 * NoticeBarPainter.margin(proposal) + keyColumns(of: view, in: proposal)
    let text = GroupPainter().measure(
      view, in: CellSize(columns: proposal.columns - margins, rows: proposal.rows), layout)
    return CellSize(columns: text.columns + margins, rows: text.rows)
  }

  func layOut(_ view: NoticeBar, in rect: CellRect, _ layout: LayoutPass) {
    var inner = rect.inset(columns: NoticeBarPainter.margin(rect.size))
    inner.size.columns -= keyColumns(of: view, in: rect.size)
    for child in view.children { layout.position(child, in: inner) }
  }

  func paint(_ view: NoticeBar, on canvas: inout Canvas) {
    canvas.fill(canvas.look.palette.panel)
    let columns = keyColumns(of: view, in: canvas.size)
    guard columns > 0, let key = view.actionKey else { return }
    let place = canvas.size.columns - NoticeBarPainter.margin(canvas.size) - columns + 1
    canvas.write(key, column: place, canvas.look.palette.text(ViewStyle(tint: .secondary)))
  }

  /// Returns the columns for the key of the action, behind its button; 0 in a narrow window.
  private func keyColumns(of view: NoticeBar, in size: CellSize) -> Int {
    guard let key = view.actionKey else { return 0 }
    let columns = displayWidth(of: key) + 1
    return columns * 4 <= size.columns ? columns : 0
  }

  /// Returns the number of blank columns at each side of the text, as far as there is room.
  private static func margin(_ size: CellSize) -> Int { size.columns < 3 ? 0 : 1 }
}

extension NoticeBar {
  /// The key of the message's action, which is the help text of its button; `nil` without an action.
  fileprivate var actionKey: String? { children.first?.children.last?.tooltip }
}
