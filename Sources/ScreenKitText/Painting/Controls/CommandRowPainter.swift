import ScreenKitCore

/// The painter of a command and, at the right, its keys.
struct CommandRowPainter: ViewPainter {
  func measure(_ view: CommandRow, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let gap = view.keys.isEmpty ? 0 : 2
    return CellSize(
      columns: 2 + displayWidth(of: view.title) + gap + displayWidth(of: view.keys), rows: 1
    ).limited(to: proposal)
  }

  func paint(_ view: CommandRow, on canvas: inout Canvas) {
    let look = canvas.look
    let style = CellStyle()
    if view.isHighlighted { canvas.highlight(isFocused: true) }
    // A marker shows the highlighted row as well, since reversed text may be missing.
    if view.isHighlighted { canvas.write(look.glyphs.focusEnd, style) }
    let title = TextLines.cut(
      view.title[...], to: canvas.size.columns - 2, ellipsis: look.glyphs.ellipsis)
    let end = canvas.write(title, column: 2, style)
    let keys = canvas.size.columns - displayWidth(of: view.keys)
    var accent = style
    accent.foreground = look.palette.accent
    if keys > end + 1 { canvas.write(view.keys, column: keys, accent) }
  }
}
