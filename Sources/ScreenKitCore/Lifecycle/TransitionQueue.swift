/// Runs transitions one after another; one asked for within another waits its turn (R7).
///
/// One queue serves an application and all its navigators.
@MainActor
package final class TransitionQueue {
  private var waiting: [@MainActor () -> Void] = []
  private var isRunning = false

  package init() {}

  /// Whether a transition is being made, so that a new one would have to wait.
  package var isBusy: Bool { isRunning }

  /// Runs `transition` now, or after those that were asked for before.
  package func run(_ transition: @escaping @MainActor () -> Void) {
    waiting.append(transition)
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    while !waiting.isEmpty {
      waiting.removeFirst()()
    }
  }
}
