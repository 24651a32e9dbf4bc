/// What a test has counted of an application.
extension Application {
  /// How many turns of the main actor a task gets to end in after it was cancelled.
  private static let patience = 1000

  func join(_ census: Census) {
    census.note("Application", self)
    census.note("task") { [activity] in activity.isBusy ? 1 : 0 }
    // Kept until then, so that its screens leave in order and their own ends are tried as well.
    census.prepare { await self.leave() }
  }

  /// Ends, and lets all tasks come to their ends; one that does not heed its end is not waited for.
  private func leave() async {
    dispatch(.application(.terminate))
    for _ in 0..<Application.patience where activity.isBusy || inbox.needsTurn {
      takePosts()
      await Task.yield()
    }
  }
}
