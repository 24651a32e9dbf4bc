extension Application {
  /// Whether a screen would refuse or delay a quit, such as because of unsaved changes.
  ///
  /// It asks the ``LeaveGuard`` of each existing screen, as each save of the states does. A host
  /// that could lose the screens asks the user before, as a browser does before it leaves a page.
  public var hasUnsavedChanges: Bool { root.hasGuardedScreen }
}

extension Controller {
  fileprivate var hasGuardedScreen: Bool {
    mayVeto || stackedChildren.contains { $0.hasGuardedScreen }
  }
}
