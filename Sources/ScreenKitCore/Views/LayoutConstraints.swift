/// What a view would like of its container, in layout units.
///
/// A unit is one cell in a terminal; another backend states what it takes for one. Every wish is
/// kept as far as there is room; a size of 0 is a normal case.
public struct LayoutConstraints: Hashable, Sendable {
  /// The bounds of one dimension.
  public struct Extent: Hashable, Sendable {
    /// The least that the view should get.
    public var minimum: Int
    /// The most that it should get; `nil` is no limit.
    public var maximum: Int?

    /// Makes bounds; without arguments the view takes what its content needs.
    public init(minimum: Int = 0, maximum: Int? = nil) {
      self.minimum = minimum
      self.maximum = maximum
    }

    /// Exactly `units`.
    public static func fixed(_ units: Int) -> Extent { Extent(minimum: units, maximum: units) }

    /// `units` brought within the bounds; the maximum wins over the minimum.
    public func clamp(_ units: Int) -> Int {
      let raised = Swift.max(units, minimum)
      return maximum.map { Swift.min(raised, $0) } ?? raised
    }
  }

  /// Empty room around the content, inside the view's rectangle.
  public struct Padding: Hashable, Sendable {
    /// Units above, left of, below and right of the content.
    public var top, left, bottom, right: Int

    /// Makes padding of `horizontal` units left and right and `vertical` above and below.
    public init(horizontal: Int = 0, vertical: Int = 0) {
      (top, bottom, left, right) = (vertical, vertical, horizontal, horizontal)
    }
  }

  /// The bounds from left to right.
  public var width = Extent()
  /// The bounds from top to bottom.
  public var height = Extent()
  /// The weight by which the view shares what is left along its container's axis; 0 takes none.
  public var flex = 0
  /// Empty room around the content.
  public var padding = Padding()
  /// Units from the left edge of the ``Frame`` that the view is in; nothing elsewhere.
  public var x = 0
  /// Units from the top edge of the ``Frame`` that the view is in; nothing elsewhere.
  public var y = 0

  /// Makes constraints that ask for what the content needs.
  public init() {}
}
