/// A view of a measured value within its range, such as a temperature, with optional zones.
///
/// It shows a bar and the value, and at a height of two units also the ends of the range.
public final class Gauge: View {
  /// A part of the range with a meaning, from one value up to the next zone.
  public struct Zone: Hashable, Sendable {
    /// The minimum value of the zone.
    public var start: Double
    /// The meaning of the values in the zone, such as `.warning`.
    public var tint: ViewStyle.Tint

    /// Creates a zone of the values from `start` to the next zone.
    public init(from start: Double, _ tint: ViewStyle.Tint) {
      (self.start, self.tint) = (start, tint)
    }
  }

  /// The range and the precision of written values.
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

  /// The zones, in any order; values below all zones have the tint of the view's style.
  public var zones: [Zone] { didSet { if zones != oldValue { changed(.appearance) } } }

  /// The closure that returns the text of a value, such as "21 °C"; `nil` for its digits.
  public var describe: (@MainActor (Double) -> String)? { didSet { changed(.content) } }

  private var known: Double?

  /// Creates a gauge of the values of `range`.
  ///
  /// - Parameters:
  ///  - range: The values at the ends of the bar.
  ///  - step: The smallest visible difference of values; `nil` for a hundredth of the range.
  ///  - value: The value; `nil` if there is none.
  ///  - zones: The parts of the range with a meaning.
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

  /// The meaning of the value: the tint of its zone, or else that of the view's style.
  public var tint: ViewStyle.Tint {
    guard let value else { return style.tint }
    let zone = zones.filter { $0.start <= value }.max { $0.start < $1.start }
    return zone?.tint ?? style.tint
  }

  /// Returns the text of `value`, such as the value itself or an end of the range.
  public func text(of value: Double) -> String {
    if let describe { return describe(value) }
    let texts = strings.spoken.texts
    if value.isInfinite { return value < 0 ? texts.minusInfinity : texts.infinity }
    return scale.text(of: value, point: strings.fields.decimalPoint)
  }

  public override var role: SemanticRole { .gauge }

  /// The text of the value, followed by a word if the value is in a zone for warnings or errors.
  public override var accessibleValue: String {
    guard value != nil else { return strings.spoken.texts.noValue }
    let states = strings.spoken.states
    return switch tint {
    case .warning: "\(text), \(states.warning)"
    case .negative: "\(text), \(states.error)"
    case .standard, .accent, .secondary, .positive: text
    }
  }
}
