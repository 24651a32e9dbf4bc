public import ScreenKitCore

/// The part of a login form that the user has to correct.
public enum LoginCorrection: Hashable, Sendable {
  /// The name.
  case name
  /// The secret; the text in its field is kept.
  case secret
  /// The secret, which was wrong; its field is emptied.
  case otherSecret
  /// Nothing: the same data can be sent again.
  case nothing
}

/// Functions for screens with a login form.
extension ControllerLogic where Self: Controller {
  /// Connects the fields and buttons of a form: Enter goes to the next field and then logs in.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - work: The task of the login; the button of the form's bar cancels it.
  ///   - logIn: Logs in with the values of the fields.
  public func connect(
    _ form: LoginForm, _ work: ScreenTask, logIn: @escaping @MainActor (Self) -> Void
  ) {
    connect(form.submit) { logIn($0) }
    connect(form.bar.button) { _ in work.cancel() }
    connect(form.secret, \.onSubmit) { screen, _ in logIn(screen) }
    connect(form.name, \.onSubmit) { [unowned form] screen, _ in
      screen.application?.focus.move(to: form.secret)
    }
  }

  /// Moves the focus to the field to correct; empties the field of a wrong secret.
  public func offerAnotherTry(_ form: LoginForm, _ correction: LoginCorrection) {
    switch correction {
    case .name: application?.focus.move(to: form.name)
    case .secret: application?.focus.move(to: form.secret)
    case .otherSecret:
      form.secret.value = ""
      application?.focus.move(to: form.secret)
    case .nothing: application?.focus.move(to: form.submit)
    }
  }

  /// Cancels running work; returns whether any was running, for the result of `goBack()`.
  public func cancelIfRunning(_ work: ScreenTask) -> Bool {
    guard work.isRunning else { return false }
    work.cancel()
    return true
  }

  /// Adds a button for logging out to the navigation bar, after `others`.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - others: Other buttons of the bar.
  ///   - ask: Called when the button is pressed; asks whether to log out.
  public func offerLogOut(
    _ title: String, after others: [View] = [], ask: @escaping @MainActor (Self) -> Void
  ) {
    let button = Button(title)
    connect(button) { ask($0) }
    navigationItem.trailing = others + [button]
  }
}
