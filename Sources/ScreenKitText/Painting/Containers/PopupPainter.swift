import ScreenKitCore

/// The painter of popups: a border around the content, on the background of panels.
struct PopupPainter: ViewPainter {
  func measure(_ view: Popup, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    PopupPainter.measureBordered(view, in: proposal, layout)
  }

  func layOut(_ view: Popup, in rect: CellRect, _ layout: LayoutPass) {
    PopupPainter.layOutBordered(view, in: rect, layout)
  }

  func paint(_ view: Popup, on canvas: inout Canvas) { PopupPainter.paintBordered(on: &canvas) }

  /// Returns the size of a view with a border around its content.
  fileprivate static func measureBordered(
    _ view: View, in proposal: CellSize, _ layout: LayoutPass
  ) -> CellSize {
    let edge = PopupPainter.edge(proposal)
    let inner = CellSize(
      columns: max(0, proposal.columns - 2 * edge), rows: max(0, proposal.rows - 2 * edge))
    let content = GroupPainter().measure(view, in: inner, layout)
    return CellSize(columns: content.columns + 2 * edge, rows: content.rows + 2 * edge)
      .limited(to: proposal)
  }

  /// Lays out a view with a border around its content.
  fileprivate static func layOutBordered(_ view: View, in rect: CellRect, _ layout: LayoutPass) {
    let edge = PopupPainter.edge(rect.size)
    let inner = rect.inset(columns: edge, rows: edge)
    for child in view.children { layout.position(child, in: inner) }
  }

  /// Paints the background and the border.
  fileprivate static func paintBordered(on canvas: inout Canvas) {
    canvas.fill(canvas.look.palette.panel)
    if PopupPainter.edge(canvas.size) > 0 { canvas.drawBorder(title: "") }
  }

  /// Returns the width of the border: 0 if there is no room for content within it.
  private static func edge(_ size: CellSize) -> Int { size.rows < 3 || size.columns < 6 ? 0 : 1 }
}

/// The painter of help texts, which look like popups.
struct TooltipPainter: ViewPainter {
  func measure(_ view: TooltipBubble, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    PopupPainter.measureBordered(view, in: proposal, layout)
  }

  func layOut(_ view: TooltipBubble, in rect: CellRect, _ layout: LayoutPass) {
    PopupPainter.layOutBordered(view, in: rect, layout)
  }

  func paint(_ view: TooltipBubble, on canvas: inout Canvas) {
    PopupPainter.paintBordered(on: &canvas)
  }
}

/// The position of a popup, a menu or a help text: below its anchor, or above it if more space is
/// there.
@MainActor
struct PopupPlace {
  /// The minimum width of a popup, in cells, if the window is wide enough.
  private static let leastWidth = 24

  private let anchor: CellRect
  private let window: CellRect

  init(_ anchor: CellRect, in window: CellRect) { (self.anchor, self.window) = (anchor, window) }

  /// Returns the rectangle of `popup`, aligned with the start of its anchor if there is room.
  func rect(of popup: Popup, _ layout: LayoutPass) -> CellRect {
    // A list fills the available width, while other content has a natural width.
    let isList = popup.children.first is ListView
    let width =
      isList
      ? min(max(anchor.size.columns, PopupPlace.leastWidth), window.size.columns)
      : window.size.columns
    // In a right-to-left layout, the popup begins at the right end of its anchor.
    let runsLeft = popup.anchor?.backend.effectiveLayoutDirection == .rightToLeft
    return rect(of: popup, width: width, runsLeft: runsLeft, layout)
  }

  /// Returns the rectangle of a menu, which begins at the anchor.
  func rect(of menu: Panel, _ layout: LayoutPass) -> CellRect {
    let runsLeft = menu.backend.effectiveLayoutDirection == .rightToLeft
    return rect(of: menu, width: window.size.columns, runsLeft: runsLeft, layout)
  }

  /// Returns the rectangle of a help text, which begins at the anchor.
  func rect(of tooltip: TooltipBubble, _ layout: LayoutPass) -> CellRect {
    let runsLeft = tooltip.backend.effectiveLayoutDirection == .rightToLeft
    return rect(of: tooltip, width: window.size.columns, runsLeft: runsLeft, layout)
  }

  private func rect(
    of view: View, width: Int, runsLeft: Bool, _ layout: LayoutPass
  ) -> CellRect {
    let below = max(0, window.endRow - max(window.row, anchor.endRow))
    let above = max(0, min(anchor.row, window.endRow) - window.row)
    let wanted = layout.measure(view, in: CellSize(columns: width, rows: window.size.rows))
    let isBelow = wanted.rows <= below || below >= above
    let beside = isBelow ? below : above
    // A view that fills the window has no room beside it, so the popup covers a part of it.
    let room = beside > 0 ? beside : window.size.rows
    let size = layout.measure(view, in: CellSize(columns: width, rows: room))
    let rows = min(size.rows, room)
    let last = window.endColumn - size.columns
    // A mirrored window mirrors the result, so this code uses a layout from left to right.
    var anchor = anchor
    if let mirror = layout.mirror { anchor.column = mirror - anchor.endColumn }
    let isAtEnd = runsLeft != (layout.mirror != nil)
    let start = isAtEnd ? anchor.endColumn - size.columns : anchor.column
    let row =
      isBelow ? min(anchor.endRow, window.endRow - rows) : min(anchor.row, window.endRow) - rows
    return CellRect(
      column: max(window.column, min(start, last)), row: max(window.row, row),
      columns: size.columns, rows: rows)
  }
}
