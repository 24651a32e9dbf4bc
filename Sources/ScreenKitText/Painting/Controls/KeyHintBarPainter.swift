import ScreenKitCore

/// The painter of the row of key hints, which shows as many of them as fit.
struct KeyHintBarPainter: ViewPainter {
  /// The minimum size of a surface with the row; a smaller one needs its rows for the screens.
  static let leastSize = CellSize(columns: 40, rows: 16)
  /// The blank columns between two hints.
  private let gap = 2
  var layersChildren: Bool { false }

  func measure(_ view: KeyHintBar, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    CellSize(columns: proposal.columns, rows: 1).limited(to: proposal)
  }

  /// Returns one row, or none in a small window or without hints.
  static func rows(of view: KeyHintBar, in window: CellSize) -> Int {
    let isSmall = window.columns < leastSize.columns || window.rows < leastSize.rows
    return isSmall || view.children.isEmpty ? 0 : 1
  }

  func layOut(_ view: KeyHintBar, in rect: CellRect, _ layout: LayoutPass) {
    var column = rect.column + 1
    for item in view.items {
      let size = layout.measure(item, in: rect.size)
      let fits = size.rows > 0 && column + size.columns < rect.endColumn
      layout.position(
        item,
        in: CellRect(
          column: column, row: rect.row, columns: fits ? size.columns : 0, rows: fits ? 1 : 0))
      // The hints after one that does not fit are less important, so they are omitted too.
      column = fits ? column + size.columns + gap : rect.endColumn
    }
  }

  func paint(_ view: KeyHintBar, on canvas: inout Canvas) { canvas.fillBar() }
}

/// The painter of a key in bold and, beside it, its effect.
struct KeyHintItemPainter: ViewPainter {
  func measure(_ view: KeyHintItem, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let columns = displayWidth(of: view.keys) + 1 + displayWidth(of: view.title)
    return CellSize(columns: columns, rows: min(1, proposal.rows))
  }

  func paint(_ view: KeyHintItem, on canvas: inout Canvas) {
    let attributes: CellStyle.Attributes = view.isPressed ? [.underline] : []
    let end = canvas.write(view.keys, CellStyle(.standard, attributes.union(.bold)))
    var style = canvas.look.text(ViewStyle(tint: .secondary))
    style.attributes.formUnion(attributes)
    canvas.write(view.title, column: end + 1, style)
  }
}
