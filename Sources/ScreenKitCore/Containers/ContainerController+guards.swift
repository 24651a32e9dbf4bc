/// Guards of children without instance; the child is created, because only it can answer.
extension ContainerController {
  /// Creates the child `id`, and those within it, if they had unsaved changes when last visible.
  ///
  /// The framework does it for the children that a plan removes. Call it while plans are made, for
  /// those within which another container removes children. Elsewhere it stops the app.
  public func createGuarded(at id: ChildID) {
    checkIsTransition("createGuarded")
    createWithGuards(at: id)
  }

  /// Creates the child `id`, and those within it, that may veto their removal.
  func createWithGuards(at id: ChildID) {
    let known = child(id)
    if (known?.state ?? .initial) == .initial,
      container?.guarded.contains(id) == true
        || (savedState(of: id) ?? known?.restored)?.isGuarded == true,
      content?.children.contains(id) == true, let application
    {
      instance(makingIfNeeded: id).createTree(in: application)
    }
    child(id)?.containerRole?.createGuarded()
  }

  /// Creates again the children that had unsaved changes when last visible, so that their guards
  /// can ask.
  func createGuarded() {
    for id in content?.children ?? [] { createWithGuards(at: id) }
  }
}
