extension Application {
  /// Whether a screen has a reason to stay, such as unsaved changes, so that a quit would ask.
  ///
  /// It asks the ``LeaveGuard`` of each existing screen, as when state is saved. A host that could
  /// lose the screens asks the user before, as browsers do when a page is left.
  public var hasUnsavedChanges: Bool { root.hasGuardedScreen }
}

extension Controller {
  fileprivate var hasGuardedScreen: Bool {
    mayVeto || stackedChildren.contains { $0.hasGuardedScreen }
  }
}
