import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Form", .leakFree)
struct FormTests {
  private final class Screen: Controller {
    let form: Form
    let log: Log<String>
    init(_ form: Form, _ log: Log<String>) { (self.form, self.log) = (form, log) }
    override func makeView() -> View { form }
    override func connect() { connect(submit: form, to: Screen.save) }
    private func save() { log.write("saved") }
  }

  /// A control that shows its own validation error.
  private final class Judge: Control, ValueControl, Validatable {
    var value = 0
    var onChange: (@MainActor (Int) throws -> Void)?
    private(set) var shown: String?
    func validate() -> String? {
      shown = value < 10 ? "too small" : nil
      return shown
    }
  }

  private let name = TestEntry()
  private let city = TestEntry()
  private let amount = Judge()
  private let form: Form
  private let log = Log<String>()
  private let application: Application

  init() {
    form = Form(
      FormField("Name", name, .required, ValidationRule("is too long") { $0.count < 4 }),
      FormField("City", city, .required), FormField("Amount", amount))
    application = Application(
      root: Screen(form, log), surface: NullSurface(), clock: ManualClock())
    application.start()
  }

  private func press(_ presses: KeyPress...) { application.dispatch(presses.map(Event.key)) }

  @Test func `no mistake is shown before the first input`() {
    #expect(form.fields.allSatisfy { $0.problem == nil && $0.notice.isHidden })
    #expect(form.summary.isHidden)
  }

  @Test func `each change checks a field, up to the first broken rule`() {
    press("A", "n", "n")
    #expect(form.fields[0].problem == nil)
    press("a")
    #expect(form.fields[0].notice.text == "is too long")
    #expect(!form.fields[0].notice.isHidden)
    press(KeyPress(.backspace))
    #expect(form.fields[0].notice.isHidden)
    for _ in 0..<3 { press(KeyPress(.backspace)) }
    #expect(form.fields[0].problem == "must not be empty")
  }

  @Test func `submitting focuses the first invalid field and lists all`() throws {
    name.value = "Ann"
    try form.button.perform()
    #expect(application.focus.view === city)
    #expect(form.summary.text == "Please correct: City, Amount")
    #expect(!form.summary.isHidden)
    #expect(log.isEmpty)
  }

  @Test func `the summary follows corrections`() throws {
    name.value = "Ann"
    try form.submit()
    press("X")
    #expect(form.summary.text == "Please correct: Amount")
    try amount.setByUser(20)
    #expect(form.summary.isHidden)
  }

  @Test func `a valid form is submitted`() throws {
    (name.value, city.value, amount.value) = ("Ann", "Rome", 10)
    try form.submit()
    #expect(log.entries == ["saved"])
  }

  @Test(.proves("F-060")) func `Enter in a field submits`() {
    (name.value, city.value, amount.value) = ("Ann", "Rome", 10)
    press(KeyPress(.enter))
    #expect(log.entries == ["saved"])
  }

  @Test func `a control that shows its own error is not marked twice`() {
    #expect(!form.validate())
    #expect(amount.shown == "too small")
    #expect(form.fields[2].problem == "too small")
    #expect(form.fields[2].notice.isHidden)
  }

  @Test func `a hidden or disabled field does not prevent submission`() throws {
    name.value = "Ann"
    form.fields[1].isHidden = true
    amount.isEnabled = false
    try form.submit()
    #expect(log.entries == ["saved"])
  }

  @Test func `a screen reader uses the label of each control`() {
    #expect(name.accessibleText == "Name")
    #expect(form.role == .form)
  }

  @Test func `an empty form is valid`() {
    #expect(Form().validate())
  }
}
