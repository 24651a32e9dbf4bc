/// A queue of transitions, which run one after another.
///
/// An application and all its navigators share one queue.
@MainActor @usableFromInline
package final class TransitionQueue {
  private struct Transition {
    /// The order number of the request, which orders transitions across both queues.
    let number: Int
    let foresee: (@MainActor (Forecast) -> Void)?
    let perform: @MainActor () -> Void
  }

  // No code is called during a change of an unchecked property. Each push and pop reads these
  // properties several times: decision 0111.

  @exclusivity(unchecked)
  private var ordinary = FIFO<Transition>()
  @exclusivity(unchecked)
  private var urgent = FIFO<Transition>()
  /// The transition to run after a guard's answer, before all waiting ones.
  @exclusivity(unchecked)
  private var released: (@MainActor () -> Void)?
  private var count = 0
  @exclusivity(unchecked)
  private var isRunning = false
  @exclusivity(unchecked)
  private var knownForecast: Forecast?

  /// A closure called after the last transition of a run.
  var onIdle: (@MainActor () -> Void)?

  /// Whether transitions, except urgent ones, wait until ``release(_:)``.
  @exclusivity(unchecked)
  package private(set) var isHeld = false

  /// The number of calls in progress to code of the app: to screens, or to their guards.
  @exclusivity(unchecked)
  private var calls = 0

  package init() {}

  /// Whether a requested transition has not begun.
  package var hasWaiting: Bool { !ordinary.isEmpty || !urgent.isEmpty }

  /// Whether a transition is running, so that a new one would have to wait.
  package var isBusy: Bool { isRunning }

  /// Whether code of the app is being called, so that no transition may run now.
  var isCalling: Bool { calls > 0 }

  /// Runs `body`, which makes lifecycle calls or asks guards.
  func calling<Result>(_ body: () -> Result) -> Result {
    calls += 1
    defer { calls -= 1 }
    return body()
  }

  /// Runs `transition` now, or after the transitions that were requested before.
  ///
  /// - Parameters:
  ///   - isUrgent: Whether the transition also runs while the queue is held, as a request of the
  ///     system does.
  ///   - foresee: Applies the future effect of `transition` to a forecast.
  ///   - transition: The calls to make.
  @usableFromInline
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

  /// The states that the navigators will have after all waiting ordinary transitions.
  ///
  /// It is cached while one transition runs, so that repeated reads are cheap.
  package var forecast: Forecast {
    if let knownForecast { return knownForecast }
    let forecast = Forecast()
    for transition in ordinary.all { transition.foresee?(forecast) }
    knownForecast = forecast
    return forecast
  }

  /// Delays all transitions except urgent ones, while the current one waits for an answer.
  package func hold() { isHeld = true }

  /// Resumes the queue; `transition` runs before all waiting ones.
  package func release(_ transition: @escaping @MainActor () -> Void) {
    isHeld = false
    released = transition
    drain()
  }

  /// Drops all waiting transitions.
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
    if isUrgentFirst { return urgent.removeFirst()?.perform }
    return isHeld ? nil : ordinary.removeFirst()?.perform
  }

  /// Whether an urgent transition is the next one.
  private var isUrgentFirst: Bool {
    guard let urgent = urgent.first else { return false }
    guard !isHeld, let ordinary = ordinary.first else { return true }
    return urgent.number < ordinary.number
  }
}

/// A first-in, first-out queue; both ends take amortized constant time.
struct FIFO<Element> {
  private var elements: [Element?] = []
  private var head = 0
  /// The number of elements moved by compaction, for tests of its cost.
  private(set) var moves = 0

  var isEmpty: Bool { head == elements.count }

  var first: Element? { isEmpty ? nil : elements[head] }

  /// The elements, the oldest first.
  var all: some Sequence<Element> { elements[head...].lazy.compactMap(\.self) }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func removeFirst() -> Element? {
    guard !isEmpty else { return nil }
    defer { trim() }
    let first = elements[head]
    elements[head] = nil
    head += 1
    return first
  }

  /// Frees the space of removed elements; it never moves more elements than were removed.
  private mutating func trim() {
    if isEmpty {
      elements.removeAll(keepingCapacity: elements.count <= 64)
      head = 0
    } else if head > 32, head > elements.count / 2 {
      elements.removeFirst(head)
      head = 0
      moves += elements.count
    }
  }
}
