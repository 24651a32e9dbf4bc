/// A measured value within its range, such as a temperature, whose zones have meanings.
///
/// It shows a bar and the value; with a height of two units also the ends of the range.
public final class Gauge: View {
  /// A part of the range with a meaning, from one value up to the next zone.
  public struct Zone: Hashable, Sendable {
    /// The least value of the zone.
    public var start: Double
    /// The meaning of the values in the zone, such as `.warning`.
    public var tint: ViewStyle.Tint

    /// Creates a zone of the values from `start` on.
    public init(from start: Double, _ tint: ViewStyle.Tint) {
      (self.start, self.tint) = (start, tint)
    }
  }

  /// The range, and the precision with which values are written.
  public var scale: ValueScale { didSet { if scale != oldValue { changed(.content) } } }

  /// The value, which may be outside of the range; `nil` if there is none.
  public var value: Double? {
    get { known }
    set {
      let number = newValue.flatMap { $0.isNaN ? nil : $0 }
      guard number != known else { return }
      known = number
      changed(.content)
    }
  }

  /// The zones, in any order; below the first one values have the tint of the view's style.
  public var zones: [Zone] { didSet { if zones != oldValue { changed(.appearance) } } }

  /// Returns the text of a value, such as "21 °C"; `nil` for its digits.
  public var describe: (@MainActor (Double) -> String)? { didSet { changed(.content) } }

  private var known: Double?

  /// Creates a gauge of the values of `range`.
  ///
  /// - Parameters:
  ///   - range: The values at the ends of the bar.
  ///   - step: The smallest difference of values that is shown; `nil` for a hundredth of the range.
  ///   - value: The value; `nil` if there is none.
  ///   - zones: The parts of the range with a meaning.
  public init(
    _ range: ClosedRange<Double> = 0...1, step: Double? = nil, value: Double? = nil,
    zones: [Zone] = []
  ) {
    scale = ValueScale(range, step: step)
    self.zones = zones
    super.init()
    self.value = value
  }

  /// The position of the value in the range, from 0 to 1; `nil` without a value.
  public var fraction: Double? { value.map(scale.fraction) }

  /// The text of the value; empty without a value.
  public var text: String { value.map(text) ?? "" }

  /// The meaning of the value: that of the last zone that begins at or below it.
  public var tint: ViewStyle.Tint {
    guard let value else { return style.tint }
    let zone = zones.filter { $0.start <= value }.max { $0.start < $1.start }
    return zone?.tint ?? style.tint
  }

  /// Returns the text of `value`, also for the ends of the range.
  public func text(of value: Double) -> String {
    if let describe { return describe(value) }
    let texts = Strings.current.spoken.texts
    if value.isInfinite { return value < 0 ? texts.minusInfinity : texts.infinity }
    return scale.text(of: value)
  }

  public override var role: SemanticRole { .gauge }

  /// The text of the value, and a word for a value that means a warning or an error.
  public override var accessibleValue: String {
    guard value != nil else { return Strings.current.spoken.texts.noValue }
    let states = Strings.current.spoken.states
    return switch tint {
    case .warning: "\(text), \(states.warning)"
    case .negative: "\(text), \(states.error)"
    case .standard, .accent, .secondary, .positive: text
    }
  }
}
