import ScreenKitCore

final class CheckboxPage: Page {
  private let name = Checkbox("Save my name", value: true)
  private let password = Checkbox("Save my password")
  private let locked = Checkbox("I am an adult", value: true)
  private let long = Checkbox(String(repeating: "I have read all the conditions. ", count: 20))

  override func makeView() -> View {
    (name.id, password.id, locked.id, long.id) = ("name", "password", "locked", "long")
    locked.isEnabled = false
    return Scroll(Column(spacing: 1, cross: .fill) { [name, password, locked, long] })
  }

  override func connect() {
    connect(name, to: CheckboxPage.nameChosen)
    connect(password, to: CheckboxPage.passwordChosen)
    connect(long, to: CheckboxPage.conditionsRead)
  }

  /// Disables the password's check box while the name is not saved.
  private func nameChosen(_ isChosen: Bool) {
    password.isEnabled = isChosen
    log.record("The name is \(isChosen ? "" : "not ")saved")
  }

  private func passwordChosen(_ isChosen: Bool) {
    log.record("The password is \(isChosen ? "" : "not ")saved")
  }

  private func conditionsRead(_ areRead: Bool) { log.record(areRead ? "All read" : "Not all read") }
}
