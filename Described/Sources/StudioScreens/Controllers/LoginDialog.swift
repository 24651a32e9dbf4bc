internal import AppParts
internal import ScreenKitCore

/// The login dialog, which stays open until the server has accepted the password.
///
/// The fields have no identity, so their values are not saved. The password is removed at the end.
@MainActor
final class LoginDialog {
  let dialog: Dialog<Void>
  private let form = StudioLoginForm()
  private let model: PublishingModel
  private let work = ScreenTask()

  init(_ model: PublishingModel) {
    self.model = model
    dialog = Dialog("Log in to \(model.origin)", buttons: [.cancel()]) { [form] in form }
    form.name.value = model.lastAuthor
  }

  /// Connects the fields and buttons to the requests of `screen`.
  func connect(_ screen: PublishingScreen) {
    form.show(failure: model.failure == .sessionEnded ? model.failureText : nil)
    form.submit.action = { [weak self, weak screen] in if let screen { self?.logIn(screen) } }
    form.secret.onSubmit = { [weak self, weak screen] _ in if let screen { self?.logIn(screen) } }
    form.name.onSubmit = { [form, weak screen] _ in
      screen?.application?.focus.move(to: form.secret)
    }
    form.bar.button.action = { [work] in work.cancel() }
  }

  /// Cancels a running login, and removes the password.
  func end() {
    work.cancel()
    form.secret.value = ""
  }

  private func logIn(_ screen: PublishingScreen) {
    guard !work.isRunning else { return }
    form.show(failure: nil)
    form.show(busy: "Logging in…")
    screen.task(work) { [weak self, model, form] screen in
      let isIn = await model.logIn(form.name.value, form.secret.value)
      form.show(busy: nil)
      if isIn {
        self?.dialog.close()
        return
      }
      form.show(failure: model.failureText)
      screen.offerAnotherTry(form, model.failure == .wrongLogin ? .otherSecret : .nothing)
    }
  }
}
