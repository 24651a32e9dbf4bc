internal import ScreenKitCore

extension FormField {
  /// Whether the label names an element; a control with its own title or several elements has none.
  var namesInput: Bool {
    switch (control as? FieldControl)?.field ?? control {
    case let button as CompoundButton: button.title.isEmpty
    case is TextField, is Slider, is TextView, is Picker: true
    default: false
    }
  }

  /// The id of the labelled element; `nil` for a control of several elements.
  var inputID: String? {
    let input = (control as? FieldControl)?.field ?? control
    guard let number = (input.backend.backing as? WebNode)?.number else { return nil }
    return switch input {
    case is TextField, is CompoundButton, is Slider: "i\(number)"
    case let view as TextView where view.showsLineNumbers: "i\(number)"
    case is TextView, is Picker: "n\(number)"
    default: nil
    }
  }
}
