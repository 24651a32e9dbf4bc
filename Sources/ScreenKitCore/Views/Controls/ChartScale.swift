/// The range of the numbers in a chart.
public struct ChartScale: Hashable, Sendable {
  /// The number at the bottom.
  public let lower: Double
  /// The number at the top, never below ``lower``.
  public let upper: Double

  /// Creates a scale for all `values`, or with the given bounds.
  ///
  /// - Parameters:
  ///  - values: The values to show; values that are not finite are ignored.
  ///  - minimum: The number at the bottom; `nil` for the least value.
  ///  - maximum: The number at the top; `nil` for the greatest value.
  ///  - includesZero: Whether the scale includes zero if no bound is given.
  public init(
    _ values: some Sequence<Double>, minimum: Double? = nil, maximum: Double? = nil,
    includesZero: Bool = false
  ) {
    var least = includesZero ? 0 : Double.infinity
    var greatest = includesZero ? 0 : -Double.infinity
    for value in values where value.isFinite {
      least = min(least, value)
      greatest = max(greatest, value)
    }
    if least > greatest { (least, greatest) = (0, 0) }
    let lower = minimum.flatMap { $0.isFinite ? $0 : nil } ?? least
    let upper = maximum.flatMap { $0.isFinite ? $0 : nil } ?? greatest
    self.lower = lower
    self.upper = max(lower, upper)
  }

  /// Returns the height of `value` in the scale, from 0 to 1; `nil` if it is not a number.
  public func fraction(of value: Double) -> Double? {
    if value.isNaN { return nil }
    guard lower < upper else { return value > upper ? 1 : 0 }
    // Halves avoid an overflow, since the distance of two numbers may exceed the largest number.
    let fraction = (value / 2 - lower / 2) / (upper / 2 - lower / 2)
    return max(0, min(1, fraction))
  }
}
