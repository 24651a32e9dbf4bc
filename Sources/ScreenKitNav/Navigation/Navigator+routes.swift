import ScreenKitCore

extension Navigator {
  /// Traps if no screen is registered for `route`, or if a guard's question calls `verb`.
  ///
  /// Such a verb would wait for the guard, while the guard waits for the verb's screen.
  final func check(_ route: any Route, _ verb: StaticString) {
    checkIsNoQuestion(verb)
    do {
      try routes.check(route)
    } catch {
      fatalError("\(verb): \(error); register it with RouteTable.add (SK302)")
    }
  }

  /// Traps if the caller is a guard's question, because no transition runs until it is answered.
  final func checkIsNoQuestion(_ verb: StaticString) {
    guard containment.isAskedToLeave else { return }
    fatalError(
      "R9: a leave guard asks with a Dialog; \(verb) would wait for the guard's answer (SK303)")
  }
}
