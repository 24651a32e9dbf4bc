/// The entry point of the loop for work that does not come from the user, the clock or the system.
extension Application {
  /// Runs `action` on the main actor, in order of posting, as a part of a turn; callable on any
  /// thread.
  public nonisolated func post(_ action: @escaping Inbox.Action) { inbox.post(action) }

  /// Runs the posted actions that are still pending, as a turn; called by the code that drives the
  /// app.
  public func runPosts() {
    if inbox.needsTurn { run {} }
  }

  /// Requests a turn for changes made outside of one, such as by a step of a task.
  func requestTurn() {
    guard state != .notRunning else { return }
    if loop.isTurning { loop.isAsked = true } else { inbox.requestTurn() }
  }

  /// Waits until all posted actions are done and no task has work left.
  ///
  /// Afterwards ``Strings/current`` has the texts of this app.
  public func waitUntilIdle() async {
    // Work that was just handed to the main actor runs before the first check.
    await Task.yield()
    repeat {
      await activity.quiet()
      runPosts()
    } while activity.isBusy || inbox.needsTurn
    // Another app may have had a turn meanwhile, and the caller reads the views of this one.
    makeStringsCurrent()
  }
}
