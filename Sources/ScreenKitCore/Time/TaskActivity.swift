import Synchronization

/// The number of an application's tasks that have work to do now.
///
/// A task is not busy while it awaits the app's clock, a model, a dialog or a test. It cannot
/// continue before one of these resumes it.
package final class TaskActivity: Sendable {
  /// The activity of the running task.
  @TaskLocal static var current: TaskActivity?

  private struct State {
    var busy = 0
    /// The closures that resume waiting tasks.
    ///
    /// An array of continuations would be another type to instantiate at run time, at the end of a
    /// process's first task.
    var waiting: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  init() {}

  /// Whether a task is running or about to run.
  package var isBusy: Bool { state.withLock { $0.busy > 0 } }

  func enter() { state.withLock { $0.busy += 1 } }

  func leave() {
    let woken = state.withLock { state in
      state.busy -= 1
      guard state.busy <= 0 else { return [@Sendable () -> Void]() }
      defer { state.waiting = [] }
      return state.waiting
    }
    for resume in woken { resume() }
  }

  /// Waits until no task is busy.
  package func quiet(isolation: isolated (any Actor)? = #isolation) async {
    await withCheckedContinuation { continuation in
      let isQuiet = state.withLock { state in
        if state.busy > 0 { state.waiting.append { continuation.resume() } }
        return state.busy <= 0
      }
      if isQuiet { continuation.resume() }
    }
  }
}
