extension Application {
  /// Asks `question`, then the remaining guards of `round`; transitions wait for all answers.
  ///
  /// - Parameters:
  ///   - question: The question of the current guard.
  ///   - round: The remaining guards.
  ///   - then: Called with whether all agreed, as the next transition; not called if the app ends before.
  package func ask(
    _ question: @escaping @MainActor () async -> Bool, _ round: GuardRound,
    then: @escaping @MainActor (Bool) -> Void
  ) {
    transitions.hold()
    root.task(while: .lifetime) { root in
      let mayLeave = await LeaveQuestion.$isBeingAsked.withValue(true) { await question() }
      guard let application = root.application else { return }
      application.run { application.resume(mayLeave, round, then: then) }
    }
  }

  /// Asks the guards of `round`, and calls `then` with whether all agree: now, or after the last
  /// answer.
  func proceed(_ round: GuardRound, then: @escaping @MainActor (Bool) -> Void) {
    switch transitions.calling(round.proceed) {
    case .allowed: then(true)
    case .vetoed: then(false)
    case .pending(let question, let rest): ask(question, rest, then: then)
    }
  }

  private func resume(
    _ mayLeave: Bool, _ round: GuardRound, then: @escaping @MainActor (Bool) -> Void
  ) {
    transitions.release { [self] in
      guard mayLeave else { return then(false) }
      proceed(round, then: then)
    }
  }
}
