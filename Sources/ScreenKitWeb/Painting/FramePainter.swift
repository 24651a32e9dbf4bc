internal import ScreenKitCore

/// The painter of a frame with children at fixed positions, which scrolls to show all of them.
///
/// The outermost frame reports the space around it, for screens that depend on this size.
struct FramePainter: WebPainter {
  let templates = [
    WebTemplate(WebElement(.div, [.class: "fr"], .children)),
    WebTemplate(WebElement(.div, [.class: "fr top", .on: "g"], .children)),
  ]

  func template(for view: Frame) -> Int { FramePainter.isOutermost(view) ? 1 : 0 }

  /// Returns whether `view` is in no frame, in no list and in no view with pointer events.
  static func isOutermost(_ view: View) -> Bool {
    var next = view.parent
    while let around = next {
      if around is Frame || around is ListView || OverlayPainter.takesPointer(around) {
        return false
      }
      next = around.parent
    }
    return true
  }

  func fill(_ view: Frame, _ slots: inout SlotWriter) {
    // The children have fixed positions, so the browser needs their total size.
    let width = view.children.map { $0.layout.x + $0.layout.width.minimum }.max() ?? 0
    let height = view.children.map { $0.layout.y + $0.layout.height.minimum }.max() ?? 0
    slots.setFrame(
      SurfaceSize(width: max(0, width), height: max(0, height)),
      inPoints: view.pointsPerUnit != nil)
  }
}
