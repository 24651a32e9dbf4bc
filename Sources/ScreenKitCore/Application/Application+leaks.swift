/// The objects and tasks of an application that leak tests count.
extension Application {
  func join(_ tracker: LeakTracker) {
    tracker.track("Application", self)
    tracker.track("task") { [activity] in activity.isBusy ? 1 : 0 }
  }

  /// Registers this app with the leak tracker, which keeps the app alive and ends it, so that its
  /// screens are destroyed in order.
  func beginLeakTracking() {
    LeakTracker.current?.setEnding(of: self) { self.dispatch(.application(.terminate)) }
  }

  func endLeakTracking() { LeakTracker.current?.setEnding(of: self, nil) }
}
