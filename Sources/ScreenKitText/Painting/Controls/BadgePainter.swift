import ScreenKitCore
internal import ScreenKitLooks

/// The painter of badges: text on a background of its tint, or in brackets without colours.
struct BadgePainter: ViewPainter {
  /// The maximum width, in columns.
  private static let widest = 12

  func measure(_ view: Badge, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    if view.text.isEmpty { return .zero }
    return CellSize(columns: min(displayWidth(of: view.text) + 2, BadgePainter.widest), rows: 1)
      .limited(to: proposal)
  }

  func paint(_ view: Badge, on canvas: inout Canvas) {
    let columns = canvas.size.columns
    guard columns > 2 else { return }
    let look = canvas.look
    let text = TextLines.cut(
      view.text[...], to: columns - 2, ellipsis: look.glyphs.ellipsis)
    var style = CellStyle(.standard, .bold)
    let ground = look.palette.tints[view.style.tint]
    let isFilled = !canvas.backgroundStyle.isUniform && look.colors != .none && !ground.isStandard
    if isFilled { style = CellStyle(ground.readableText, on: ground, .bold) }
    canvas.fill(CellRect(size: canvas.size), style)
    canvas.write(isFilled ? " " : "[", style)
    canvas.write(text, column: 1, style)
    canvas.write(isFilled ? " " : "]", column: columns - 1, style)
  }
}
