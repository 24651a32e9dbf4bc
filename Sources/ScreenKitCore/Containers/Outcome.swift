/// The outcome of a container's change.
public enum Outcome<Change: ContainerChange>: Hashable, Sendable {
  /// The change was performed.
  case done(Change)
  /// The change was requested during a transition or a guard's question, and is performed
  /// afterwards.
  case queued(PendingOutcome<Change>)
  /// A guard asks the user whether to remove a screen; nothing has changed yet.
  case waiting(PendingOutcome<Change>)
  /// The change was refused; nothing has changed.
  case refused(Refusal)

  /// Waits for the final outcome, if this one is queued or waiting.
  ///
  /// - Returns: `done` or `refused`; this outcome if the calling task is cancelled before.
  @MainActor
  public func resolved() async -> Outcome {
    switch self {
    case .queued(let pending), .waiting(let pending): await pending.value() ?? self
    case .done, .refused: self
    }
  }
}

extension Outcome {
  /// Whether the change was performed.
  public var isDone: Bool { if case .done = self { true } else { false } }

  /// Whether the change was refused.
  public var isRefused: Bool { if case .refused = self { true } else { false } }

  package var isQueued: Bool { if case .queued = self { true } else { false } }
  @inlinable package var isWaiting: Bool { if case .waiting = self { true } else { false } }
}

/// The reason why a change was refused.
public enum Refusal: Hashable, Sendable {
  /// A guard vetoed the removal of its screen.
  case vetoed
  /// The container does not exist yet, was removed or was destroyed.
  case noNavigator
}

/// An outcome that is not known yet.
@MainActor
public final class PendingOutcome<Change: ContainerChange> {
  private var outcome: Outcome<Change>?
  private var waiters: [Waiter] = []

  init() {}

  /// Sets the outcome; only the first one counts.
  func resolve(_ outcome: Outcome<Change>) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    for waiter in waiters { waiter.signal() }
    waiters = []
  }

  /// Returns the outcome once it is known; `nil` if the calling task is cancelled before.
  func value() async -> Outcome<Change>? {
    if let outcome { return outcome }
    let waiter = Waiter()
    waiters.append(waiter)
    _ = await waiter.wait()
    return outcome
  }
}

/// Comparison by identity, since each instance is the outcome of one request.
extension PendingOutcome: Hashable {
  /// Returns whether both are the same instance.
  public nonisolated static func == (left: PendingOutcome, right: PendingOutcome) -> Bool {
    left === right
  }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A promise of an outcome, for a request to be performed later or dropped at the end of the app.
@MainActor
final class OutcomePromise<Change: ContainerChange> {
  let pending = PendingOutcome<Change>()
  private let report: @MainActor (Outcome<Change>) -> Void

  init(_ report: @escaping @MainActor (Outcome<Change>) -> Void) { self.report = report }

  isolated deinit { pending.resolve(.refused(.noNavigator)) }

  func resolve(_ outcome: Outcome<Change>) {
    report(outcome)
    pending.resolve(outcome)
  }
}
