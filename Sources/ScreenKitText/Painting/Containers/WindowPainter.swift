import ScreenKitCore

/// The painter of the window: the background of all screens, and the row of key hints below them.
struct WindowPainter: ViewPainter {
  func measure(_ view: Window, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    OverlayPainter().measure(view, in: proposal, layout)
  }

  func layOut(_ view: Window, in rect: CellRect, _ layout: LayoutPass) {
    guard let bar = view.hintBar else { return layOutFront(of: view, in: rect, layout) }
    // Not measured, as a measured size is reused for a smaller window that has room for it.
    let rows = KeyHintBarPainter.rows(of: bar, in: rect.size)
    var rest = rect
    rest.size.rows -= rows
    layOutFront(of: view, in: rest, layout)
    layout.position(
      bar,
      in: CellRect(
        column: rect.column, row: rest.row + rest.size.rows, columns: rect.size.columns, rows: rows)
    )
  }

  /// Lays out everything but the row of hints, the popup last, since it is beside its anchor.
  private func layOutFront(of view: Window, in rect: CellRect, _ layout: LayoutPass) {
    guard view.hintBar != nil || view.popup != nil else {
      return OverlayPainter().layOut(view, in: rect, layout)
    }
    OverlayPainter().layOut(
      view.children.lazy.filter { !($0 is KeyHintBar) && !($0 is Popup) }, of: view, in: rect,
      layout)
    guard let popup = view.popup, let anchor = layout.scene.popupAnchor else { return }
    layout.position(popup, in: PopupPlace(anchor, in: rect).rect(of: popup, layout))
  }

  func paint(_ view: Window, on canvas: inout Canvas) {
    let page = canvas.look.palette.page
    if !page.isStandard { canvas.fill(page) }
  }
}
