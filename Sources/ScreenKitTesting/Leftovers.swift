import ScreenKitCore

/// What is left of the apps that `body` drove, after those that still run were ended (F-124).
///
/// For tests of any kind; in Swift Testing, the trait `.leavesNothing` asserts that it is nothing.
///
/// - Returns: The names of screens, observers, timers and tasks that outlived their app.
@MainActor
public func leftovers(of body: () async throws -> Void) async rethrows -> [String] {
  let census = Census()
  try await Census.$current.withValue(census) { try await body() }
  return await census.take()
}
