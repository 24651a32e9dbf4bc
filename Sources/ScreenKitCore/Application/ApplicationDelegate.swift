/// Is told of what matters in an application's life (F-084, F-085); every method is optional.
@MainActor
public protocol ApplicationDelegate: AnyObject {
  /// The application went from `old` to its present state.
  func application(_ application: Application, didChangeFrom old: ApplicationState)

  /// `controller` has taken `step` of its life.
  func application(
    _ application: Application, _ controller: Controller, didTake step: LifecycleStep)

  /// The framework found a mistake that it works around; `true` says that it was dealt with.
  ///
  /// With `false`, a debug build at a terminal writes the warning to standard error, where it is
  /// seen after the app has ended. Key conflicts and unknown command names are also found in
  /// release builds, since users can make them; all others only in debug builds.
  func application(_ application: Application, didFind warning: RuntimeWarning) -> Bool

  /// An error reached the application; `true` says that it is dealt with and the app goes on.
  ///
  /// With `false` the error is shown in a dialog and the app goes on, unless the error came from the
  /// creation of a screen that the app cannot do without. A delegate that does not let the app go on
  /// calls ``Application/fail(with:)`` and returns `true`.
  func application(_ application: Application, recoversFrom error: any Error) -> Bool
}

extension ApplicationDelegate {
  /// Does nothing.
  public func application(_ application: Application, didChangeFrom old: ApplicationState) {}

  /// Does nothing.
  public func application(
    _ application: Application, _ controller: Controller, didTake step: LifecycleStep
  ) {}

  /// Deals with none.
  public func application(_ application: Application, didFind warning: RuntimeWarning) -> Bool {
    false
  }

  /// Deals with none.
  public func application(_ application: Application, recoversFrom error: any Error) -> Bool {
    false
  }
}
