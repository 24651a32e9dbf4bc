/// The positions of the marks that show that there is more content above and below the visible
/// part.
///
/// Positions are relative to the view's top left corner without padding; `nil` is a hidden mark.
package struct ScrollMarkPlaces: Hashable, Sendable {
  package var above: SurfacePoint?
  package var below: SurfacePoint?

  package init(above: SurfacePoint? = nil, below: SurfacePoint? = nil) {
    (self.above, self.below) = (above, below)
  }

  /// Returns the direction in which a press at `location` scrolls: -1 or 1; `nil` beside the marks.
  @MainActor
  func direction(at location: SurfacePoint, in view: View) -> Int? {
    let place = SurfacePoint(
      x: location.x - view.layout.padding.left, y: location.y - view.layout.padding.top)
    return place == above ? -1 : place == below ? 1 : nil
  }
}

/// A view with marks that scroll it by a page when they are pressed.
@MainActor
package protocol ScrollMarking: View {
  /// The positions of the marks; set by the painter that draws them.
  var scrollMarks: ScrollMarkPlaces { get set }
}
