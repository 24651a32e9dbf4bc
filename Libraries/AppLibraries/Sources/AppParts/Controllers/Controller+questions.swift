public import ScreenKitCore

/// Short questions and messages in dialogs.
extension ControllerLogic where Self: Controller {
  /// Asks a question with two answers; calls `body` if the user agrees.
  ///
  /// - Parameters:
  ///   - question: The title of the dialog.
  ///   - message: The text below it.
  ///   - yes: The title of the button that agrees.
  ///   - no: The title of the other button.
  ///   - body: Called with this controller in the turn in which the user agreed.
  public func confirm(
    _ question: String, _ message: String, yes: String, no: String,
    then body: @escaping @MainActor (Self) throws -> Void
  ) {
    let dialog = Dialog<Bool>(
      question, message: message,
      buttons: [DialogButton(yes, .preferred, answer: true), .cancel(no)])
    ask(dialog) { screen, answer in if answer == true { try body(screen) } }
  }

  /// Shows a message in a dialog, then calls `body`.
  public func showMessage(
    _ title: String, _ message: String,
    then body: @escaping @MainActor (Self) throws -> Void = { _ in }
  ) {
    ask(Dialog<Void>.alert(title, message)) { screen, _ in try body(screen) }
  }
}
