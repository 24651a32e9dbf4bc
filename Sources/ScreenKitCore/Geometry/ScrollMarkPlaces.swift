/// The positions of the marks that show that there is more content above and below the visible
/// part.
///
/// Positions are relative to the view's top left corner without padding; `nil` is no mark.
public struct ScrollMarkPlaces: Hashable, Sendable {
  /// The position of the mark for more content above.
  public var above: SurfacePoint?
  /// The position of the mark for more content below.
  public var below: SurfacePoint?

  /// Creates positions, by default those of a view without marks.
  public init(above: SurfacePoint? = nil, below: SurfacePoint? = nil) {
    (self.above, self.below) = (above, below)
  }
}
