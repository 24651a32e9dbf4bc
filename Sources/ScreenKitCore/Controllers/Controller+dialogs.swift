extension ControllerLogic where Self: Controller {
  /// Opens `dialog` and calls `body` with the answer, or with `nil` if it is closed without an
  /// answer.
  ///
  /// At destroy the dialog is closed, and `body` is not called.
  ///
  /// - Parameters:
  ///   - dialog: A dialog that is not open.
  ///   - body: Called with this controller in the turn in which the dialog was closed.
  public func ask<Answer>(
    _ dialog: Dialog<Answer>, then body: @escaping @MainActor (Self, Answer?) throws -> Void
  ) {
    guard let application else { return }
    dialog.open(in: application) { [weak self] answer in
      guard let self, let application = self.application else { return }
      application.attempt { try body(self, answer) }
    }
    subscriptions.add(dialog, .lifetime)
  }
}
