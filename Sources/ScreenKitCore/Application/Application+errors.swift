/// The handling of errors that an app's own code throws.
extension Application {
  /// Runs `body`; an error goes to the delegate first.
  ///
  /// One that it does not deal with is shown to the user, and the app goes on. It ends the app where
  /// that cannot go on without what `body` does, or is about to end anyway.
  ///
  /// - Parameters:
  ///   - isVital: Whether the app cannot go on without what `body` does; asked only after an error.
  ///   - retry: Does the same again, where that is possible.
  ///   - body: What may fail.
  @usableFromInline
  package func attempt(
    isVital: @autoclosure () -> Bool = false, retry: (@MainActor () throws -> Void)? = nil,
    _ body: () throws -> Void
  ) {
    do {
      try body()
    } catch {
      if delegate?.application(self, recoversFrom: error) == true { return }
      guard outcome == nil, !isVital() else { return fail(with: error) }
      // Only an error that says so is worth another attempt.
      present(error, retry: error is any PresentableError ? retry : nil)
    }
  }

  /// Ends the app because of `error` after this turn or, between turns, in a turn that follows soon.
  ///
  /// The states of its screens are saved before. For an ``ApplicationDelegate`` that does not let the
  /// app go on after an error, and for a failure that nothing can be shown after. The first failure
  /// counts, also where the app was to end without one.
  public func fail(with error: any Error) {
    if case .failed = outcome { return }
    outcome = .failed(error)
  }

  /// Offers `error` to the delegate, and shows `text` for a while if that does not deal with it.
  package func notify(_ text: String, _ error: any Error) {
    if delegate?.application(self, recoversFrom: error) == true { return }
    notice?.removeFromParent()
    let bar = NoticeBar(text)
    notice = bar
    window.add(bar)
    bar.timer = clock.schedule(after: NoticeBar.duration) { [weak bar] in bar?.removeFromParent() }
  }
}
