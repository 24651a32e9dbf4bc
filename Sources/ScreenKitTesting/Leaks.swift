import ScreenKitCore

/// Returns the leaks of the apps that `body` ran; ends those still running first.
///
/// It works with any test library; in Swift Testing, the trait `.leakFree` asserts that there are
/// none.
///
/// - Returns: The names of screens, observers, timers and tasks that outlived their app.
@MainActor
public func leaks(of body: () async throws -> Void) async rethrows -> [String] {
  let tracker = LeakTracker()
  try await LeakTracker.$current.withValue(tracker) { try await body() }
  return await tracker.liveNames()
}
