/// The question that a guard asks the user.
package enum LeaveQuestion {
  /// Whether the running task is the question of a guard, so that a screen it opened would wait
  /// for its own answer.
  @TaskLocal package static var isBeingAsked = false
}

extension Application {
  /// Asks `question`, then the rest of `round`, while nothing moves.
  ///
  /// - Parameters:
  ///   - question: The question of the guard whose turn it is.
  ///   - round: The guards that are to be asked after it.
  ///   - then: Takes whether all agreed, as the next transition; not called if the app ends before.
  package func ask(
    _ question: @escaping @MainActor () async -> Bool, _ round: GuardRound,
    then: @escaping @MainActor (Bool) -> Void
  ) {
    transitions.hold()
    root.task(while: .lifetime) { root in
      let mayLeave = await LeaveQuestion.$isBeingAsked.withValue(true) { await question() }
      guard let application = root.application else { return }
      application.run { application.goOn(mayLeave, round, then: then) }
    }
  }

  /// Asks the guards of `round`, and calls `then` with whether all agree: now, or when the last one
  /// has answered.
  func proceed(_ round: GuardRound, then: @escaping @MainActor (Bool) -> Void) {
    switch round.proceed() {
    case .allowed: then(true)
    case .vetoed: then(false)
    case .pending(let question, let rest): ask(question, rest, then: then)
    }
  }

  private func goOn(
    _ mayLeave: Bool, _ round: GuardRound, then: @escaping @MainActor (Bool) -> Void
  ) {
    transitions.release { [self] in
      guard mayLeave else { return then(false) }
      proceed(round, then: then)
    }
  }
}
