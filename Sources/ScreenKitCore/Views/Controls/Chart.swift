/// Shows numbers as a picture, for people who would rather look than read.
///
/// What is not a number leaves a gap, and what lies outside of the scale is drawn at its end.
public final class Chart: View {
  /// What the picture is made of.
  public enum Kind: Hashable, Sendable {
    /// A bar for each value, from zero on.
    case bars
    /// A curve in a single line of text, or higher where there is room.
    case sparkline
  }

  /// What the numbers are drawn as.
  public var kind: Kind { didSet { if kind != oldValue { changed(.content) } } }

  /// The numbers, from left to right.
  public var values: [Double] { didSet { changed(.content) } }

  /// The names of the values, shown below bars; those that are missing are left out.
  public var labels: [String] { didSet { if labels != oldValue { changed(.content) } } }

  /// The number at the bottom; `nil` is the least value, or for bars zero if that is less.
  public var minimum: Double? { didSet { if minimum != oldValue { changed(.appearance) } } }

  /// The number at the top; `nil` is the greatest value, or for bars zero if that is greater.
  public var maximum: Double? { didSet { if maximum != oldValue { changed(.appearance) } } }

  /// Makes a chart of `values`.
  public init(_ kind: Kind = .bars, _ values: [Double] = [], labels: [String] = []) {
    self.kind = kind
    self.values = values
    self.labels = labels
  }

  /// The numbers at the bottom and at the top.
  public var scale: ChartScale {
    ChartScale(values, minimum: minimum, maximum: maximum, includesZero: kind == .bars)
  }

  public override var role: SemanticRole { .chart }

  /// How many values there are, the least, the greatest and the last one, as a sentence.
  public override var accessibleValue: String {
    let numbers = values.filter { !$0.isNaN }
    guard let least = numbers.min(), let greatest = numbers.max(), let last = numbers.last
    else { return "No values." }
    let count = numbers.count == 1 ? "1 value" : "\(numbers.count) values"
    return "\(count) from \(least.short) to \(greatest.short), the last is \(last.short)."
  }
}

extension Double {
  /// With up to three digits behind the point, and without a point where all are zero.
  fileprivate var short: String {
    if isInfinite { return self < 0 ? "minus infinity" : "infinity" }
    let text = "\(abs(self) < 1e12 ? (self * 1000).nearestWhole / 1000 : self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
