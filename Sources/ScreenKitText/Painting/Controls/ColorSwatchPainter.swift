import ScreenKitCore
internal import ScreenKitLooks

/// The painter of colour palettes, which are no wider than their swatches.
struct ColorPalettePainter: ViewPainter {
  func measure(_ view: ColorPalette, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    GroupPainter().measure(view, in: limited(proposal, view), layout)
  }

  func layOut(_ view: ColorPalette, in rect: CellRect, _ layout: LayoutPass) {
    var rect = rect
    rect.size = limited(rect.size, view)
    for child in view.children { layout.position(child, in: rect) }
  }

  private func limited(_ size: CellSize, _ view: ColorPalette) -> CellSize {
    CellSize(
      columns: min(size.columns, view.columns * ColorSwatchPainter.width), rows: size.rows)
  }
}

/// The painter of a swatch: three cells in its colour, with marks for the focus and the selection.
struct ColorSwatchPainter: ViewPainter {
  /// The width of a swatch, in cells.
  static let width = 3

  func measure(_ view: ColorSwatch, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    CellSize(columns: ColorSwatchPainter.width, rows: 1).limited(to: proposal)
  }

  func paint(_ view: ColorSwatch, on canvas: inout Canvas) {
    let glyphs = canvas.look.glyphs
    var style = CellStyle(.standard)
    if view.showsFocus {
      style.attributes.insert(.bold)
      // On a terminal with colours, reversed text would hide the selected colour.
      if canvas.look.colors == .none { style.attributes.insert(.reverse) }
    }
    if !view.isEffectivelyEnabled { style.attributes.insert(.dim) }
    let middle = canvas.look.colors == .none ? shade(of: view.color, glyphs) : " "
    let marks =
      view.showsFocus
      ? (glyphs.focusStart, glyphs.focusEnd)
      : view.isSelected
        ? ("[", "]")
        : needsEdges(view.color, canvas.look) ? edges(glyphs) : (middle, middle)
    canvas.write(marks.0 + middle + marks.1, style)
  }

  /// The contrast to the background below which a swatch has edges.
  private static let leastContrast: Float = 1.3

  /// Returns whether the colour is too similar to the page or a popup for its edges to be visible.
  private func needsEdges(_ color: TextColor?, _ look: Look) -> Bool {
    guard let color, look.colors != .none else { return false }
    let seen = SeenColor(red: Int(color.red), green: Int(color.green), blue: Int(color.blue))
    let page: SeenColor = look.appearance == .dark ? .black : .white
    return [look.palette.page.seen ?? page, look.palette.panel.seen ?? page].contains {
      seen.contrast(to: $0) < ColorSwatchPainter.leastContrast
    }
  }

  private func edges(_ glyphs: GlyphSet) -> (String, String) {
    glyphs.isUnicode ? ("▏", "▕") : ("|", "|")
  }

  /// Returns a sign as light as the colour, for terminals without colours.
  private func shade(of color: TextColor?, _ glyphs: GlyphSet) -> String {
    guard let color else { return " " }
    let signs = glyphs.isUnicode ? [" ", "░", "▒", "▓", "█"] : [".", ":", "+", "%", "#"]
    // These are the luminance weights of red, green and blue, in thousandths.
    let light = Int(color.red) * 299 + Int(color.green) * 587 + Int(color.blue) * 114
    return signs[min(light * signs.count / 255_001, signs.count - 1)]
  }
}
