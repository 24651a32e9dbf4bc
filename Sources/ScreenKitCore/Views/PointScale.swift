/// The size of a layout unit in points, for positions and sizes given in points.
///
/// In a terminal, a unit is a cell. A surface with its own points, such as a browser, does not use
/// this scale.
public struct PointScale: Hashable, Sendable {
  /// The number of points in the width of a unit; at least 1.
  public let width: Int
  /// The number of points in the height of a unit; at least 1.
  public let height: Int

  /// Creates a scale; each number is at least 1.
  public init(width: Int, height: Int) {
    (self.width, self.height) = (max(1, width), max(1, height))
  }

  /// The scale of most terminals: a cell of 8 by 16 points.
  public static let standard = PointScale(width: 8, height: 16)

  /// Returns `rect`, converted from points to units.
  ///
  /// Each edge is rounded separately, so adjacent rectangles stay adjacent, without a gap or an
  /// overlap. A side longer than 0 becomes at least one unit.
  public func units(of rect: SurfaceRect) -> SurfaceRect {
    let (x, width) = PointScale.side(rect.origin.x, rect.size.width, width)
    let (y, height) = PointScale.side(rect.origin.y, rect.size.height, height)
    return SurfaceRect(x: x, y: y, width: width, height: height)
  }

  /// Returns `constraints`, converted from points to units; sizes are rounded up.
  func units(of constraints: LayoutConstraints) -> LayoutConstraints {
    var units = constraints
    units.width = PointScale.extent(constraints.width, width)
    units.height = PointScale.extent(constraints.height, height)
    return units
  }

  private static func side(_ start: Int, _ length: Int, _ scale: Int) -> (start: Int, length: Int) {
    let first = rounded(start, scale)
    guard length > 0 else { return (first, 0) }
    return (first, max(1, rounded(limited(start) + limited(length), scale) - first))
  }

  /// Returns `points` in units, rounded to the nearest; halves are rounded up.
  private static func rounded(_ points: Int, _ scale: Int) -> Int {
    let doubled = 2 * limited(points) + scale
    let quotient = doubled / (2 * scale)
    return doubled < 0 && doubled % (2 * scale) != 0 ? quotient - 1 : quotient
  }

  /// Returns `points`, limited to a range in which no calculation overflows.
  private static func limited(_ points: Int) -> Int { min(max(points, -(1 << 40)), 1 << 40) }

  private static func extent(
    _ extent: LayoutConstraints.Extent, _ scale: Int
  ) -> LayoutConstraints.Extent {
    var units = extent
    units.minimum = (limited(extent.minimum) + scale - 1) / scale
    units.maximum = extent.maximum.map { (limited($0) + scale - 1) / scale }
    return units
  }
}
