internal import ScreenKitCore

/// What Login looks like: two fields, two check boxes, and the button that is pressed by hand.
///
/// Its fields have no identity, so that nothing of them is kept with the screens.
final class LoginView: View {
  let username = TextField("Username")
  let password = TextField("Password")
  let keepsUsername = Checkbox("Remember the username")
  let keepsPassword = Checkbox("Stay known on this device")
  let submit = Button("Log in")
  let bar = LoadBar()
  private let failure = Label()
  private lazy var entrance = Row { submit }

  init(hint: String, remembers: Bool) {
    super.init()
    (keepsUsername.isHidden, keepsPassword.isHidden) = (!remembers, !remembers)
    let hint = Label(hint)
    hint.wraps = true
    hint.isHidden = hint.text.isEmpty
    hint.style.tint = .secondary
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
        }))
  }

  /// Fills in who logged in last, unless somebody is typing.
  func show(_ remembered: RememberedLogin?) {
    if let name = remembered?.username, username.isEmpty { username.value = name }
    password.placeholder = remembered?.hasSession == true ? "Remembered: just log in" : "Password"
  }

  func show(_ keeping: LoginKeeping) {
    (keepsUsername.value, keepsPassword.value) = (keeping != .nothing, keeping == .both)
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
