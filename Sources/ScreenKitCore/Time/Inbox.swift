import Synchronization

/// A queue of work for an application, filled from any thread; the loop runs the work in order.
///
/// Work posted before the application starts waits for the start; work posted after its end is
/// dropped. An error that the work throws is handled like every error of the application.
public final class Inbox: Sendable {
  /// A piece of work.
  public typealias Action = @MainActor @Sendable () throws -> Void

  private struct State {
    var actions: [Action] = []
    /// Whether a turn was requested and has not begun yet.
    var needsTurn = false
    var isClosed = false
    var wake: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  init() {}

  /// Runs `action` in the next turn of the loop, or at the end of the current one.
  public func post(_ action: @escaping Action) { ask { $0.actions.append(action) } }

  /// Sets the closure that requests a turn, called once for all work posted before that turn.
  ///
  /// - Parameter wake: Called on the posting thread; it must arrange a call of
  ///   ``Application/runPosts()`` on the main actor soon.
  public func onWake(_ wake: @escaping @Sendable () -> Void) {
    let isLate = state.withLock { state in
      state.wake = wake
      return state.needsTurn
    }
    if isLate { wake() }
  }

  /// Whether a turn was requested and has not begun yet.
  package var needsTurn: Bool { state.withLock { $0.needsTurn } }

  func requestTurn() { ask { _ in } }

  func drain() -> [Action] {
    state.withLock { state in
      defer { (state.actions, state.needsTurn) = ([], false) }
      return state.actions
    }
  }

  func close() {
    state.withLock { $0 = State(isClosed: true) }
  }

  private func ask(_ change: (inout State) -> Void) {
    let wake: (@Sendable () -> Void)? = state.withLock { state in
      guard !state.isClosed else { return nil }
      change(&state)
      defer { state.needsTurn = true }
      return state.needsTurn ? nil : state.wake
    }
    wake?()
  }
}
