/// A range of values and their distance, for sliders and gauges.
public struct ValueScale: Hashable, Sendable {
  /// The range from the least to the greatest value.
  public let range: ClosedRange<Double>
  /// The distance between adjacent values, from the least value; `nil` for all values of the range.
  public let step: Double?

  /// Creates a scale; the length of `range` must be finite, and `step` must be greater than 0.
  public init(_ range: ClosedRange<Double>, step: Double? = nil) {
    self.range = range
    self.step = step
    precondition(length.isFinite, "ValueScale: a range has two ends (SK204)")
    precondition(
      step.map { $0 > 0 && $0.isFinite } ?? true, "ValueScale: a step is more than 0 (SK204)")
  }

  /// Returns the value of the scale nearest to `value`; the least value if `value` is not a number.
  public func nearest(to value: Double) -> Double {
    guard !value.isNaN else { return range.lowerBound }
    let inside = min(max(value, range.lowerBound), range.upperBound)
    guard let step else { return inside }
    let most = (length / step + ValueScale.tolerance).truncated
    let count = min(most, ((inside - range.lowerBound) / step).nearestWhole)
    return min(range.lowerBound + count * step, range.upperBound)
  }

  /// Returns the position of `value` between the least and the greatest value, from 0 to 1.
  public func fraction(of value: Double) -> Double {
    length > 0 ? min(1, max(0, (value - range.lowerBound) / length)) : 0
  }

  /// Returns the value of the scale at `fraction`, from 0 for the least to 1 for the greatest
  /// value.
  public func value(at fraction: Double) -> Double {
    nearest(to: range.lowerBound + fraction * length)
  }

  /// The change by an arrow key or the wheel: one step, or a hundredth of a range without steps.
  public var smallMove: Double { step ?? length / 100 }

  /// The change by a page key: about a tenth of the range, and at least one step.
  public var largeMove: Double {
    guard let step else { return length / 10 }
    return max(1, (length / 10 / step).nearestWhole) * step
  }

  /// Returns the digits of `value`, with enough decimal places to distinguish adjacent values.
  ///
  /// `point` is the decimal point, such as that of the app's language.
  public func text(of value: Double, point: Character = ".") -> String {
    let unit = ValueScale.powers[decimals]
    let scaled = (abs(value) * unit).nearestWhole
    guard scaled < 1e15 else { return "\(value)".with(point: point) }
    let digits = String(Int(scaled))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = value < 0 && scaled > 0 ? "-" : ""
    let point = decimals > 0 ? String(point) : ""
    return sign + padded.dropLast(decimals) + point + padded.suffix(decimals)
  }

  private var length: Double { range.upperBound - range.lowerBound }

  private var decimals: Int {
    let unit = smallMove
    return ValueScale.powers.indices.first { index in
      let scaled = unit * ValueScale.powers[index]
      return step == nil ? scaled >= 1 : abs(scaled - scaled.nearestWhole) < ValueScale.tolerance
    } ?? 0
  }

  /// The maximum rounding error of sums of steps such as 0.1, relative to a step.
  private static let tolerance = 1e-9
  private static let powers: [Double] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6]
}

extension String {
  /// Returns the digits of a number in the form of the standard library, with another point.
  func with(point: Character) -> String {
    point == "." ? self : String(map { $0 == "." ? point : $0 })
  }
}
