/// A control with a text field for its value and with other views beside the field.
///
/// It is the base class of ``NumberField``, ``SearchField`` and your own controls. The field has
/// the focus and represents the control for screen readers. The control receives input that the
/// field does not handle, such as the up and down keys or the action `.step`.
open class FieldControl: Control {
  /// The field with the text; the control sets its `onChange` and `validation`.
  public final let field: TextField

  /// The views after the field, in reading order, such as a ``FieldButton``.
  public final let accessories: [View]

  /// Creates a control with an empty field, followed by `accessories`.
  ///
  /// Its maximum width is the width of readable text, unless you set the width of its layout.
  public init(_ placeholder: String = "", accessories: [View] = []) {
    field = TextField(placeholder)
    self.accessories = accessories
    super.init()
    layout.width = .readable
    field.layout.width = .init()
    setChildren([field] + accessories)
    field.onChange = { [unowned self] in try textDidChange(to: $0) }
  }

  /// Responds to a change of the field's text by the user; does nothing by default.
  open func textDidChange(to text: String) throws {}

  /// The description of the control in addition to its text, such as a number of results.
  open var accessibleDetails: String { "" }

  /// Passes actions that edit the text to the field.
  open override func handle(_ input: ViewInput) throws -> Bool {
    switch input {
    case .action(.setValue(.string)), .action(.edit): try field.handle(input)
    case .key, .text, .paste, .pointer, .action: false
    }
  }

  open override var role: SemanticRole { .textField }
  open override var accessibleText: String { accessibleName ?? field.placeholder }
  open override var accessibleValue: String { field.accessibleValue }

  /// The description without a node of the control: the field's node has its role, name and value.
  open override var semanticDetails: SemanticDetails {
    var details = SemanticDetails(parts: [field])
    details.isPresentedByParts = true
    return details
  }

  open override var acceptsFocus: Bool { false }
  open override var focusTarget: View { field }
}
