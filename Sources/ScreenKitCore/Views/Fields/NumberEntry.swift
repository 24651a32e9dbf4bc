/// The rules of a number field: the accepted texts, and the effect of steps.
struct NumberEntry: Hashable, Sendable {
  /// The reason why a text is not accepted.
  enum Problem: Hashable, Sendable {
    case notANumber, notWhole
    case tooManyPlaces(Int)
    case tooSmall(Double)
    case tooLarge(Double)
  }

  let range: ClosedRange<Double>
  private let wantedStep: Double
  var format: NumberFormat

  init(range: ClosedRange<Double>, step: Double, format: NumberFormat) {
    (self.range, wantedStep, self.format) = (range, step, format)
  }

  /// The distance of two numbers in steps: at least the last decimal place, since a shorter step
  /// would not change the text.
  var step: Double { max(wantedStep, format.unit) }

  /// Returns the number in `text`, or `nil` if it is empty or breaks a rule.
  func number(in text: String) -> Double? {
    guard case .number(let number, _) = format.read(text), problem(in: text) == nil else {
      return nil
    }
    return number
  }

  /// Returns the rule that `text` breaks; an incomplete text such as `-` breaks a rule only if
  /// `isFinished`.
  func problem(in text: String, isFinished: Bool = false) -> Problem? {
    switch format.read(text) {
    case .empty: return nil
    case .incomplete: return isFinished ? .notANumber : nil
    case .invalid: return .notANumber
    case .number(let number, let places):
      if places > format.places.upperBound {
        return format.places.upperBound == 0 ? .notWhole : .tooManyPlaces(format.places.upperBound)
      }
      if number < range.lowerBound { return .tooSmall(range.lowerBound) }
      return number > range.upperBound ? .tooLarge(range.upperBound) : nil
    }
  }

  /// Returns the number `count` steps from the number in `text`; `nil` if `text` is not a number.
  ///
  /// Steps lead to multiples of ``step``, counted from the least number of the range, or from 0 if
  /// the range is unlimited. In an empty text, the first step leads to 0, or to the nearest number
  /// of the range.
  func number(stepping count: Int, from text: String) -> Double? {
    switch format.read(text) {
    case .empty: return clamped(0)
    case .incomplete, .invalid: return nil
    case .number(let number, _):
      let start = clamped(number)
      // The first step from a number outside of the range leads to the nearest end of the range.
      if start != number || count == 0 { return start }
      let place = (start - base) / step
      let isOnStep = abs(place - place.nearestWhole) < NumberEntry.tolerance
      let whole = isOnStep ? place.nearestWhole : count > 0 ? place.floor : -(-place).floor
      let target = base + (whole + Double(count)) * step
      return count > 0
        ? max(start, min(target, last)) : min(start, max(target, range.lowerBound))
    }
  }

  /// Returns the number of the range nearest to `number`.
  func clamped(_ number: Double) -> Double {
    min(max(number, range.lowerBound), range.upperBound)
  }

  /// The number from which steps are counted.
  private var base: Double {
    abs(range.lowerBound) < NumberEntry.unbounded ? range.lowerBound : 0
  }

  /// The greatest number that steps can reach.
  private var last: Double {
    let count = ((range.upperBound - base) / step + NumberEntry.tolerance).floor
    return min(range.upperBound, base + count * step)
  }

  /// The maximum rounding error of sums of steps such as 0.1, relative to a step.
  private static let tolerance = 1e-9
  /// The magnitude at which a bound counts as unlimited.
  private static let unbounded = 1e15
}

extension Double {
  /// The greatest whole number that is not greater than this number.
  fileprivate var floor: Double {
    let whole = truncated
    return whole > self ? whole - 1 : whole
  }
}
