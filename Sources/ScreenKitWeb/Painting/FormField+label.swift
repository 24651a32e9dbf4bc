internal import ScreenKitCore

extension FormField {
  /// The id of the element that the label names; `nil` for a control of several elements.
  var inputID: String? {
    let input = (control as? FieldControl)?.field ?? control
    guard let number = (input.backend.backing as? WebNode)?.number else { return nil }
    return switch input {
    case is TextField, is CompoundButton, is Slider: "i\(number)"
    case is TextView, is Picker: "n\(number)"
    default: nil
    }
  }
}
