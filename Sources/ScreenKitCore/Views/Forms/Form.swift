/// A group of fields with validation after each change by the user and at submission.
///
/// If fields are invalid, submitting focuses the first invalid field and lists all invalid fields.
public final class Form: View {
  /// The fields, in reading order.
  public let fields: [FormField]

  /// The list of the invalid fields; hidden until a submission finds an invalid field.
  public let summary = Label()

  /// The submit button; Enter in a field submits too, unless the field uses the key itself.
  public let button: Button

  /// The closure called when the user submits a valid form; set by a controller's `connect`.
  public var onSubmit: (@MainActor () throws -> Void)?

  /// Creates a form of `fields` and a button, which has the title "Submit" if `title` is `nil`.
  public convenience init(submit title: String? = nil, _ fields: FormField...) {
    self.init(submit: title, fields: fields)
  }

  /// Creates a form of an array of fields and a button, which has the title "Submit" if `title` is
  /// `nil`.
  public init(submit title: String? = nil, fields: [FormField]) {
    self.fields = fields
    button = Button(title, standard: { $0.forms.submit })
    super.init()
    layout.width = .readable
    summary.style.tint = .negative
    summary.wraps = true
    summary.isHidden = true
    let submission = Row(spacing: 1) { button }
    add(Column(spacing: 1) { [summary] + fields + [submission] })
    button.action = { [unowned self] in try submit() }
    for field in fields {
      field.onJudged = { [unowned self] in if !summary.isHidden { summarize() } }
    }
  }

  public override var role: SemanticRole { .form }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard input == .key(KeyPress(.enter)) || input == .action(.submit) else { return false }
    try submit()
    return true
  }

  /// Lists the invalid fields in the new language.
  override func languageDidChange() { if !summary.isHidden { summarize() } }

  /// Validates all fields, shows the errors, and returns whether all are valid.
  public func validate() -> Bool {
    for field in judged { field.validate() }
    summarize()
    guard let first = judged.first(where: { $0.problem != nil }) else { return true }
    (root as? Window)?.focus?.move(to: first.control)
    return false
  }

  /// Validates all fields, and calls ``onSubmit`` if all are valid.
  public func submit() throws {
    if validate() { try onSubmit?() }
  }

  /// The fields to validate: all that are shown and enabled.
  private var judged: [FormField] {
    fields.filter { !$0.isHidden && $0.control.isEffectivelyEnabled }
  }

  private func summarize() {
    followLanguage()
    let wrong = judged.filter { $0.problem != nil }
    summary.text = strings.forms.correct(wrong.map(\.label.text))
    summary.isHidden = wrong.isEmpty
  }
}
