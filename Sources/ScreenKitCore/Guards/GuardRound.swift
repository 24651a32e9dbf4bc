/// The guards of the screens that a transition would remove, asked one after another.
@MainActor @usableFromInline
package struct GuardRound {
  /// The combined answer so far.
  @usableFromInline package enum Verdict {
    case allowed, vetoed
    /// A guard's question, and the guards to ask after it.
    case pending(@MainActor () async -> Bool, GuardRound)
  }

  private var waiting: ArraySlice<any LeaveGuard>

  /// Collects the guards within `screens`, in the order of their questions.
  package init(_ screens: some Sequence<Controller>) {
    waiting = []
    for screen in screens { collect(screen) }
  }

  /// Adds the guards within `screen`, from the top of each stack down and children first.
  private mutating func collect(_ screen: Controller) {
    for child in screen.stackedChildren.reversed() { collect(child) }
    guard screen.isMade, let own = screen as? any LeaveGuard else { return }
    waiting.append(own)
  }

  /// Asks the guards until one refuses or needs time for its answer.
  package func proceed() -> Verdict {
    var rest = self
    while let next = rest.waiting.popFirst() {
      switch next.mayLeave() {
      case .yes: continue
      case .no: return .vetoed
      case .ask(let question): return .pending(question, rest)
      }
    }
    return .allowed
  }
}

extension Controller {
  /// Whether the screen is a guard whose present answer is not ``LeaveAnswer/yes``.
  package final var mayVeto: Bool {
    guard isMade, let own = self as? any LeaveGuard else { return false }
    if case .yes = own.mayLeave() { return false }
    return true
  }
}
