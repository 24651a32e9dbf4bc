/// The way into the loop for what does not come from the user, the clock or the system.
extension Application {
  /// Has `action` done on the main actor, in order, as a part of a turn; callable on any thread.
  public nonisolated func post(_ action: @escaping Inbox.Action) { inbox.post(action) }

  /// Makes a turn of what was posted, if it was not done by now; called by whoever drives the app.
  public func takePosts() {
    if inbox.needsTurn { run {} }
  }

  /// Has a turn follow for what changed outside of one, such as by a step of a task.
  func requestTurn() {
    if state != .notRunning, !loop.isTurning { inbox.requestTurn() }
  }

  /// Waits until all that was posted is done and no task has anything to do.
  package func settle() async {
    // What was only just given to the main actor runs before the first look.
    await Task.yield()
    repeat {
      await activity.quiet()
      takePosts()
    } while activity.isBusy || inbox.needsTurn
  }
}
