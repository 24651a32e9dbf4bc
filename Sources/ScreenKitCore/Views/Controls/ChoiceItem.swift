/// A choice in a ``ChoiceControl``.
///
/// The focus is on the control, never on a choice.
public class ChoiceItem: Button {
  /// Whether the choice is selected.
  public internal(set) final var isSelected = false {
    didSet { if isSelected != oldValue { changed(.appearance) } }
  }

  /// Whether to show the focus of the control on this choice.
  public final var showsFocus: Bool {
    guard let control = parent as? ChoiceControl, control.isFocused else { return false }
    return control.current === self
  }

  /// Updates the choice that shows the focus.
  override func isEnabledDidChange() {
    super.isEnabledDidChange()
    (parent as? ChoiceControl)?.currentMayChange()
  }

  public override var role: SemanticRole { .radioButton }
  public override var accessibleValue: String {
    isSelected ? strings.spoken.states.selected : ""
  }

  public override var semanticDetails: SemanticDetails {
    let items = (parent as? ChoiceControl)?.items ?? []
    let index = items.firstIndex { $0 === self }
    return SemanticDetails(
      value: accessibleValue, parts: [],
      place: index.map { .init(number: $0 + 1, count: items.count) })
  }

  public override var acceptsFocus: Bool { false }
  public override var focusTarget: View { parent ?? self }
}
