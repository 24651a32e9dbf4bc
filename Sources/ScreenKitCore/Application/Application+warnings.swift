/// The reporting of mistakes that the app survives, for developers.
extension Application {
  /// Reports `warning` to the delegate, or else to the code that drives the app.
  package func warn(_ warning: RuntimeWarning) {
    if delegate?.application(self, didFind: warning) != true { ports.onWarning?(warning) }
  }

  /// Warns of names in the key map that match no command of the first screens.
  func warnOfUnknownCommands() {
    guard state.isInForeground, !unknownNames.isEmpty else { return }
    let known = Set((root.frontPath.flatMap(\.commands) + commands).map(\.name)).sorted()
    for name in unknownNames { warn(.unknownCommand(name, known: known)) }
  }

  /// Warns of mistakes in `controller`, which was just created.
  func warnOfMistakes(in controller: Controller) {
    let screen = "\(type(of: controller))"
    if !controller.commands.isEmpty {
      let around = sequence(first: controller, next: \.parent).dropFirst().flatMap(\.commands)
      for conflict in CommandConflict.all(in: controller.commands, before: around + commands) {
        warn(.keyConflict(conflict, screen: screen))
      }
    }
    // Walks over all views, which costs too much for release builds.
    #if DEBUG
      guard let view = controller.view else { return }
      var check = ViewCheck(screen: screen)
      check.visit(view)
      check.warnings.forEach(warn)
    #endif
  }
}
