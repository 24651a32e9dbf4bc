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
        return true
      }
      inner = outer
    }
    return false
  }
}
