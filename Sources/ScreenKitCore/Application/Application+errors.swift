/// The handling of errors that an app's own code throws.
extension Application {
  /// Runs `body`, and offers an error that it throws to the delegate first.
  ///
  /// An error that the delegate does not handle is shown to the user, and the app goes on. The app
  /// ends instead if `body` is vital or the end of the app is already decided.
  ///
  /// - Parameters:
  ///   - isVital: Whether the app cannot go on without `body`; evaluated only after an error.
  ///   - retry: Repeats the work, if possible.
  ///   - body: The work that may fail.
  public func attempt(
    isVital: @autoclosure () -> Bool = false, retry: (@MainActor () throws -> Void)? = nil,
    _ body: () throws -> Void
  ) {
    do {
      try body()
    } catch {
      let isHandled = delegate?.application(self, recoversFrom: error) == true
      // It is evaluated in both cases, since it removes a screen whose creation failed.
      let canGoOn = outcome == nil && !isVital()
      if isHandled { return }
      guard canGoOn else { return fail(with: error) }
      // Only a `PresentableError` states whether another attempt may help.
      present(error, retry: error is any PresentableError ? retry : nil)
    }
  }

  /// Ends the app because of `error`, after the current turn or, between turns, in the next turn.
  ///
  /// The states of its screens are saved before. An ``ApplicationDelegate`` calls this if the app
  /// must not go on after an error. Only the first failure counts; it also replaces a normal end.
  public func fail(with error: any Error) {
    if case .failed = outcome { return }
    outcome = .failed(error)
  }

  /// Offers `error` to the delegate, and shows `text` for a while if the delegate does not handle
  /// it.
  ///
  /// The code that drives the app calls it within a turn, for an error that does not end the app.
  public func notify(_ text: String, _ error: any Error) {
    if delegate?.application(self, recoversFrom: error) == true { return }
    show(Toast(text, tint: .warning, duration: NoticeBar.duration, isUrgent: true))
  }
}
