/// A view with marks that scroll it by a page when they are pressed.
@MainActor
protocol ScrollMarking: View {
  /// The positions that the last layout reserves for marks.
  var markPlaces: ScrollMarkPlaces { get }
  /// Whether there is content above the visible part.
  var hasMoreAbove: Bool { get }
  /// Whether there is content below the visible part.
  var hasMoreBelow: Bool { get }
}

extension ScrollMarking {
  /// The positions of the visible marks.
  var scrollMarks: ScrollMarkPlaces {
    ScrollMarkPlaces(
      above: hasMoreAbove ? markPlaces.above : nil, below: hasMoreBelow ? markPlaces.below : nil)
  }
}

extension ScrollMarkPlaces {
  /// Returns the direction in which a press at `location` scrolls: -1 or 1; `nil` beside the marks.
  @MainActor
  func direction(at location: SurfacePoint, in view: View) -> Int? {
    let place = SurfacePoint(
      x: location.x - view.inputInset, y: location.y - view.layout.padding.top)
    return place == above ? -1 : place == below ? 1 : nil
  }
}
