extension Application {
  /// Runs `body` as a task that outlives the screen that starts it, such as the end of a session.
  ///
  /// It is cancelled only by its own ``ScreenTask/cancel()`` and by the end of the app. Use it for
  /// requests that change a server while their screen closes; a task of the screen would be
  /// cancelled. An error goes to the application. The root screen must have been created.
  ///
  /// - Parameters:
  ///   - work: The observable model of the work; an earlier run of it is cancelled first.
  ///   - body: Called on the main actor, after the current turn.
  /// - Returns: The work, for cancelling and observing it.
  @discardableResult
  public func task(
    _ work: ScreenTask = ScreenTask(), _ body: @escaping @MainActor () async throws -> Void
  ) -> ScreenTask {
    root.task(work, while: .lifetime) { _ in try await body() }
  }
}
