extension Controller {
  /// Removes the screen, whose creation failed, before it appears.
  ///
  /// A navigator that cannot do without the screen is removed as well, and so on outwards.
  ///
  /// - Returns: Whether the screen could be removed; `false` for the app's root screen.
  final func withdraw() -> Bool {
    var inner: Controller = self
    while let outer = inner.parent {
      if outer.containerRole?.withdraw(inner) == true {
        creation.isLeaving = true
        inner.creation.isLeaving = true
        if inner !== self { inner.appearIfKept(in: outer) }
        return true
      }
      inner = outer
    }
    return false
  }

  /// Allows the screen to appear again if a guard vetoes its requested removal from `outer`.
  private final func appearIfKept(in outer: Controller) {
    // The request is in the queue, so this runs after the guards' decision.
    application?.transitions.run { [weak self, weak outer] in
      guard let self, let outer, let application, isPlaced else { return }
      endLeaving(outer, in: application)
    }
  }
}
