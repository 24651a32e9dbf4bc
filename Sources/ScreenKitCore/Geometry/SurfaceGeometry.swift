/// A place on a surface, in the surface's own units, from its top left corner.
///
/// Core never says what a unit is: a terminal counts cells, another backend counts points.
public struct SurfacePoint: Hashable, Sendable {
  /// Units from the left edge.
  public var x: Int
  /// Units from the top edge.
  public var y: Int

  /// Makes a point.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// The extent of a surface, in the surface's own units.
public struct SurfaceSize: Hashable, Sendable {
  /// Units from left to right; 0 is possible.
  public var width: Int
  /// Units from top to bottom; 0 is possible.
  public var height: Int

  /// Makes a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// An upright rectangle on a surface, in the surface's own units.
public struct SurfaceRect: Hashable, Sendable {
  /// The top left corner.
  public var origin: SurfacePoint
  /// The extent.
  public var size: SurfaceSize

  /// Makes a rectangle.
  public init(x: Int, y: Int, width: Int, height: Int) {
    origin = SurfacePoint(x: x, y: y)
    size = SurfaceSize(width: width, height: height)
  }

  /// Whether the rectangle covers `point`; its right and bottom edges are outside.
  public func contains(_ point: SurfacePoint) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.width
      && point.y >= origin.y && point.y < origin.y + size.height
  }
}
