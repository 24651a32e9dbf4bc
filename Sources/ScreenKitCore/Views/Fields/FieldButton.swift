/// A small button with a sign, beside the field of a ``FieldControl`` or in a bar.
///
/// The button accepts no focus, since keys have the same effect. Beside a field, a press moves the
/// focus to the field.
public final class FieldButton: Button {
  /// The purpose of a button; each look has a sign for each purpose.
  public enum Purpose: Hashable, Sendable {
    /// Decreases a value by a step.
    case decrease
    /// Increases a value by a step.
    case increase
    /// Deletes the whole text; shown only while the button is enabled.
    case clear
    /// Opens a list of values.
    case open
    /// Shows the previous item, such as a month.
    case previous
    /// Shows the next item, such as a month.
    case next
    /// Closes a modal screen.
    case close
    /// Opens the list of commands.
    case commands
  }

  /// The purpose of the button.
  public let purpose: Purpose

  /// Creates a button for `purpose`; the control that contains it sets its action.
  public init(_ purpose: Purpose) {
    self.purpose = purpose
    super.init("")
  }

  public override var accessibleText: String {
    if let accessibleName { return accessibleName }
    let texts = strings.fields
    return switch purpose {
    case .decrease: texts.decrease
    case .increase: texts.increase
    case .clear: texts.clear
    case .open: texts.open
    case .previous: texts.previous
    case .next: texts.next
    case .close: strings.dialogs.close
    case .commands: strings.commands.commands
    }
  }

  public override var acceptsFocus: Bool { false }

  /// The focus target of the control that contains the button.
  public override var focusTarget: View {
    path.dropFirst().first { $0 is Control }?.focusTarget ?? self
  }
}
