internal import Synchronization

/// The calls of a service in a test: their names so far, and the outcomes of the next ones.
///
/// A service for tests forwards each of its calls to a real one by ``call(_:_:)``.
public final class CallScript<Failure: Error>: Sendable {
  /// The outcome of a call.
  public enum Outcome: Sendable {
    /// The call fails without effect.
    case fail(Failure)
    /// The call takes effect, and the response is lost.
    case lose(Failure)
    /// The closure runs before the call.
    case first(@Sendable () async -> Void)
    /// The call takes effect, and the closure runs before the response arrives.
    case last(@Sendable () async -> Void)
    /// The call takes effect, and this text is the response.
    case text(String)
  }

  private struct State {
    var calls: [String] = []
    /// The outcomes of the coming calls by name, the next one first.
    var outcomes: [String: [Outcome]] = [:]
    var isDown = false
  }

  private let downError: Failure
  private let cancelError: Failure
  private let state = Mutex(State())

  /// Creates a script without calls.
  ///
  /// - Parameters:
  ///   - downError: The error of all calls while the service is down.
  ///   - cancelError: The error of a call whose task is cancelled.
  public init(downError: Failure, cancelError: Failure) {
    (self.downError, self.cancelError) = (downError, cancelError)
  }

  /// Records a call and returns the outcome that the test chose, or else that of `body`.
  public func call<Value: Sendable>(
    _ name: String, _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let (outcome, isDown) = state.withLock { state in
      state.calls.append(name)
      let outcome = state.outcomes[name].flatMap { $0.first }
      if outcome != nil { state.outcomes[name]?.removeFirst() }
      return (outcome, state.isDown)
    }
    if isDown { throw downError }
    switch outcome {
    case nil:
      // As a request over a network, the call of a cancelled task has no effect.
      if Task.isCancelled { throw cancelError }
      return try await body()
    case .fail(let error): throw error
    case .lose(let error):
      _ = try await body()
      throw error
    case .first(let action):
      await action()
      if Task.isCancelled { throw cancelError }
      return try await body()
    case .last(let action):
      let value = try await body()
      await action()
      return value
    case .text(let text):
      let value = try await body()
      return text as? Value ?? value
    }
  }

  fileprivate var calls: [String] { state.withLock { $0.calls } }
  fileprivate var isDown: Bool {
    get { state.withLock { $0.isDown } }
    set { state.withLock { $0.isDown = newValue } }
  }

  fileprivate func forgetCalls() { state.withLock { $0.calls = [] } }
  fileprivate func next(_ name: String, _ outcome: Outcome) {
    state.withLock { $0.outcomes[name, default: []].append(outcome) }
  }
}

/// A service whose calls a test records and controls.
public protocol Scripted: AnyObject {
  associatedtype Failure: Error
  var script: CallScript<Failure> { get }
}

extension Scripted {
  /// The names of all calls so far.
  public var calls: [String] { script.calls }
  /// Whether the server is unreachable.
  public var isDown: Bool {
    get { script.isDown }
    set { script.isDown = newValue }
  }

  /// Forgets the recorded calls.
  public func forgetCalls() { script.forgetCalls() }

  /// Sets the outcome of the next call of this name.
  public func next(_ name: String, _ outcome: CallScript<Failure>.Outcome) {
    script.next(name, outcome)
  }
}
