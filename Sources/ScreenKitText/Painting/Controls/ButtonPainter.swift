import ScreenKitCore
internal import ScreenKitLooks

/// The painter of buttons.
struct ButtonPainter: ViewPainter {
  enum Shape {
    /// Brackets around the title: `[ Title ]`.
    case brackets
    /// Coloured text on a grey background.
    case plain
    /// Bold capitals on a background of its own.
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
    case .plain:
      view.isFocused
        ? marked(view.title, look)
        : look.colors == .none ? "(\(view.title))" : " \(view.title) "
    case .filled:
      view.isFocused ? marked(view.title.uppercased(), look) : " \(view.title.uppercased()) "
    }
  }

  /// Returns `title` between markers; they show the focus as well, since colours may be missing.
  private func marked(_ title: String, _ look: Look) -> String {
    look.glyphs.focusStart + title + look.glyphs.focusEnd
  }

  private func style(of view: Button, _ look: Look) -> CellStyle {
    var style =
      view.isEffectivelyEnabled
      ? view.isFocused ? focusedStyle(of: view, look) : restingStyle(of: view, look)
      : CellStyle(ground(look).isStandard ? .standard : look.palette.text, on: ground(look), .dim)
    guard view.isEffectivelyEnabled else { return style }
    if view.backend.isPressed { style.attributes.formUnion([.bold, .underline]) }
    return style
  }

  private func restingStyle(of view: Button, _ look: Look) -> CellStyle {
    if let style = prominentStyle(of: view, look) { return style }
    var style = look.palette.text(view.style)
    if shape == .brackets { return style }
    if view.style.tint == .standard { style.foreground = look.palette.accent }
    style.background = ground(look)
    if shape == .filled {
      style.attributes.insert(.bold)
      // Without a background of its own, the button is filled by its reversed text.
      if style.background.isStandard { style.attributes.insert(.reverse) }
    }
    return style
  }

  /// Returns the style of a strong button, filled with its tint or the accent; `nil` for others.
  private func prominentStyle(of view: Button, _ look: Look) -> CellStyle? {
    guard view.style.emphasis == .strong, look.colors > .sixteen else { return nil }
    let tint = view.style.tint == .standard ? ViewStyle.Tint.accent : view.style.tint
    let ground = look.palette.tints[tint]
    return ground.isStandard ? nil : CellStyle(ground.readableText, on: ground, .bold)
  }

  /// Returns the style with the focus, which keeps the shape of the button and its tint.
  private func focusedStyle(of view: Button, _ look: Look) -> CellStyle {
    var style = look.highlightStyle
    let tint = look.palette.tints[view.style.tint]
    if view.style.tint != .standard, !style.background.isStandard, !tint.isStandard {
      style = CellStyle(tint.readableText, on: tint)
    }
    if shape == .filled { style.attributes.insert(.bold) }
    if view.style.emphasis == .strong { style.attributes.insert(.bold) }
    return style
  }

  /// Returns the background of a button without the focus; the default colour for none.
  private func ground(_ look: Look) -> LookColor {
    shape == .brackets || look.colors == .none ? .standard : look.palette.inactiveHighlight
  }
}
