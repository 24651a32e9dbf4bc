internal import ScreenKitCore

/// A frame with children at fixed places, which scrolls within its own area where it is larger.
///
/// The outermost one reports the space around it, for screens that place their views by it.
struct FramePainter: WebPainter {
  let templates = [
    WebTemplate(WebElement(.div, [.class: "fr"], .children)),
    WebTemplate(WebElement(.div, [.class: "fr top", .on: "g"], .children)),
  ]

  func template(for view: Frame) -> Int { FramePainter.isOutermost(view) ? 1 : 0 }

  /// Whether no frame, no list and no view that takes the pointer is around `view`.
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
    // Its children have fixed positions, so the browser needs the size of all together.
    let width = view.children.map { $0.layout.x + $0.layout.width.minimum }.max() ?? 0
    let height = view.children.map { $0.layout.y + $0.layout.height.minimum }.max() ?? 0
    slots.setFrame(
      SurfaceSize(width: max(0, width), height: max(0, height)),
      inPoints: view.pointsPerUnit != nil)
  }
}
