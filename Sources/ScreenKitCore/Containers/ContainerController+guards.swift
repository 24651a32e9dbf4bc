/// Guards of children without an instance, which are created first to answer.
extension ContainerController {
  /// Creates the child `id`, and the children within it, if they had unsaved changes when last
  /// visible.
  ///
  /// The framework calls it for the children that a plan removes. Authors of navigators call it
  /// while plans are made, for children in which another container removes children. At any other
  /// time, the call stops the app.
  public func createGuarded(at id: ChildID) {
    checkIsTransition("createGuarded")
    createWithGuards(at: id)
  }

  /// Creates the child `id`, and the children within it, that may veto their removal.
  func createWithGuards(at id: ChildID) {
    if isGuardedWithoutScreen(id), content?.children.contains(id) == true, let application {
      instance(makingIfNeeded: id).createTree(in: application)
    }
    child(id)?.containerRole?.createGuarded()
  }

  /// Returns whether the child `id` is not created yet, and had unsaved changes when last visible,
  /// itself or within it.
  func isGuardedWithoutScreen(_ id: ChildID) -> Bool {
    let known = child(id)
    guard (known?.state ?? .initial) == .initial else { return false }
    return container?.guarded.contains(id) == true
      || (savedState(of: id) ?? known?.restored)?.isGuarded == true
  }

  /// Recreates the children that had unsaved changes when last visible, so that their guards can
  /// ask.
  func createGuarded() {
    for id in content?.children ?? [] { createWithGuards(at: id) }
  }
}
