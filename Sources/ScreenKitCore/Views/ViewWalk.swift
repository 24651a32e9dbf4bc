extension View {
  /// The view itself, its parent, and so on to the root of its tree.
  public final var path: some Sequence<View> { sequence(first: self, next: \.parent) }

  /// The root of the tree that the view is in.
  public final var root: View {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// Whether neither the view nor anything that it is in is disabled.
  public final var isEffectivelyEnabled: Bool {
    var view = self
    while view.isEnabled && !view.isWithheld {
      guard let parent = view.parent else { return true }
      view = parent
    }
    return false
  }

  /// Whether neither the view nor anything that it is in is hidden.
  public final var isEffectivelyShown: Bool {
    var view = self
    while !view.isHidden {
      guard let parent = view.parent else { return true }
      view = parent
    }
    return false
  }

  /// Whether the view is `ancestor` or lies within it.
  public final func isWithin(_ ancestor: View) -> Bool {
    var view = self
    while view !== ancestor {
      guard let parent = view.parent else { return false }
      view = parent
    }
    return true
  }

  /// The first view that satisfies `predicate`, in reading order, this one included.
  public final func first(where predicate: (View) -> Bool) -> View? {
    if predicate(self) { return self }
    for child in children {
      if let found = child.first(where: predicate) { return found }
    }
    return nil
  }

  /// The view with `id`, of whatever class.
  public final func view(_ id: ViewID) -> View? { first { $0.id == id } }

  /// Calls `body` with the view and all below it that are not hidden, in reading order.
  public final func forEachShown(_ body: (View) -> Void) {
    guard !isHidden else { return }
    body(self)
    for child in children { child.forEachShown(body) }
  }
}
