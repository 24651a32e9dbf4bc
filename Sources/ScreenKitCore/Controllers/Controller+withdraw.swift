extension Controller {
  /// Removes the screen, whose creation failed, before it appears.
  ///
  /// A navigator that cannot do without it goes as well, and so on outwards.
  ///
  /// - Returns: Whether there was a way to do so; the app's root screen has none.
  final func withdraw() -> Bool {
    var inner: Controller = self
    while let outer = inner.parent {
      if outer.containerRole?.withdraw(inner) == true {
        (isLeaving, inner.isLeaving) = (true, true)
        return true
      }
      inner = outer
    }
    return false
  }
}
