/// The layout constraints of a view in its container, in layout units.
///
/// A unit is one cell in a terminal; other backends define their own. Constraints are met as far as
/// space allows. A view can get any size, including 0.
public struct LayoutConstraints: Hashable, Sendable {
  /// The bounds of one dimension.
  public struct Extent: Hashable, Sendable {
    /// The minimum size of the view, in units.
    public var minimum: Int
    /// The maximum size of the view, in units; `nil` for no limit.
    public var maximum: Int?
    /// Whether the width is limited to that of readable text; each backend defines it in its units.
    public var isReadable = false

    /// Creates bounds; without arguments, the view has the size of its content.
    public init(minimum: Int = 0, maximum: Int? = nil) {
      self.minimum = minimum
      self.maximum = maximum
    }

    /// The bounds of a readable text width, for documents, forms and fields; a `maximum` takes
    /// precedence.
    public static var readable: Extent {
      var extent = Extent()
      extent.isReadable = true
      return extent
    }

    /// Returns bounds of exactly `units`.
    public static func fixed(_ units: Int) -> Extent { Extent(minimum: units, maximum: units) }

    /// Returns `units` limited to the bounds; the maximum takes precedence over the minimum.
    public func clamp(_ units: Int) -> Int {
      let raised = Swift.max(units, minimum)
      return maximum.map { Swift.min(raised, $0) } ?? raised
    }
  }

  /// The empty space around the content, inside the view's rectangle.
  public struct Padding: Hashable, Sendable {
    /// The units above the content, at its start, below it, and at its end.
    ///
    /// The start is on the left, or on the right in a layout from right to left.
    public var top, start, bottom, end: Int

    /// Creates padding of `horizontal` units at the start and the end and `vertical` above and
    /// below.
    public init(horizontal: Int = 0, vertical: Int = 0) {
      (top, bottom, start, end) = (vertical, vertical, horizontal, horizontal)
    }
  }

  /// The bounds of the width.
  public var width = Extent()
  /// The bounds of the height.
  public var height = Extent()
  /// The weight of the view in the division of the remaining space along the container's axis; 0
  /// for none.
  public var flex = 0
  /// The empty space around the content.
  public var padding = Padding()
  /// The layout direction of the view and its descendants; `nil` uses the parent's.
  ///
  /// The window has the direction of the app's language.
  public var direction: LayoutDirection?
  /// The distance from the start edge of the containing ``Frame``, in units; ignored elsewhere.
  public var x = 0
  /// The distance from the top edge of the containing ``Frame``, in units; ignored elsewhere.
  public var y = 0

  /// Creates constraints for the size of the content.
  public init() {}
}
