/// What a test counts of an application.
extension Application {
  func join(_ tracker: LeakTracker) {
    tracker.note("Application", self)
    tracker.note("task") { [activity] in activity.isBusy ? 1 : 0 }
  }

  /// Has the test end the app, which it keeps alive until then, so that its screens leave in order.
  func beginLeakTracking() {
    LeakTracker.current?.setEnding(of: self) { self.dispatch(.application(.terminate)) }
  }

  func endLeakTracking() { LeakTracker.current?.setEnding(of: self, nil) }
}
