internal import Synchronization

/// The stop of a running server: gracefully at the first signal, by force at a deadline, at once at
/// the second signal.
public final class ServerStop: Sendable {
  private let steps = Mutex(StopSteps())
  private let deadline: Duration
  private let finish, close: @Sendable () async -> Void
  private let endProcess: @Sendable () -> Void

  /// Creates the stop of a server that runs.
  ///
  /// - Parameters:
  ///   - deadline: The time from the first signal to the call of `close`.
  ///   - finish: Accepts nothing more and completes what is open.
  ///   - close: Closes all connections in any state.
  ///   - endProcess: Called at the second signal; it does not return.
  public init(
    deadline: Duration, finish: @escaping @Sendable () async -> Void,
    close: @escaping @Sendable () async -> Void, endProcess: @escaping @Sendable () -> Void
  ) {
    (self.deadline, self.finish, self.close, self.endProcess) = (
      deadline, finish, close, endProcess
    )
  }

  /// Carries out the action for each signal, until the task is cancelled.
  public func obey(_ signals: AsyncStream<Void>) async {
    await withDiscardingTaskGroup { tasks in
      for await _ in signals {
        let action = steps.withLock { $0.signal() }
        tasks.addTask { [self] in await perform(action) }
        tasks.addTask { [self] in
          guard (try? await Task.sleep(for: deadline)) != nil else { return }
          await perform(steps.withLock { $0.reachDeadline() })
        }
      }
    }
  }

  private func perform(_ action: StopSteps.Action?) async {
    switch action {
    case .finish: await finish()
    case .close: await close()
    case .endProcess: endProcess()
    case nil: break
    }
  }
}

/// The steps of a stop, without side effects.
struct StopSteps {
  /// The next action of a stop.
  enum Action: Equatable { case finish, close, endProcess }

  private enum State { case running, finishing, closing }
  private var state = State.running

  /// Returns the action for a signal to stop.
  mutating func signal() -> Action {
    guard state == .running else { return .endProcess }
    state = .finishing
    return .finish
  }

  /// Returns the action at the deadline.
  mutating func reachDeadline() -> Action? {
    guard state == .finishing else { return nil }
    state = .closing
    return .close
  }
}
