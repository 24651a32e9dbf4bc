public import ScreenKitCore

/// A screen that may keep itself from going, such as while it holds unsaved changes (R9).
@MainActor
public protocol LeaveGuard: Controller {
  /// Says whether the screen may go; called before anything of a transition that would remove it.
  ///
  /// It may be asked again, also where an earlier transition was refused by another screen, and
  /// whenever states are kept: one that does not say yes then is not evicted, and after a relaunch
  /// it is created to be asked, even where it was not seen.
  func mayLeave() -> LeaveAnswer
}

/// What a ``LeaveGuard`` says.
public enum LeaveAnswer {
  /// The screen may go.
  case yes
  /// It stays, and the whole transition is refused.
  case no
  /// That depends on something that takes time; until it is known nothing moves.
  case ask(@MainActor () async -> Bool)
}

/// The guards of the screens that a transition would remove, asked one after another (R9).
@MainActor
struct GuardRound {
  enum Verdict {
    case allowed, vetoed
    case pending(@MainActor () async -> Bool)
  }

  private var waiting: ArraySlice<any LeaveGuard>

  /// Asks the guards within `screens`, which come in the order in which they are to be asked.
  init(_ screens: [Controller]) { waiting = screens.flatMap(GuardRound.guards)[...] }

  /// Asks on until the outcome is known, or depends on something that takes time.
  mutating func proceed() -> Verdict {
    while let next = waiting.popFirst() {
      switch next.mayLeave() {
      case .yes: continue
      case .no: return .vetoed
      case .ask(let question): return .pending(question)
      }
    }
    return .allowed
  }

  /// The innermost and last first.
  static func guards(within screen: Controller) -> [any LeaveGuard] {
    let inner = screen.children.reversed().flatMap(guards)
    guard screen.state != .initial, let own = screen as? any LeaveGuard else { return inner }
    return inner + [own]
  }
}

extension Navigator {
  /// Has `commit` called if all guards agree: now, or when the last of them has answered.
  final func ask(
    _ round: GuardRound, in application: Application, then commit: @escaping @MainActor () -> Void
  ) -> GuardRound.Verdict {
    var round = round
    let verdict = round.proceed()
    switch verdict {
    case .allowed: commit()
    case .vetoed: front?.stay(in: self)
    case .pending(let question): wait(for: question, round, in: application, then: commit)
    }
    return verdict
  }

  /// The screens that `steps` remove, in the order in which they are destroyed.
  final func leaving(by steps: [ChildStep], in application: Application) -> [Controller] {
    var leaving: [Controller] = []
    for case .destroy(let id) in steps {
      wake(id, in: application)
      if let screen = screens[id] { leaving.append(screen) }
    }
    return leaving
  }

  /// Creates what was kept with something to lose, at `id` or within, since only it can tell.
  final func wake(_ id: EntryID, in application: Application) {
    let known = screens[id]
    if (known?.state ?? .initial) == .initial,
      guarded.contains(id) || (kept[id] ?? known?.restored)?.isGuarded == true,
      let entry = entries.first(where: { $0.id == id })
    {
      screen(of: entry).createTree(in: application)
    }
    guard let navigator = screens[id] as? Navigator, navigator.state != .initial else { return }
    for entry in navigator.entries { navigator.wake(entry.id, in: application) }
  }

  private func wait(
    for question: @escaping @MainActor () async -> Bool, _ round: GuardRound,
    in application: Application, then commit: @escaping @MainActor () -> Void
  ) {
    application.transitions.hold()
    task(while: .lifetime) { navigator in
      let mayLeave = await question()
      guard let application = navigator.application else { return }
      application.run {
        application.transitions.release {
          guard mayLeave else { return navigator.front?.stay(in: navigator) ?? () }
          _ = navigator.ask(round, in: application, then: commit)
        }
      }
    }
  }
}

extension Controller {
  /// Whether the screen itself is a guard that does not simply say yes now.
  final var isWary: Bool {
    guard state != .initial, let own = self as? any LeaveGuard else { return false }
    if case .yes = own.mayLeave() { return false }
    return true
  }
}
