import ScreenKitCore

/// The painter of the nodes of trees: indentation, a sign, the text, and the detail at the end.
struct TreeRowPainter: LayoutReporting {
  /// The columns of a level, and of the sign with the blank behind it.
  private static let indentation = 2

  func measure(_ view: TreeRow, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let detail = view.detail.isEmpty ? 0 : displayWidth(of: view.detail) + 2
    let start = TreeRowPainter.indentation * view.level
    return CellSize(columns: start + displayWidth(of: view.text) + detail, rows: 1)
      .limited(to: proposal)
  }

  func layoutResult(
    of view: TreeRow, in size: CellSize, _ layout: LayoutPass
  ) -> TreeRow.LayoutResult {
    let start = indentation(of: view, in: size)
    return TreeRow.LayoutResult(sign: start..<start + TreeRowPainter.indentation)
  }

  /// Returns the columns before the sign; at most half of all, so that deep nodes stay legible.
  private func indentation(of view: TreeRow, in size: CellSize) -> Int {
    min(TreeRowPainter.indentation * (view.level - 1), size.columns / 2)
  }

  func paint(_ view: TreeRow, on canvas: inout Canvas) {
    let look = canvas.look
    let columns = canvas.size.columns
    let start = indentation(of: view, in: canvas.size)
    let style = look.palette.text(view.style)
    if let isOpen = view.isOpen {
      canvas.write(look.glyphs.foldSign(isOpen), column: start, CellStyle(look.palette.accent))
    }
    let text = start + TreeRowPainter.indentation
    let detail = displayWidth(of: view.detail)
    // Without room for both, the detail is left out.
    let hasDetail = detail > 0 && text + displayWidth(of: view.text) + 2 + detail <= columns
    let cut = TextLines.cut(
      view.text[...], to: max(0, columns - text), ellipsis: look.glyphs.ellipsis)
    canvas.write(cut, column: text, style)
    guard hasDetail else { return }
    canvas.write(
      view.detail, column: columns - detail, look.palette.text(ViewStyle(tint: .secondary)))
  }
}

extension GlyphSet {
  /// Returns the sign of a node or section whose content can be shown.
  func foldSign(_ isOpen: Bool) -> String {
    if isUnicode { return isOpen ? "▾" : "▸" }
    return isOpen ? "-" : "+"
  }
}
