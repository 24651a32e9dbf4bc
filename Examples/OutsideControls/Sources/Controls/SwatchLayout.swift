/// The layout of a ``TintChooser``, which its painter reports.
public struct SwatchLayout: Hashable, Sendable {
  /// The area of one swatch, in units from the top left corner of the content.
  public struct Area: Hashable, Sendable {
    /// The horizontal and the vertical range.
    public var x, y: Range<Int>

    /// Creates an area.
    public init(x: Range<Int>, y: Range<Int>) { (self.x, self.y) = (x, y) }
  }

  /// The area of each swatch, in reading order.
  public var areas: [Area]

  /// Creates a layout whose swatches have `areas`.
  public init(areas: [Area] = []) { self.areas = areas }

  /// Returns the index of the swatch at a point; `nil` if there is none.
  func index(x: Int, y: Int) -> Int? {
    areas.firstIndex { $0.x.contains(x) && $0.y.contains(y) }
  }
}
