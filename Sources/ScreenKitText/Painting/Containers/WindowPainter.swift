import ScreenKitCore

/// The painter of the window: the background of all screens, and the rows of bars below them.
struct WindowPainter: ViewPainter {
  func measure(_ view: Window, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    OverlayPainter().measure(view, in: proposal, layout)
  }

  func layOut(_ view: Window, in rect: CellRect, _ layout: LayoutPass) {
    var rest = rect
    // The bar is not measured, as a measured size is reused for a smaller window that has room for
    // it.
    if let bar = view.hintBar {
      position(bar, rows: KeyHintBarPainter.rows(of: bar, in: rect.size), below: &rest, layout)
    }
    if let bar = view.statusBar {
      position(bar, rows: StatusBarPainter.rows(in: rect.size), below: &rest, layout)
    }
    if let notice = view.children.last as? NoticeBar {
      // A message covers no button, unless the window is too low for both.
      let rows = min(layout.measure(notice, in: rest.size).rows, rest.size.rows)
      var room = rest
      position(notice, rows: rows, below: &room, layout)
      if room.size.rows >= WindowPainter.leastRows { rest = room }
    }
    layOutFront(of: view, in: rest, layout)
  }

  /// The rows that a message leaves to the screens; in a lower window it covers them.
  private static let leastRows = 3

  /// Positions `bar` in the last rows of `rest`.
  private func position(_ bar: View, rows: Int, below rest: inout CellRect, _ layout: LayoutPass) {
    rest.size.rows -= rows
    layout.position(
      bar,
      in: CellRect(
        column: rest.column, row: rest.row + rest.size.rows, columns: rest.size.columns, rows: rows)
    )
  }

  /// Lays out everything except the bars; the popup and the help text come last, since each has an
  /// anchor.
  private func layOutFront(of view: Window, in rect: CellRect, _ layout: LayoutPass) {
    OverlayPainter().layOut(
      view.children.lazy.filter { !WindowPainter.isPlacedApart($0) }, of: view, in: rect, layout)
    if let popup = view.popup, let anchor = layout.scene.popupAnchor {
      layout.position(popup, in: PopupPlace(anchor, in: rect).rect(of: popup, layout))
    }
    if let tooltip = view.tooltipBubble {
      let place = PopupPlace(tooltip.area.map(CellRect.init) ?? .zero, in: rect)
      layout.position(tooltip, in: place.rect(of: tooltip, layout))
    }
  }

  private static func isPlacedApart(_ view: View) -> Bool {
    view is KeyHintBar || view is StatusBar || view is NoticeBar || view is Popup
      || view is TooltipBubble
  }

  func paint(_ view: Window, on canvas: inout Canvas) {
    let page = canvas.look.palette.page
    if !page.isStandard { canvas.fill(page) }
  }
}
