/// An object that performs the work of a loop.
///
/// It is passed to each turn instead of being stored. A turn then needs no closure and counts no
/// references.
@MainActor
protocol TurnHandler: AnyObject {
  /// Performs one piece of the work of a turn.
  func perform(_ work: EventLoop.Work)
  /// Ends a turn after all its work.
  func finishTurn()
}

/// A loop that processes work one piece at a time, and shows the outcome at the end of each turn.
///
/// A turn is a synchronous call, so tests and live terminals make turns in the same way.
@MainActor
final class EventLoop {
  /// A piece of work for the loop.
  enum Work {
    case event(Event)
    /// Many consecutive typed characters.
    case typing(ArraySlice<Event>)
    case action(@MainActor () throws -> Void)
  }

  // No code is called during a change of an unchecked property. Each turn reads these properties
  // several times: decision 0111.

  @exclusivity(unchecked)
  private var waiting: [Work] = []
  /// The work being processed; it and ``waiting`` swap roles, so that both keep their storage.
  @exclusivity(unchecked)
  private var round: [Work] = []
  private(set) var isTurning = false
  /// The observers of turns and events.
  @exclusivity(unchecked)
  var observers = LoopObservers()
  /// The screens to refresh at the end of the turn.
  let refreshes = RefreshQueue()
  /// Whether a requested turn could not begin yet.
  private(set) var isDue = false
  /// Whether a turn was requested during another turn.
  var isAsked = false
  private let inbox: Inbox

  /// Creates a loop that takes the work of other threads from `inbox`.
  init(inbox: Inbox) { self.inbox = inbox }

  /// Processes `work` in a turn of its own, or later in the current turn; `handler` performs it.
  func turn(_ work: some Sequence<Work>, by handler: some TurnHandler) {
    waiting += work
    turn(by: handler)
  }

  /// Keeps `work` for the next turn, which is due from now on.
  func add(_ work: some Sequence<Work>) {
    waiting += work
    isDue = true
  }

  /// Processes the waiting work as a turn, unless one is running.
  private func turn(by handler: some TurnHandler) {
    guard !isTurning else { return }
    (isTurning, isDue) = (true, false)
    performWaiting(by: handler)
    // Posted work is taken once a turn, so that a thread with continuous posts cannot prolong the
    // turn forever.
    for action in inbox.drain() { waiting.append(.action(action)) }
    performWaiting(by: handler)
    handler.finishTurn()
    isTurning = false
    // Work that arrived while the surface showed the changes forms a turn of its own.
    if !waiting.isEmpty { turn(by: handler) }
  }

  private func performWaiting(by handler: some TurnHandler) {
    while !waiting.isEmpty {
      swap(&round, &waiting)
      for work in round { handler.perform(work) }
      round.removeAll(keepingCapacity: true)
    }
  }

  /// Drops the waiting work, and accepts no more from other threads.
  func close() {
    waiting = []
    inbox.close()
  }
}
