import ScreenKitCore

/// What is left of the apps that `body` drove, after those that still run were ended (F-124).
///
/// For tests of any kind; in Swift Testing, the trait `.leakFree` asserts that it is nothing.
///
/// - Returns: The names of screens, observers, timers and tasks that outlived their app.
@MainActor
public func leaks(of body: () async throws -> Void) async rethrows -> [String] {
  let tracker = LeakTracker()
  try await LeakTracker.$current.withValue(tracker) { try await body() }
  return await tracker.take()
}
