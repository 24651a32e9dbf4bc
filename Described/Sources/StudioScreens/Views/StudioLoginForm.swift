internal import AppParts
internal import ScreenKitCore

/// The form of a login to a server, in a dialog.
final class StudioLoginForm: LoginForm {
  init() {
    super.init(
      name: "Name", secret: "Password", submit: "Log in", hint: "",
      bar: LoadBar(.row, textID: "login-state"))
    layout.width.minimum = 40
    add(Column(spacing: 1, cross: .fill) { parts })
  }
}
