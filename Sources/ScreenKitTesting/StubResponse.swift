import ScreenKitCore

/// What a test's stand-in for a service answers, when the test says so.
///
/// A task that waits for it is quiet, so that ``ScreenTest/settle()`` returns meanwhile.
@MainActor
public final class StubResponse<Value> {
  private var result: Result<Value, any Error>?
  private let waiter = Waiter()

  /// Makes a reply that is still to be given.
  public init() {}

  /// Waits for the value, for the error, or for the task to be cancelled.
  public func value() async throws -> Value {
    guard await waiter.wait(), let result else { throw CancellationError() }
    return try result.get()
  }

  /// Gives the value; only the first answer counts.
  public func give(_ value: Value) { give(.success(value)) }

  /// Gives an error instead; only the first answer counts.
  public func fail(_ error: any Error) { give(.failure(error)) }

  private func give(_ result: Result<Value, any Error>) {
    guard self.result == nil else { return }
    self.result = result
    waiter.signal()
  }
}
