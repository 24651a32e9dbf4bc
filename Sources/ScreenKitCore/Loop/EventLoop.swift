/// Takes what happens one at a time, and has the surface show the outcome when all is done.
///
/// A turn is a plain synchronous call, so a test can make one as well as a live terminal can.
@MainActor
final class EventLoop {
  /// Something for the loop to do.
  enum Work {
    case event(Event)
    /// Many characters that were typed in a row.
    case typing(ArraySlice<Event>)
    case action(@MainActor () throws -> Void)
  }

  @exclusivity(unchecked)  // Nobody is called while it is changed.
  private var waiting: [Work] = []
  /// What is dealt with at present; it and ``waiting`` take turns, so that both keep their memory.
  private var round: [Work] = []
  private(set) var isTurning = false
  private let perform: (Work) -> Void
  private let finishTurn: () -> Void
  private let inbox: Inbox

  /// Makes a loop that deals with each piece of work by `perform` and ends turns by `finishTurn`.
  init(inbox: Inbox, perform: @escaping (Work) -> Void, finishTurn: @escaping () -> Void) {
    self.inbox = inbox
    self.perform = perform
    self.finishTurn = finishTurn
  }

  /// Deals with `work` in a turn of its own, or later in the one that is under way.
  func turn(_ work: some Sequence<Work>) {
    waiting += work
    turn()
  }

  /// Keeps `work` for the next turn.
  func add(_ work: some Sequence<Work>) { waiting += work }

  /// Makes a turn of what waits, unless one is under way.
  private func turn() {
    guard !isTurning else { return }
    isTurning = true
    performWaiting()
    // Once a turn, so that a thread that never stops posting cannot keep the turn from its end.
    for action in inbox.take() { waiting.append(.action(action)) }
    performWaiting()
    finishTurn()
    isTurning = false
    // What arrived while the surface was showing is a turn of its own.
    if !waiting.isEmpty { turn() }
  }

  private func performWaiting() {
    while !waiting.isEmpty {
      swap(&round, &waiting)
      for work in round { perform(work) }
      round.removeAll(keepingCapacity: true)
    }
  }

  /// Forgets what waits, and takes nothing more from elsewhere.
  func close() {
    waiting = []
    inbox.close()
  }
}
