import Synchronization

/// Takes work for an application from any thread; it is done in order, in turns of the loop.
///
/// What is posted before the application starts waits for that; what comes after its end is
/// dropped. An error that the work throws goes the way of every error of the application.
public final class Inbox: Sendable {
  /// A piece of work.
  public typealias Action = @MainActor @Sendable () throws -> Void

  private struct State {
    var actions: [Action] = []
    /// Whether a turn was asked for and has not come yet.
    var needsTurn = false
    var isClosed = false
    var wake: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  init() {}

  /// Has `action` done in the next turn of the loop, or at the end of the one under way.
  public func post(_ action: @escaping Action) { ask { $0.actions.append(action) } }

  /// Sets what brings about a turn, once for all that is posted before it.
  ///
  /// - Parameter wake: Called on the thread that posts; it has ``Application/takePosts()`` called
  ///   on the main actor, soon.
  public func onWake(_ wake: @escaping @Sendable () -> Void) {
    let isLate = state.withLock { state in
      state.wake = wake
      return state.needsTurn
    }
    if isLate { wake() }
  }

  /// Whether a turn was asked for and has not come yet.
  package var needsTurn: Bool { state.withLock { $0.needsTurn } }

  func requestTurn() { ask { _ in } }

  func take() -> [Action] {
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
