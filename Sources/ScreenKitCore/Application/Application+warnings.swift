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
      check.visit( view)
      check.warnings.forEach(warn)
    #endif
  }
}

/// Finds mistakes in the views of one screen.
@MainActor
private struct ViewCheck {
  let screen: String
  private(set) var warnings: [RuntimeWarning] = []
  private var known: Set<ViewID> = []
  private var duplicates: Set<ViewID> = []

  init(screen: String) { self.screen = screen }

  /// Checks `view` and all views below it, except where another screen's view begins.
  mutating func visit(_ view: View) {
    if let id = view.id, !known.insert(id).inserted, duplicates.insert(id).inserted {
      warnings.append(.duplicateViewID(id, screen: screen))
    }
    for (name, value) in view.layout.lengths where value < 0 {
      warnings.append(.negativeLength(name, value, view: view.nameInCode, screen: screen))
    }
    guard !(view is NavigationFrame) else { return }
    for child in view.children { visit(child) }
  }
}

extension View {
  /// The class of the view, with its identity or its accessible name if it has one.
  fileprivate final var nameInCode: String {
    let name = id?.name ?? accessibleText
    return name.isEmpty ? "\(type(of: self))" : "\(type(of: self)) \"\(name)\""
  }
}

extension LayoutConstraints {
  /// The lengths that must not be negative, by their names in code.
  fileprivate var lengths: [(name: String, value: Int)] {
    [
      ("minimum width", width.minimum), ("maximum width", width.maximum ?? 0),
      ("minimum height", height.minimum), ("maximum height", height.maximum ?? 0),
      ("flex", flex), ("padding at the top", padding.top), ("padding at the left", padding.left),
      ("padding at the bottom", padding.bottom), ("padding at the right", padding.right),
    ]
  }
}
