extension Controller {
  /// Suspends the task until all present changes are shown; throws if the task is cancelled.
  ///
  /// Use it for continuous drawing, such as a simulation, which then draws once a frame. In the
  /// background, where nothing is shown, the call waits for the return to the foreground. A
  /// cancelled task resumes with the next frame.
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
    await asyncWork.frameWait.wait(activity)
  }
}
