import Synchronization

/// How many of an application's tasks have something to do now.
///
/// A task that waits for the app's clock, for a model, for a dialog or for a test is not busy:
/// nothing happens in it until one of those does.
package final class TaskActivity: Sendable {
  /// The activity to which the running task belongs.
  @TaskLocal static var current: TaskActivity?

  private struct State {
    var busy = 0
    /// What resumes those who wait: an array of continuations is a type that each process would
    /// have to make, at the end of its first task.
    var waiting: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  init() {}

  /// Whether a task is running or about to.
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
