/// A screen that may refuse to be removed, such as while it has unsaved changes.
@MainActor
public protocol LeaveGuard: Controller {
  /// Returns whether the screen may be removed; called before a navigation or the end of the app.
  ///
  /// A screen that closes itself, for example with a result, is asked like any other.
  ///
  /// It may be called several times: also if another screen refused the transition, and whenever
  /// state is saved. A screen that does not answer ``LeaveAnswer/yes`` then is not evicted. After a
  /// relaunch it is created to be asked, even if it was not shown.
  func mayLeave() -> LeaveAnswer
}

/// The answer of a ``LeaveGuard``.
public enum LeaveAnswer {
  /// The screen may be removed.
  case yes
  /// The screen stays, and the whole transition is refused.
  case no
  /// The answer takes time; no transition happens before it.
  ///
  /// The closure may show a ``Dialog``, but must not push or present a screen: that could not be
  /// shown before the answer, and traps.
  case ask(@MainActor () async -> Bool)
}
