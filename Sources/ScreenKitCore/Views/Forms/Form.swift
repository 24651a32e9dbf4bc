/// Fields that are judged as the user changes them, and all together before they are submitted.
///
/// Where something is wrong, submitting focuses the first wrong field and lists them all.
public final class Form: View {
  /// The fields, in reading order.
  public let fields: [FormField]

  /// Names the fields that are wrong; hidden until submitting finds one.
  public let summary = Label()

  /// The button that submits; Enter in a field that has no use for it does so too.
  public let button: Button

  /// Called when the user submits and nothing is wrong; set by a controller's `connect`.
  public var onSubmit: (@MainActor () throws -> Void)?

  /// Makes a form of `fields` with a button below them.
  public convenience init(submit title: String = "Submit", _ fields: FormField...) {
    self.init(submit: title, fields: fields)
  }

  /// Makes a form of `fields`, however many, with a button below them.
  public init(submit title: String = "Submit", fields: [FormField]) {
    self.fields = fields
    button = Button(title)
    super.init()
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
    guard input == .key(KeyPress(.enter)) else { return false }
    try submit()
    return true
  }

  /// Whether every value follows its rules, judged and shown now.
  public func validate() -> Bool {
    for field in judged { field.validate() }
    summarize()
    guard let first = judged.first(where: { $0.problem != nil }) else { return true }
    (root as? Window)?.focus?.move(to: first.control)
    return false
  }

  /// Judges all fields and, where nothing is wrong, hands the form on.
  public func submit() throws {
    if validate() { try onSubmit?() }
  }

  /// The fields that the user can do something about.
  private var judged: [FormField] {
    fields.filter { !$0.isHidden && $0.control.isEffectivelyEnabled }
  }

  private func summarize() {
    let wrong = judged.filter { $0.problem != nil }
    summary.text = "Please correct: " + wrong.map(\.label.text).joined(separator: ", ")
    summary.isHidden = wrong.isEmpty
  }
}
