extension Application {
  /// Opens `dialog` and waits until it is closed; cancelling the task closes it.
  ///
  /// - Parameter dialog: A dialog that is not open.
  /// - Returns: The answer, or `nil` if the dialog was closed without an answer.
  public func ask<Answer>(_ dialog: Dialog<Answer>) async -> Answer? {
    let waiter = Waiter()
    dialog.open(in: self) { _ in waiter.signal() }
    if await !waiter.wait() { dialog.cancel() }
    return dialog.answer
  }
}
