/// Warnings for developers about mistakes that the app survives.
extension Application {
  /// Reports `warning` to the delegate, or else to the code that drives the app.
  public func warn(_ warning: RuntimeWarning) {
    if delegate?.application(self, didFind: warning) != true { ports.onWarning?(warning) }
  }

  /// Warns of command ids that are used twice, and of ids that occur only in the key map.
  func warnOfCommandIDs() {
    // Only the app's author can cause duplicates, and the search would load parts of the standard
    // library at each start.
    #if DEBUG
      for id in commands.duplicateIDs { warn(.duplicateCommandID(id, screen: "Application")) }
    #endif
    guard state.isInForeground, !unknownIDs.isEmpty else { return }
    let known = Set((root.frontPath.flatMap(\.commands) + commands).map(\.id)).sorted()
    for id in unknownIDs { warn(.unknownCommand(id, known: known)) }
  }

  /// Warns of mistakes in `controller`, which was just created.
  func warnOfMistakes(in controller: Controller) {
    if !controller.commands.isEmpty {
      let screen = "\(type(of: controller))"
      let around = sequence(first: controller, next: \.parent).dropFirst().flatMap(\.commands)
      for conflict in CommandConflict.all(in: controller.commands, before: around + commands) {
        warn(.keyConflict(conflict, screen: screen))
      }
      for id in controller.commands.duplicateIDs {
        warn(.duplicateCommandID(id, screen: screen))
      }
    }
    // The check visits all views, which is too slow for release builds.
    #if DEBUG
      guard let view = controller.view else { return }
      var check = ViewCheck(screen: "\(type(of: controller))")
      check.visit(view)
      check.warnings.forEach(warn)
    #endif
  }
}
