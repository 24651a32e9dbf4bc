import ScreenKitCore

/// A stub for the response of a service, completed by the test.
///
/// A task that awaits it is not busy, so ``ScreenTest/settle()`` does not wait for it.
@MainActor
public final class StubResponse<Value> {
  private var result: Result<Value, any Error>?
  private let waiter = Waiter()

  /// Creates a pending response.
  public init() {}

  /// Waits for the value, for the error, or for the cancellation of the task.
  ///
  /// - Throws: The error of ``fail(_:)``, or a `CancellationError`.
  public func value() async throws -> Value {
    guard await waiter.wait(), let result else { throw CancellationError() }
    return try result.get()
  }

  /// Completes the response with `value`; only the first completion counts.
  public func give(_ value: Value) { give(.success(value)) }

  /// Completes the response with an error; only the first completion counts.
  public func fail(_ error: any Error) { give(.failure(error)) }

  private func give(_ result: Result<Value, any Error>) {
    guard self.result == nil else { return }
    self.result = result
    waiter.signal()
  }
}
