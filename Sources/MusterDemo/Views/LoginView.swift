internal import ScreenKitCore

/// The login screen's view: two fields, two check boxes, and the button that logs in.
///
/// The fields have no identity, so that their values are not part of the saved state.
final class LoginView: View {
  let username = TextField("User name")
  let password = TextField("Password")
  let keepsUsername = Checkbox("Remember my user name")
  let keepsPassword = Checkbox("Keep me logged in")
  let submit = Button("Log in")
  let bar = LoadBar()
  private let failure = Label()
  private let keys = Label()
  /// The name of the remembered user who needs no password; `nil` if there is none.
  private var passwordless: String?
  private lazy var submitRow = Row { submit }

  init(hint: String, remembers: Bool) {
    super.init()
    id = "loginview"
    (keepsUsername.isHidden, keepsPassword.isHidden) = (!remembers, !remembers)
    let hint = Label(hint)
    hint.wraps = true
    hint.isHidden = hint.text.isEmpty
    (hint.style.tint, keys.style.tint) = (.secondary, .secondary)
    keys.id = "keys"
    keys.wraps = true
    password.isMasked = true
    password.accessibleName = "Password"
    (username.layout.width, password.layout.width) = (.init(maximum: 40), .init(maximum: 40))
    failure.id = "failure"
    failure.wraps = true
    failure.style.tint = .negative
    add(
      Scroll(
        Column(cross: .fill) {
          username
          password
          bar
          failure
          submitRow
          keepsUsername
          keepsPassword
          hint
          keys
        }))
  }

  /// Fills in the remembered name if the field is empty, and updates the password hint.
  func show(remembered name: String?, needsPassword: Bool) {
    passwordless = needsPassword ? nil : name
    if let name, username.isEmpty { username.value = name }
    showPasswordHint()
  }

  /// Updates the password hint: a password is not needed only for the remembered user.
  func showPasswordHint() {
    let isNeeded = passwordless == nil || username.value != passwordless
    password.placeholder = isNeeded ? "Password" : "Not needed: you are remembered"
  }

  /// Shows the key hints; an empty text hides them.
  func show(keys text: String) {
    keys.text = text
    keys.isHidden = text.isEmpty
  }

  func show(keepsUsername: Bool, keepsPassword: Bool) {
    (self.keepsUsername.value, self.keepsPassword.value) = (keepsUsername, keepsPassword)
  }

  func show(failure text: String?) {
    failure.text = text ?? ""
    failure.isHidden = text == nil
  }

  func show(isBusy: Bool, limit: Duration) {
    bar.show(isBusy ? .busy("Logging in", limit) : .nothing)
    // The Cancel button takes the place of the login button, so that it is visible.
    submitRow.isHidden = isBusy
    let controls: [Control] = [username, password, keepsUsername, keepsPassword, submit]
    for control in controls {
      control.isEnabled = !isBusy
    }
  }
}
