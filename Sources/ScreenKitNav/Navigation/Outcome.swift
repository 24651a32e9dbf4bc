import ScreenKitCore

/// The result of a verb that a navigator was asked for.
public enum Outcome<Change: NavigationChange>: Hashable, Sendable {
  /// It was carried out, and changed the state as told.
  case done(Change)
  /// It was requested within a transition, or while a guard waits, and comes after that.
  case queued(PendingOutcome<Change>)
  /// A screen that would go has to ask the user first; nothing has moved.
  case waiting(PendingOutcome<Change>)
  /// It was refused; nothing was called, and nothing has changed.
  case refused(Refusal)

  /// Waits until the outcome is known, if it is queued or waiting.
  ///
  /// - Returns: `done` or `refused`; the outcome itself where the calling task is cancelled before.
  @MainActor
  public func resolved() async -> Outcome {
    switch self {
    case .queued(let pending), .waiting(let pending): await pending.value() ?? self
    case .done, .refused: self
    }
  }
}

extension Outcome {
  package var isDone: Bool { if case .done = self { true } else { false } }
  package var isQueued: Bool { if case .queued = self { true } else { false } }
  package var isWaiting: Bool { if case .waiting = self { true } else { false } }
  package var isRefused: Bool { if case .refused = self { true } else { false } }
}

/// The reason why a verb was refused.
public enum Refusal: Hashable, Sendable {
  /// A screen that would go said no.
  case vetoed
  /// The screen or the navigator has not been created, or is at its end.
  case noNavigator
}

/// An outcome that is not known yet.
@MainActor
public final class PendingOutcome<Change: NavigationChange> {
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

  /// The outcome once it is known; `nil` where the calling task is cancelled before.
  func value() async -> Outcome<Change>? {
    if let outcome { return outcome }
    let waiter = Waiter()
    waiters.append(waiter)
    _ = await waiter.wait()
    return outcome
  }
}

/// Compared by identity: the outcome of one request.
extension PendingOutcome: Hashable {
  /// Whether both are of the same request.
  public nonisolated static func == (left: PendingOutcome, right: PendingOutcome) -> Bool {
    left === right
  }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Resolves an outcome when its request is carried out, or dropped with the end of the app.
@MainActor
final class OutcomePromise<Change: NavigationChange> {
  let pending = PendingOutcome<Change>()
  private let report: @MainActor (Outcome<Change>) -> Void

  init(_ report: @escaping @MainActor (Outcome<Change>) -> Void) { self.report = report }

  isolated deinit { pending.resolve(.refused(.noNavigator)) }

  func resolve(_ outcome: Outcome<Change>) {
    report(outcome)
    pending.resolve(outcome)
  }
}
