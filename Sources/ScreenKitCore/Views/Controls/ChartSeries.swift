/// A curve of a ``LineChart``: its name, its values, and the meaning of its colour.
public struct ChartSeries: Hashable, Sendable {
  /// The name, shown in the legend; empty for none.
  public var name: String
  /// The values, from left to right; a value that is not a number leaves a gap.
  public var values: [Double]
  /// The meaning of the colour.
  public var tint: ViewStyle.Tint

  /// Creates a curve of `values`; an empty name is not shown.
  public init(_ name: String, _ values: [Double], tint: ViewStyle.Tint = .accent) {
    (self.name, self.values, self.tint) = (name, values, tint)
  }
}
