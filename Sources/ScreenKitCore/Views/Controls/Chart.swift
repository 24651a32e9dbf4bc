/// A view that shows numbers as a chart.
///
/// The chart has the accent colour, unless its style has another tint. A value that is not a number
/// leaves a gap. A value outside of the scale is drawn at the nearest end.
public final class Chart: View {
  /// The kind of a chart.
  public enum Kind: Hashable, Sendable {
    /// A bar for each value, starting at zero.
    case bars
    /// A curve in a single row of text, or in more rows if there is space.
    case sparkline
  }

  /// The kind of the chart.
  public var kind: Kind { didSet { if kind != oldValue { changed(.content) } } }

  /// The numbers, from left to right.
  public var values: [Double] { didSet { changed(.content) } }

  /// The names of the values, shown below bars; missing names are omitted.
  public var labels: [String] { didSet { if labels != oldValue { changed(.content) } } }

  /// Whether each bar has its number above it, if there is space.
  public var showsValues = false { didSet { if showsValues != oldValue { changed(.content) } } }

  /// The number at the bottom; `nil` for the least value, and at most zero for bars.
  public var minimum: Double? { didSet { if minimum != oldValue { changed(.appearance) } } }

  /// The number at the top; `nil` for the greatest value, and at least zero for bars.
  public var maximum: Double? { didSet { if maximum != oldValue { changed(.appearance) } } }

  /// Creates a chart of `values`.
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
  public override var mirrorsContent: Bool { false }

  /// A sentence with the number of values, and the least, the greatest and the last value.
  public override var accessibleValue: String {
    let numbers = values.filter { !$0.isNaN }
    guard let least = numbers.min(), let greatest = numbers.max(), let last = numbers.last
    else { return strings.spoken.texts.noValues }
    let texts = strings
    return texts.spoken.texts.chart(
      numbers.count, least.short(texts), greatest.short(texts), last.short(texts))
  }
}

extension Double {
  /// Returns the number with up to three decimal places, without trailing zeros.
  func short(_ strings: Strings) -> String {
    let texts = strings.spoken.texts
    if isInfinite { return self < 0 ? texts.minusInfinity : texts.infinity }
    let text = "\(abs(self) < 1e12 ? (self * 1000).nearestWhole / 1000 : self)"
    let short = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    return short.with(point: strings.fields.decimalPoint)
  }
}
