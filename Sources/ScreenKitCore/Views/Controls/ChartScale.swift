/// The numbers between which a chart is drawn.
public struct ChartScale: Hashable, Sendable {
  /// The number at the bottom.
  public let lower: Double
  /// The number at the top, never below the other.
  public let upper: Double

  /// Makes the scale that shows all of `values`, unless a bound is given.
  ///
  /// - Parameters:
  ///   - values: What is to be shown; what is not finite counts for nothing.
  ///   - minimum: The number at the bottom; `nil` is the least value.
  ///   - maximum: The number at the top; `nil` is the greatest value.
  ///   - includesZero: Whether bounds that are not given leave zero within.
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

  /// How far up `value` is drawn, from 0 to 1; `nil` for what is not a number.
  public func fraction(of value: Double) -> Double? {
    if value.isNaN { return nil }
    guard lower < upper else { return value > upper ? 1 : 0 }
    // Halves, since the distance of two numbers may be more than the largest number.
    let fraction = (value / 2 - lower / 2) / (upper / 2 - lower / 2)
    return max(0, min(1, fraction))
  }
}
