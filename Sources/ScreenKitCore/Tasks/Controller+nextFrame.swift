extension Controller {
  /// Has the task wait until all that changed by now is shown, or throws when it is cancelled.
  ///
  /// For work that draws as it goes, such as a simulation: it goes no faster than the frames are
  /// taken. In the background, where nothing is shown, it waits for the return; a cancelled task
  /// goes on with the next frame.
  public final func nextFrame() async throws(CancellationError) {
    guard let application, !Task.isCancelled else { throw CancellationError() }
    await application.nextFrame()
    if Task.isCancelled { throw CancellationError() }
  }
}

extension Application {
  fileprivate func nextFrame() async {
    requestTurn()
    let activity = TaskActivity.current
    activity?.leave()
    await frameWait.pass(activity)
  }
}
