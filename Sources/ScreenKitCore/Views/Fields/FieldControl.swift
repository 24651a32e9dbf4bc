/// A control whose value the user types into a text field, with other views beside it.
///
/// It is the base class of ``NumberField`` and ``SearchField``, and of controls of your own. The
/// field has the focus and presents the control to screen readers. Input that the field does not
/// handle, such as the up and down keys or the action `.step`, is offered to the control.
open class FieldControl: Control {
  /// The field with the text; its `onChange` and `validation` belong to the control.
  public final let field: TextField

  /// The views behind the field, in reading order, such as a ``FieldButton``.
  public final let accessories: [View]

  /// Creates a control with an empty field and `accessories` behind it.
  ///
  /// It is no wider than readable text, unless you set the width of its layout.
  public init(_ placeholder: String = "", accessories: [View] = []) {
    field = TextField(placeholder)
    self.accessories = accessories
    super.init()
    layout.width = .readable
    field.layout.width = .init()
    setChildren([field] + accessories)
    field.onChange = { [unowned self] in try textDidChange(to: $0) }
  }

  /// Called after the user changed the text of the field; does nothing by default.
  open func textDidChange(to text: String) throws {}

  /// The description of the control beside its text, such as a number of results.
  open var accessibleDetails: String { "" }

  /// Passes an edit of the whole text or of a part of it to the field.
  open override func handle(_ input: ViewInput) throws -> Bool {
    switch input {
    case .action(.setValue(.string)), .action(.edit): try field.handle(input)
    case .key, .text, .paste, .pointer, .action: false
    }
  }

  open override var role: SemanticRole { .textField }
  open override var accessibleText: String { accessibleName ?? field.placeholder }
  open override var accessibleValue: String { field.accessibleValue }

  /// The description that leaves the node to the field, which has the control's role, name and
  /// value.
  open override var semanticDetails: SemanticDetails {
    var details = SemanticDetails(parts: [field])
    details.isPresentedByParts = true
    return details
  }

  open override var acceptsFocus: Bool { false }
  open override var focusTarget: View { field }
}
