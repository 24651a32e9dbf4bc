extension ControllerLogic where Self: Controller {
  /// Runs `body` after every `interval` while the screen is visible.
  ///
  /// A repetition from ``Controller/connect()`` begins at each appear and is interrupted by each
  /// pause. A repetition that is requested later ends at the next pause, so ``Controller/appear()``
  /// can request it again. An error that `body` throws goes to the application, and ends the
  /// repetition.
  ///
  /// - Parameters:
  ///   - interval: The time between two calls, and before the first call; more than 0.
  ///   - scope: The scope of the repetition. A repetition for the lifetime of the screen goes on
  ///     while it is paused.
  ///   - body: Called with this controller.
  /// - Returns: The repetition, for cancelling it early.
  @discardableResult
  public func every(
    _ interval: Duration, while scope: LifecycleScope = .visible,
    _ body: @escaping @MainActor (Self) throws -> Void
  ) -> RepeatingTimer {
    precondition(
      interval > .zero,
      "every: the interval of \(Self.self) is \(interval); it must be more than 0 (SK109)")
    let timer = RepeatingTimer(interval, clock) { [weak self] timer in
      guard let self, let application = self.application else { return }
      application.attempt {
        do {
          try body(self)
        } catch {
          timer.cancel()
          throw error
        }
      }
    }
    if scope == .visible, state == .created {
      subscriptions.add(VisibleRepetition(timer), scope)
    } else {
      timer.start()
      subscriptions.add(timer, scope)
    }
    return timer
  }
}
