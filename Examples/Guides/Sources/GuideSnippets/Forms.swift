import ScreenKitCore

/// A form with a field of each kind.
final class SettingsScreen: Controller {
  private(set) var saved: [String] = []
  private let name = TextField()
  private let mail = TextField("name@example.org")
  private let size = NumberField(8...72, value: 12, format: NumberFormat(places: 0...0))
  private let plan = Picker("Plan", ["Free", "Basic", "Professional"])
  private let colors = RadioGroup(["Dark", "Light"], value: 0)
  private let notify = Toggle("Notify me")
  private let terms = Checkbox("I accept the terms")
  private let reset = Button("Reset")
  private lazy var form = Form(
    submit: "Save",
    FormField("Name", name, .required),
    FormField("E-mail", mail, ValidationRule("must contain an @") { $0.contains("@") }),
    FormField("Text size", size),
    FormField("Plan", plan),
    FormField("Colors", colors),
    FormField("Messages", notify),
    FormField("Terms", terms, .accepted))

  override func makeView() -> View {
    Scroll(
      Column(spacing: 1) {
        form
        reset
      })
  }

  override func connect() {
    connect(submit: form, to: SettingsScreen.store)
    connect(plan) { screen, index in screen.mail.isEnabled = index > 0 }
    connect(reset) { $0.name.value = "" }
  }

  override func refresh() {
    mail.isEnabled = plan.value > 0
  }

  private func store() {
    saved.append(name.value)
  }
}
