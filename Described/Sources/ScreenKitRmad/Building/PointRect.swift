internal import ScreenKitCore

/// A rectangle of a description, in points from the top left corner of the parent.
struct PointRect: Hashable, Sendable {
  var x, y, width, height: Int

  /// Creates a rectangle; negative sides become zero.
  init(x: Int = 0, y: Int = 0, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
  }

  /// The first point to the right of the rectangle.
  var maxX: Int { PointRect.sum(x, width) }
  /// The first point below the rectangle.
  var maxY: Int { PointRect.sum(y, height) }

  /// Returns this rectangle of a parent of `design` size, fitted to its `actual` size.
  ///
  /// A description is made for one size of screen. A rectangle that reaches the right or lower edge
  /// in the design also reaches it in a larger parent; others keep their position and size. In a
  /// narrower parent, all rectangles become narrower. In a lower parent, only those at the lower
  /// edge shrink.
  ///
  /// - Parameters:
  ///   - design: The size of the parent in the description.
  ///   - actual: The size of the parent on the screen.
  ///   - leastHeight: The minimum useful height; `nil` if the height never changes.
  /// - Returns: The rectangle in a parent of the actual size.
  func fitted(from design: PointRect, to actual: PointRect, leastHeight: Int?) -> PointRect {
    var rect = self
    if actual.width < design.width {
      rect.x = PointRect.scale(x, actual.width, design.width)
      rect.width = max(0, PointRect.scale(maxX, actual.width, design.width) - rect.x)
    } else if reachesRight(of: design) {
      rect.width += actual.width - design.width
    }
    if let leastHeight, reachesBottom(of: design) {
      rect.height = max(leastHeight, height + actual.height - design.height)
    }
    return rect
  }

  /// Returns whether the rectangle ends at the right edge of `design` or beyond.
  ///
  /// A rectangle with most of the width, except for a margin, counts too.
  func reachesRight(of design: PointRect) -> Bool {
    let isWide = width > design.width / 2 && maxX >= design.width - design.width / 8
    return width > 0 && (maxX >= design.width || isWide)
  }
  /// Returns whether the rectangle ends at the lower edge of `design` or beyond.
  func reachesBottom(of design: PointRect) -> Bool { height > 0 && maxY >= design.height }

  /// Returns a sum without overflow; descriptions can contain any number.
  private static func sum(_ a: Int, _ b: Int) -> Int {
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow ? (a < 0 ? .min : .max) : sum
  }

  private static func scale(_ value: Int, _ actual: Int, _ design: Int) -> Int {
    let (product, overflow) = value.multipliedReportingOverflow(by: actual)
    return overflow || design == 0 ? value : product / design
  }
}

/// The size of a layout unit in points, for the conversion of descriptions to layouts.
struct PointGrid: Hashable, Sendable {
  /// The width and the height of a layout unit, in points.
  var unitWidth = 8
  var unitHeight = 16

  /// Returns the rectangle in layout units; the edges are rounded, so that neighbours still touch.
  func units(_ rect: PointRect) -> SurfaceRect {
    let (left, top) = (round(rect.x, unitWidth), round(rect.y, unitHeight))
    let (right, bottom) = (round(rect.maxX, unitWidth), round(rect.maxY, unitHeight))
    return SurfaceRect(
      x: left, y: top, width: rect.width == 0 ? 0 : max(1, right - left),
      height: rect.height == 0 ? 0 : max(1, bottom - top))
  }

  /// Returns the line in the middle of `units`, for a view of a single line.
  func line(in units: SurfaceRect) -> SurfaceRect {
    guard units.size.height > 1 else { return units }
    var line = units
    line.origin.y += (units.size.height - 1) / 2
    line.size.height = 1
    return line
  }

  /// Returns `size` in points.
  func points(_ size: SurfaceSize) -> PointRect {
    PointRect(width: size.width * unitWidth, height: size.height * unitHeight)
  }

  /// The maximum coordinate of a view, in layout units; it is beyond every surface.
  private static let limit = 100_000

  private func round(_ points: Int, _ unit: Int) -> Int {
    let limit = PointGrid.limit * unit
    let points = min(max(points, -limit), limit)
    let (quotient, rest) = points.quotientAndRemainder(dividingBy: unit)
    if rest * 2 >= unit { return quotient + 1 }
    return -rest * 2 > unit ? quotient - 1 : quotient
  }
}
