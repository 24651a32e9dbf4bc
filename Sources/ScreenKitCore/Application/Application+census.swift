/// What a test counts of an application.
extension Application {
  func join(_ census: Census) {
    census.note("Application", self)
    census.note("task") { [activity] in activity.isBusy ? 1 : 0 }
  }

  /// Has the test end the app, which it keeps alive until then, so that its screens leave in order.
  func beginCensus() {
    Census.current?.setEnding(of: self) { self.dispatch(.application(.terminate)) }
  }

  func endCensus() { Census.current?.setEnding(of: self, nil) }
}
