/// Runs transitions one after another; one asked for within another waits its turn (R7).
///
/// One queue serves an application and all its navigators.
@MainActor
package final class TransitionQueue {
  private struct Transition {
    let isUrgent: Bool
    let perform: @MainActor () -> Void
  }

  private var waiting: [Transition] = []
  private var isRunning = false

  /// Whether transitions wait until ``release()``, except for urgent ones.
  package private(set) var isHeld = false

  package init() {}

  /// Whether a transition that was asked for has not begun.
  package var hasWaiting: Bool { !waiting.isEmpty }

  /// Whether a transition is being made, so that a new one would have to wait.
  package var isBusy: Bool { isRunning }

  /// Runs `transition` now, or after those that were asked for before.
  ///
  /// - Parameters:
  ///   - urgent: Whether it runs also while the queue is held, as what the system asks for does.
  ///   - transition: What is to be done.
  package func run(urgent: Bool = false, _ transition: @escaping @MainActor () -> Void) {
    waiting.append(Transition(isUrgent: urgent, perform: transition))
    drain()
  }

  /// Has all transitions wait that are not urgent, as where the present one waits for an answer.
  package func hold() { isHeld = true }

  /// Goes on with what waits; `transition` comes before all of it.
  package func release(_ transition: @escaping @MainActor () -> Void) {
    isHeld = false
    waiting.insert(Transition(isUrgent: true, perform: transition), at: 0)
    drain()
  }

  /// Forgets what waits.
  package func removeAll() {
    waiting = []
    isHeld = false
  }

  private func drain() {
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    while !waiting.isEmpty {
      var index = 0
      if isHeld {
        guard let urgent = waiting.firstIndex(where: \.isUrgent) else { return }
        index = urgent
      }
      waiting.remove(at: index).perform()
    }
  }
}
