/// The objects and tasks of an application that leak tests count.
extension Application {
  func join(_ tracker: LeakTracker) {
    tracker.track("Application", self)
    tracker.track("task") { [activity] in activity.isBusy ? 1 : 0 }
  }

  /// Lets the leak tracker end this app, and keeps the app alive until then, so that its screens
  /// are destroyed in order.
  func beginLeakTracking() {
    LeakTracker.current?.setEnding(of: self) { self.dispatch(.application(.terminate)) }
  }

  func endLeakTracking() { LeakTracker.current?.setEnding(of: self, nil) }
}
