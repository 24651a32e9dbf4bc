extension Application {
  /// Whether a screen would refuse or delay a quit, such as because of unsaved changes.
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
