/// A search for the nearest rectangle in a direction.
enum FocusGeometry {
  /// A direction on the surface.
  enum Direction: Hashable, Sendable, CaseIterable {
    case up, down, left, right
  }

  /// Returns the index of the nearest rectangle that lies wholly in `direction`; `nil` for none.
  ///
  /// Sideways distance counts twice, so that a rectangle straight ahead is preferred to a nearer
  /// one at the side.
  static func nearest(
    to origin: SurfaceRect, among rects: [SurfaceRect], _ direction: Direction
  ) -> Int? {
    let from = Span(origin, along: direction)
    var best: (index: Int, cost: Int)?
    for (index, rect) in rects.enumerated() {
      let to = Span(rect, along: direction)
      guard to.near >= from.far else { continue }
      let aside = max(0, to.low - from.high, from.low - to.high)
      let cost = (to.near - from.far) + 2 * aside
      if cost < best?.cost ?? .max { best = (index, cost) }
    }
    return best?.index
  }

  /// A rectangle rotated so that the direction points to larger numbers.
  private struct Span {
    let near, far: Int
    let low, high: Int

    init(_ rect: SurfaceRect, along direction: Direction) {
      let horizontal = (rect.origin.x, rect.origin.x + rect.size.width)
      let vertical = (rect.origin.y, rect.origin.y + rect.size.height)
      switch direction {
      case .right: (near, far, low, high) = (horizontal.0, horizontal.1, vertical.0, vertical.1)
      case .left: (near, far, low, high) = (-horizontal.1, -horizontal.0, vertical.0, vertical.1)
      case .down: (near, far, low, high) = (vertical.0, vertical.1, horizontal.0, horizontal.1)
      case .up: (near, far, low, high) = (-vertical.1, -vertical.0, horizontal.0, horizontal.1)
      }
    }
  }
}
