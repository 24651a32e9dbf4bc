/// A control of a ``Form`` with its label and, below it, what is wrong with its value.
public final class FormField: View {
  /// What the value is called.
  public let label: Label

  /// The control that holds the value.
  public let control: Control

  /// Shows what is wrong; hidden while nothing is, and where the control shows it by itself.
  public let notice = Label()

  /// What is wrong with the value, as it was judged last; `nil` before and where nothing is.
  public private(set) var problem: String?

  /// Called after the value was judged; set by the form.
  var onJudged: () -> Void = {}
  /// What is wrong by the field's own rules, and by the control, which shows that itself.
  private let judge: () -> (own: String?, controls: String?)

  /// Makes a field whose value must follow `rules`; the first one broken is shown.
  public init<C: ValueControl>(_ label: String, _ control: C, _ rules: ValidationRule<C.Value>...) {
    self.label = Label(label)
    self.control = control
    judge = { [unowned control] in
      let broken = rules.first { !$0.holds(control.value) }
      return (broken?.message, (control as? any Validatable)?.validate())
    }
    super.init()
    control.accessibleName = control.accessibleName ?? label
    notice.style.tint = .negative
    notice.wraps = true
    notice.isHidden = true
    setChildren([self.label, control, notice])
    control.onUse = { [unowned self] in validate() }
  }

  override var semanticDetails: SemanticDetails {
    let isSaid = control.accessibleText == label.text
    return SemanticDetails(value: "", parts: children, silent: isSaid ? [label] : [])
  }

  /// Judges the value now, shows what is wrong with it, and says whether nothing is.
  @discardableResult
  public func validate() -> Bool {
    let (own, controls) = judge()
    problem = controls ?? own
    notice.text = own ?? ""
    notice.isHidden = own == nil || controls != nil
    onJudged()
    return problem == nil
  }
}
