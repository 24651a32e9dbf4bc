internal import ScreenKitCore

/// What Login looks like: two fields, two check boxes, and the button that is pressed by hand.
///
/// Its fields have no identity, so that nothing of them is kept with the screens.
final class LoginView: View {
  let username = TextField("User name")
  let password = TextField("Password")
  let keepsUsername = Checkbox("Remember my user name")
  let keepsPassword = Checkbox("Keep me logged in")
  let submit = Button("Log in")
  let bar = LoadBar()
  private let failure = Label()
  private let keys = Label()
  /// The user who is remembered so that no password is needed.
  private var passwordless: String?
  private lazy var entrance = Row { submit }

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
          entrance
          keepsUsername
          keepsPassword
          hint
          keys
        }))
  }

  /// Fills in who logged in last, unless somebody is typing.
  func show(remembered name: String?, needsPassword: Bool) {
    passwordless = needsPassword ? nil : name
    if let name, username.isEmpty { username.value = name }
    showPasswordHint()
  }

  /// A kept session stands for the password of its own user alone.
  func showPasswordHint() {
    let isNeeded = passwordless == nil || username.value != passwordless
    password.placeholder = isNeeded ? "Password" : "Not needed: you are remembered"
  }

  /// Names the keys that work while somebody types.
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
    // The way out stands where the way in was, so that it is in sight.
    entrance.isHidden = isBusy
    let controls: [Control] = [username, password, keepsUsername, keepsPassword, submit]
    for control in controls {
      control.isEnabled = !isBusy
    }
  }
}
