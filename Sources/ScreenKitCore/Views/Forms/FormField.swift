/// A control of a ``Form`` with its label and, below it, the error message for its value.
public final class FormField: View {
  /// The label of the value.
  public let label: Label

  /// The control that holds the value.
  public let control: Control

  /// The error message; hidden if the value is valid or the control itself shows the error.
  public let notice = Label()

  /// The error found by the last validation; `nil` for a valid value and before the first
  /// validation.
  public private(set) var problem: String?

  /// The text of the label that is the name of the control; `nil` if it has a name of its own.
  private var shownName: String?

  /// The closure called after a validation of the value; set by the form.
  var onJudged: () -> Void = {}
  /// The closure that returns the error of the field's rules, and the error that the control itself
  /// shows.
  private let judge: (Strings) -> (own: String?, controls: String?)

  /// Creates a field with validation rules; the message of the first broken rule is shown.
  public init<C: ValueControl>(_ label: String, _ control: C, _ rules: ValidationRule<C.Value>...) {
    self.label = Label(label)
    self.control = control
    judge = { [unowned control] strings in
      let broken = rules.first { !$0.holds(control.value) }
      return (broken?.text(strings), (control as? any Validatable)?.validate())
    }
    super.init()
    // A check box keeps its title as its name, since screen readers also read the label.
    let hasTitle = (control as? CompoundButton)?.title.isEmpty == false
    if !hasTitle, control.accessibleName == nil {
      (control.accessibleName, shownName) = (label, label)
    }
    notice.style.tint = .negative
    notice.wraps = true
    notice.isHidden = true
    setChildren([self.label, control, notice])
    control.onUse = { [unowned self] in validate() }
  }

  public override var semanticDetails: SemanticDetails {
    let isSaid = control.accessibleText == label.text
    return SemanticDetails(value: "", parts: children, silent: isSaid ? [label] : [])
  }

  /// Names the control by the label, and shows the error, in the new language.
  override func languageDidChange() {
    nameControl()
    if problem != nil { validate() }
  }

  /// Names the control by the label, unless it has a name of its own.
  func nameControl() {
    guard let shownName, control.accessibleName == shownName else { return }
    (control.accessibleName, self.shownName) = (label.text, label.text)
  }

  /// Requests a new layout of the other fields too, since the widest label of the visible fields
  /// determines the position of all controls.
  override func constraintsChanged() {
    super.constraintsChanged()
    for case let field as FormField in parent?.children ?? [] where field !== self {
      field.changed(.structure)
    }
  }

  /// Validates the value, shows the error, and returns whether the value is valid.
  @discardableResult
  public func validate() -> Bool {
    let (own, controls) = judge(strings)
    problem = controls ?? own
    if problem != nil { followLanguage() }
    notice.text = own ?? ""
    notice.isHidden = own == nil || controls != nil
    onJudged()
    return problem == nil
  }
}
