internal import AppParts
internal import ScreenKitCore

/// The login screen's view: two fields, two check boxes, and the button that logs in.
final class LoginView: LoginForm {
  let keepsUsername = Checkbox("Remember my user name")
  let keepsPassword = Checkbox("Keep me logged in")
  /// The name of the remembered user who needs no password; `nil` if there is none.
  private var passwordless: String?

  init(hint: String, remembers: Bool) {
    super.init(
      name: "User name", secret: "Password", submit: "Log in", hint: hint,
      bar: LoadBar(.block, textID: "load"))
    id = "loginview"
    (keepsUsername.isHidden, keepsPassword.isHidden) = (!remembers, !remembers)
    submit.style.emphasis = .strong
    // Both fields are wide enough for the hint that no password is needed.
    for field in [name, secret] { field.layout.width = .init(minimum: 34, maximum: 40) }
    arrange(
      parts + [Column(cross: .fill) { [keepsUsername, keepsPassword] }, self.hint], in: "Log in")
  }

  override var controls: [Control] { super.controls + [keepsUsername, keepsPassword] }

  /// Fills in the remembered name if the field is empty, and updates the password hint.
  func show(remembered name: String?, needsPassword: Bool) {
    passwordless = needsPassword ? nil : name
    if let name, self.name.isEmpty { self.name.value = name }
    showPasswordHint()
  }

  /// Updates the password hint, which is shown only for the remembered user.
  func showPasswordHint() {
    let isNeeded = passwordless == nil || self.name.value != passwordless
    secret.placeholder = isNeeded ? "" : "Not needed on this device"
  }

  func show(keepsUsername: Bool, keepsPassword: Bool) {
    (self.keepsUsername.value, self.keepsPassword.value) = (keepsUsername, keepsPassword)
  }
}
