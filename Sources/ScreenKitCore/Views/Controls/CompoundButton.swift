/// A button with two states, on and off; each press toggles the state.
open class CompoundButton: Button, ValueControl {
  /// Whether the button is on.
  public final var value: Bool { didSet { if value != oldValue { changed(.appearance) } } }

  /// The closure called after the user changed the state.
  public final var onChange: (@MainActor (Bool) throws -> Void)?

  /// Creates a button with `title`, off by default.
  public init(_ title: String, value: Bool = false) {
    self.value = value
    super.init(title)
  }

  open override var keyHints: [KeyHint] {
    [KeyHint(KeyPress(.space), strings.hints.change)]
  }

  open override func press() throws { try setByUser(!value) }

  open override func handle(_ input: ViewInput) throws -> Bool {
    guard case .action(.setValue(.bool(let value))) = input, isEffectivelyEnabled else {
      return try super.handle(input)
    }
    try setByUser(value)
    return true
  }

  open override var savedState: SavedState.Value? { .bool(value) }

  open override func restore(_ state: SavedState.Value) {
    if case .bool(let value) = state { self.value = value }
  }
}

/// A switch between on and off, with an immediate effect.
public final class Toggle: CompoundButton {
  public override var role: SemanticRole { .toggle }
  public override var accessibleValue: String {
    value ? strings.spoken.states.on : strings.spoken.states.off
  }
}

/// A check box for an option.
public final class Checkbox: CompoundButton {
  public override var role: SemanticRole { .checkbox }
  public override var accessibleValue: String {
    value ? strings.spoken.states.checked : strings.spoken.states.unchecked
  }
}
