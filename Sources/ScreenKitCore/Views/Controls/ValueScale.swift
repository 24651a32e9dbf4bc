/// The values of a slider, from one end of a range to the other.
public struct ValueScale: Hashable, Sendable {
  /// The least and the greatest value.
  public let range: ClosedRange<Double>
  /// The distance between adjacent values, counted from the least; `nil` allows every value.
  public let step: Double?

  /// Creates a scale; its ends must be finite, and a step more than 0.
  public init(_ range: ClosedRange<Double>, step: Double? = nil) {
    self.range = range
    self.step = step
    precondition(length.isFinite, "ValueScale: a range has two ends (SK204)")
    precondition(
      step.map { $0 > 0 && $0.isFinite } ?? true, "ValueScale: a step is more than 0 (SK204)")
  }

  /// Returns the value of the scale that is nearest to `value`; the least one if it is not a
  /// number.
  public func nearest(to value: Double) -> Double {
    guard !value.isNaN else { return range.lowerBound }
    let inside = min(max(value, range.lowerBound), range.upperBound)
    guard let step else { return inside }
    let most = (length / step + ValueScale.tolerance).truncated
    let count = min(most, ((inside - range.lowerBound) / step).nearestWhole)
    return min(range.lowerBound + count * step, range.upperBound)
  }

  /// Returns the position of `value` between the least and the greatest, from 0 to 1.
  public func fraction(of value: Double) -> Double {
    length > 0 ? min(1, max(0, (value - range.lowerBound) / length)) : 0
  }

  /// Returns the value of the scale at the position `fraction` between the least and the greatest.
  public func value(at fraction: Double) -> Double {
    nearest(to: range.lowerBound + fraction * length)
  }

  /// The change by a key or by the wheel: one step, or a hundredth of a range without steps.
  public var smallMove: Double { step ?? length / 100 }

  /// The change by a page key: about a tenth of the range, and at least one step.
  public var largeMove: Double {
    guard let step else { return length / 10 }
    return max(1, (length / 10 / step).nearestWhole) * step
  }

  /// Returns `value` in digits, with enough decimal places to tell adjacent values apart.
  public func text(of value: Double) -> String {
    let unit = ValueScale.powers[decimals]
    let scaled = (abs(value) * unit).nearestWhole
    guard scaled < 1e15 else { return "\(value)" }
    let digits = String(Int(scaled))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = value < 0 && scaled > 0 ? "-" : ""
    let point = decimals > 0 ? "." : ""
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

  /// The greatest rounding error of sums of steps such as 0.1, relative to a step.
  private static let tolerance = 1e-9
  private static let powers: [Double] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6]
}
