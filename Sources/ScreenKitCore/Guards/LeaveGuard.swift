/// A screen that may refuse to be removed, such as while it has unsaved changes.
@MainActor
public protocol LeaveGuard: Controller {
  /// Returns whether the screen may be removed; called before a navigation or the end of the app.
  ///
  /// A screen that closes itself, for example with a result, is asked as well.
  ///
  /// It may be called several times: also if another screen refused the transition, and whenever
  /// state is saved. A screen with another answer than ``LeaveAnswer/yes`` is not evicted. After a
  /// relaunch, such a screen is created and asked, even if it was not shown.
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
  /// The closure may show a ``Dialog``, but must not push or present a screen. Such a screen could
  /// not be shown before the answer, so the call traps.
  case ask(@MainActor () async -> Bool)
}
