import ScreenKitCore

/// The painter of buttons.
struct ButtonPainter: ViewPainter {
  enum Shape {
    /// `[ Title ]`
    case brackets
    /// Only coloured text.
    case plain
    /// Capitals on a coloured background.
    case filled
  }

  let shape: Shape

  func measure(_ view: Button, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    CellSize(columns: displayWidth(of: text(view, layout.look)), rows: 1).limited(to: proposal)
  }

  func paint(_ view: Button, on canvas: inout Canvas) {
    let line = TextLines.cut(
      text(view, canvas.look)[...], to: canvas.size.columns,
      ellipsis: canvas.look.glyphs.ellipsis)
    canvas.write(line, style(of: view, canvas.look))
  }

  private func text(_ view: Button, _ look: Look) -> String {
    switch shape {
    case .brackets: "[ \(view.title) ]"
    case .plain: view.isFocused ? marked(view.title, look) : " \(view.title) "
    case .filled:
      view.isFocused ? marked(view.title.uppercased(), look) : " \(view.title.uppercased()) "
    }
  }

  /// Returns `title` between markers, which show the focus as well, since colours may be missing.
  private func marked(_ title: String, _ look: Look) -> String {
    look.glyphs.focusStart + title + look.glyphs.focusEnd
  }

  private func style(of view: Button, _ look: Look) -> CellStyle {
    guard view.isEffectivelyEnabled else { return CellStyle(.standard, .dim) }
    var style = look.palette.text(view.style)
    switch shape {
    case .brackets: break
    case .plain: style.foreground = look.palette.accent
    case .filled: style.attributes.formUnion([.reverse, .bold])
    }
    if view.isFocused { style.attributes.formSymmetricDifference(.reverse) }
    if view.backend.isPressed { style.attributes.formUnion([.bold, .underline]) }
    return style
  }
}
