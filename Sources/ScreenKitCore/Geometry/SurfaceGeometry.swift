/// A point on a surface, in the surface's own units, from its top left corner.
///
/// A unit depends on the backend: a terminal counts cells, other backends may count points.
public struct SurfacePoint: Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Int
  /// The distance from the top edge.
  public var y: Int

  /// Creates a point.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// The size of a surface, in the surface's own units.
public struct SurfaceSize: Hashable, Sendable {
  /// The width; may be 0.
  public var width: Int
  /// The height; may be 0.
  public var height: Int

  /// Creates a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// An axis-aligned rectangle on a surface, in the surface's own units.
public struct SurfaceRect: Hashable, Sendable {
  /// The top left corner.
  public var origin: SurfacePoint
  /// The size.
  public var size: SurfaceSize

  /// Creates a rectangle.
  public init(x: Int, y: Int, width: Int, height: Int) {
    origin = SurfacePoint(x: x, y: y)
    size = SurfaceSize(width: width, height: height)
  }

  /// Returns whether the rectangle contains `point`; its right and bottom edges are outside.
  public func contains(_ point: SurfacePoint) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.width
      && point.y >= origin.y && point.y < origin.y + size.height
  }
}
