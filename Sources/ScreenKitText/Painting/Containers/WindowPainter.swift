import ScreenKitCore

/// The painter of the window: the ground of all screens.
struct WindowPainter: ViewPainter {
  func measure(_ view: Window, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    OverlayPainter().measure(view, in: proposal, layout)
  }

  func layOut(_ view: Window, in rect: CellRect, _ layout: LayoutPass) {
    OverlayPainter().layOut(view, in: rect, layout)
  }

  func paint(_ view: Window, on canvas: inout Canvas) {
    let page = canvas.look.palette.page
    if !page.isStandard { canvas.fill(page) }
  }
}
