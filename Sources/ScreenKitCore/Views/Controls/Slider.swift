/// A control for selecting a value from a range.
///
/// The arrow keys move the slider by a step, and the page keys by a tenth of the range. Home and
/// End move it to the ends. A press or drag of the pointer moves it, and so does the wheel if the
/// slider has the focus.
public final class Slider: Control, ValueControl, LayoutObserving {
  /// The layout of a slider.
  public struct LayoutResult: Hashable, Sendable {
    /// The range of the track, in units from the left edge of the content.
    public var track: Range<Int>

    /// Creates the layout of a slider with its track at `track`.
    public init(track: Range<Int>) { self.track = track }
  }

  /// The available values; after a change of the scale, the current value becomes the nearest one.
  public var scale: ValueScale {
    didSet {
      guard scale != oldValue else { return }
      value = picked
      changed(.appearance)
    }
  }

  /// The current value, always a value of the scale.
  public var value: Double {
    get { picked }
    set {
      let nearest = scale.nearest(to: newValue)
      if nearest != picked {
        picked = nearest
        changed(.appearance)
      }
    }
  }

  /// The closure called with the value after each move of the slider by the user.
  public var onChange: (@MainActor (Double) throws -> Void)?

  /// The closure that returns the accessible description of a value; `nil` for its digits.
  public var describe: (@MainActor (Double) -> String)?

  private var picked: Double
  /// The range of the track, in units from the left edge of the content; set by the backend.
  private var track = 0..<0

  /// Creates a slider for `range`, at its minimum by default.
  ///
  /// - Parameters:
  ///  - range: The range of the values.
  ///  - step: The distance between adjacent values; `nil` for all values of the range.
  ///  - value: The initial value.
  public init(_ range: ClosedRange<Double> = 0...1, step: Double? = nil, value: Double? = nil) {
    scale = ValueScale(range, step: step)
    picked = scale.nearest(to: value ?? range.lowerBound)
  }

  /// The position of the value within the range, from 0 to 1.
  public var fraction: Double { scale.fraction(of: value) }

  /// Stores the position of the track.
  public func didLayOut(_ result: LayoutResult) { track = result.track }

  public override var role: SemanticRole { .slider }
  public override var accessibleValue: String {
    describe?(value) ?? scale.text(of: value, point: strings.fields.decimalPoint)
  }
  public override var savedState: SavedState.Value? { .double(value) }

  public override var keyHints: [KeyHint] {
    let fields = strings.fields
    return [KeyHint(KeyPress(.left), fields.decrease), KeyHint(KeyPress(.right), fields.increase)]
  }

  public override func restore(_ state: SavedState.Value) {
    if case .double(let value) = state { self.value = value }
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled else { return false }
    switch input {
    case .key(let press) where press.modifiers.isEmpty && press.phase != .up:
      guard let target = target(of: press.key) else { return false }
      try pick(target)
    case .action(.setValue(.double(let value))) where value.isFinite: try pick(value)
    case .action(.step(let count)): try pick(value + Double(count) * scale.smallMove)
    case .pointer(let pointer): return try follow(pointer)
    case .key, .text, .paste, .action: return false
    }
    return true
  }
}

extension Slider {
  private func target(of key: Key) -> Double? {
    switch key {
    case .left: value - scale.smallMove
    case .right: value + scale.smallMove
    case .pageDown: value - scale.largeMove
    case .pageUp: value + scale.largeMove
    case .home: scale.range.lowerBound
    case .end: scale.range.upperBound
    default: nil
    }
  }

  private func follow(_ pointer: PointerInput) throws -> Bool {
    switch pointer.action {
    case .down(.left), .drag(.left):
      // A track with a single position cannot select a value.
      guard track.count > 1 else { return true }
      let place = pointer.location.x - layout.padding.start - track.lowerBound
      let fraction = Double(min(max(0, place), track.count - 1)) / Double(track.count - 1)
      try pick(scale.value(at: fraction))
    case .up(.left): break
    // Without the focus, the wheel scrolls the scroll view around the slider.
    case .scroll(let x, let y) where isFocused:
      try pick(value + Double(x - y) * scale.smallMove)
    case .down, .up, .drag, .move, .scroll: return false
    }
    return true
  }

  private func pick(_ value: Double) throws { try setByUser(scale.nearest(to: value)) }
}
