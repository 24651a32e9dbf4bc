import ScreenKitCore

final class FormPage: Page {
  private let name = TextField()
  private let mail = TextField("name@example.org")
  private let plan = Picker("Plan", ["Free", "Basic", "Professional"])
  private let terms = Checkbox("I accept the terms")
  private lazy var form = Form(
    submit: "Register",
    FormField("Name", name, .required),
    FormField("E-mail", mail, ValidationRule("must contain an @") { $0.contains("@") }),
    FormField("Plan", plan),
    FormField("Terms", terms, .accepted))

  override func makeView() -> View {
    (name.id, mail.id, plan.id, terms.id) = ("name", "mail", "plan", "terms")
    form.button.id = "register"
    return Scroll(form)
  }

  override func connect() { connect(submit: form, to: FormPage.register) }

  private func register() { log.record("\(name.value) is registered") }
}
