import ScreenKitCore

extension Navigator {
  /// Checks that a verb can have `route`: traps where no screen is registered for it, and where the
  /// question of a guard would wait for a screen that has to wait for the answer.
  final func check(_ route: any Route, _ verb: StaticString) {
    checkIsNoQuestion(verb)
    do {
      try routes.check(route)
    } catch {
      fatalError("\(verb): \(error); register it with RouteTable.add")
    }
  }

  /// Traps where the caller is the question of a guard: nothing moves until that is answered.
  final func checkIsNoQuestion(_ verb: StaticString) {
    guard application?.transitions.isHeld == true, LeaveQuestion.isBeingAsked else { return }
    fatalError("R9: a leave guard asks with a Dialog; \(verb) would wait for the guard's answer")
  }
}
