extension ChartScale {
  /// Returns at most `count` round numbers at equal distances within the scale, for an axis.
  ///
  /// Without two round numbers, the result contains the ends of the scale, or a single number if
  /// they are equal.
  public func ticks(atMost count: Int) -> [Double] {
    let span = upper - lower
    guard span > 0, span.isFinite else { return lower == upper ? [lower] : [lower, upper] }
    let step = ChartScale.roundStep(from: span / Double(max(1, count - 1)))
    guard step > 0, step.isFinite else { return [lower, upper] }
    var ticks: [Double] = []
    var number = (lower / step).truncated - 1
    while ticks.count < count, number * step <= upper + step * 1e-9 {
      if number * step >= lower - step * 1e-9 { ticks.append(number * step) }
      number += 1
      // For very large numbers of steps, adding 1 has no effect.
      if number == number - 1 { break }
    }
    return ticks.count > 1 ? ticks : [lower, upper]
  }

  /// Returns the least number of at least `least` that is 1, 2 or 5 times a power of ten.
  private static func roundStep(from least: Double) -> Double {
    // Below this magnitude the fractions would lose their digits.
    guard least > 1e-290 else { return 0 }
    var power = 1.0
    while power > least { power /= 10 }
    while power * 10 <= least { power *= 10 }
    let steps = [1.0, 2, 5, 10]
    return power * (steps.first { power * $0 >= least * (1 - 1e-9) } ?? 10)
  }
}
