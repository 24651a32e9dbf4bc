/// Runs transitions one after another; one requested within another waits its turn (R7).
///
/// One queue serves an application and all its navigators.
@MainActor
package final class TransitionQueue {
  private struct Transition {
    /// Grows with each transition, so that both queues together keep the order of requests.
    let number: Int
    let foresee: (@MainActor (Forecast) -> Void)?
    let perform: @MainActor () -> Void
  }

  private var ordinary = FIFO<Transition>()
  private var urgent = FIFO<Transition>()
  /// The outcome of the question for which the queue was held; it comes before all that waits.
  private var released: (@MainActor () -> Void)?
  private var count = 0
  private var isRunning = false
  private var knownForecast: Forecast?

  /// Called when the last transition of a run is done.
  var onIdle: (@MainActor () -> Void)?

  /// Whether transitions wait until ``release(_:)``, except for urgent ones.
  package private(set) var isHeld = false

  package init() {}

  /// Whether a transition that was requested has not begun.
  package var hasWaiting: Bool { !ordinary.isEmpty || !urgent.isEmpty }

  /// Whether a transition is being made, so that a new one would have to wait.
  package var isBusy: Bool { isRunning }

  /// Runs `transition` now, or after those that were requested before.
  ///
  /// - Parameters:
  ///   - isUrgent: Whether it runs also while the queue is held, as requests of the system do.
  ///   - foresee: Applies to a forecast what `transition` will do.
  ///   - transition: The calls to make.
  package func run(
    urgent isUrgent: Bool = false, foresee: (@MainActor (Forecast) -> Void)? = nil,
    _ transition: @escaping @MainActor () -> Void
  ) {
    count += 1
    let transition = Transition(number: count, foresee: foresee, perform: transition)
    if isUrgent {
      urgent.append(transition)
    } else {
      ordinary.append(transition)
      if let knownForecast { foresee?(knownForecast) }
    }
    drain()
  }

  /// The states of the navigators as they will be after all ordinary transitions that wait.
  ///
  /// It is kept up to date while one transition is being made, so that asking for it again costs
  /// nothing.
  package var forecast: Forecast {
    if let knownForecast { return knownForecast }
    let forecast = Forecast()
    for transition in ordinary.all { transition.foresee?(forecast) }
    knownForecast = forecast
    return forecast
  }

  /// Makes all transitions wait that are not urgent, while the present one waits for an answer.
  package func hold() { isHeld = true }

  /// Goes on with what waits; `transition` comes before all of it.
  package func release(_ transition: @escaping @MainActor () -> Void) {
    isHeld = false
    released = transition
    drain()
  }

  /// Forgets what waits.
  package func removeAll() {
    (ordinary, urgent, released) = (FIFO(), FIFO(), nil)
    isHeld = false
  }

  private func drain() {
    guard !isRunning else { return }
    isRunning = true
    while let next = next() {
      knownForecast = nil
      next()
    }
    knownForecast = nil
    isRunning = false
    onIdle?()
  }

  private func next() -> (@MainActor () -> Void)? {
    if let released {
      self.released = nil
      return released
    }
    let isUrgentFirst =
      switch (urgent.first, ordinary.first) {
      case (let urgent?, let ordinary?): isHeld || urgent.number < ordinary.number
      case (let urgent, _): urgent != nil
      }
    if isUrgentFirst { return urgent.removeFirst()?.perform }
    return isHeld ? nil : ordinary.removeFirst()?.perform
  }
}
