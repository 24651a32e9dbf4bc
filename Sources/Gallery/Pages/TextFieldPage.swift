import ScreenKitCore

final class TextFieldPage: Page {
  private let name = TextField("Your name")
  private let password = TextField("Password")
  private let pin = TextField("Four digits")
  private let mail = TextField("name@example.org")
  private let locked = TextField(text: "Read-only")
  private let long = TextField(text: (1...200).map { "word\($0)" }.joined(separator: " "))

  override func makeView() -> View {
    (name.id, password.id, pin.id) = ("name", "password", "pin")
    (mail.id, locked.id, long.id) = ("mail", "locked", "long")
    password.isMasked = true
    pin.limit = 4
    (pin.alignment, pin.border) = (.center, .bezel)
    pin.filter = { $0.allSatisfy { "0"..."9" ~= $0 } }
    mail.validation = { $0.contains("@") ? nil : "The address must contain an @." }
    locked.isEnabled = false
    locked.accessibleName = "Locked"
    long.accessibleName = "Long text"
    return Scroll(
      Column(spacing: 1, cross: .fill) { [name, password, pin, mail, locked, long] })
  }

  override func connect() {
    connect(name, to: TextFieldPage.nameChanged)
    connect(submit: name, to: TextFieldPage.nameSubmitted)
    connect(password, to: TextFieldPage.passwordChanged)
    connect(pin, to: TextFieldPage.pinChanged)
    connect(mail, to: TextFieldPage.mailChanged)
    connect(long, to: TextFieldPage.longChanged)
  }

  private func nameChanged(to name: String) { log.record("The name is “\(name)”") }
  private func nameSubmitted(_ name: String) { log.record("“\(name)” was submitted") }
  private func passwordChanged(to text: String) {
    log.record("\(text.count) characters of a secret")
  }
  private func pinChanged(to pin: String) { log.record("The number is “\(pin)”") }
  private func mailChanged(to mail: String) { log.record(mail.contains("@") ? "Good" : "Not yet") }
  private func longChanged(to text: String) { log.record("\(text.count) characters") }
}
