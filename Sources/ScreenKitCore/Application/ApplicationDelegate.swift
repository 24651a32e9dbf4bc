/// A delegate of an application, notified of its state, its screens, warnings and errors.
///
/// Every method is optional.
@MainActor
public protocol ApplicationDelegate: AnyObject {
  /// Responds to a change of the application's state from `old`.
  func application(_ application: Application, didChangeFrom old: ApplicationState)

  /// Responds to a lifecycle step of `controller`, after the step.
  func application(
    _ application: Application, _ controller: Controller, didTake step: LifecycleStep)

  /// Handles a mistake that the framework works around; returns whether it was handled.
  ///
  /// If `false`, a debug build at a terminal writes the warning to standard error after the end of
  /// the app. Release builds also find key conflicts and unknown command names, since users can
  /// cause them. Only debug builds find the other mistakes.
  func application(_ application: Application, didFind warning: RuntimeWarning) -> Bool

  /// Handles an error that reached the application; returns whether it was handled and the app goes
  /// on.
  ///
  /// If `false`, the error is shown in a dialog and the app goes on, unless the creation of an
  /// indispensable screen failed. To end the app after any other error, call
  /// ``Application/fail(with:)`` and return `true`.
  ///
  /// A screen whose creation failed is removed in both cases. If it is indispensable and the error
  /// was handled, it stays without a view.
  func application(_ application: Application, recoversFrom error: any Error) -> Bool
}

extension ApplicationDelegate {
  /// Does nothing.
  public func application(_ application: Application, didChangeFrom old: ApplicationState) {}

  /// Does nothing.
  public func application(
    _ application: Application, _ controller: Controller, didTake step: LifecycleStep
  ) {}

  /// Returns `false`.
  public func application(_ application: Application, didFind warning: RuntimeWarning) -> Bool {
    false
  }

  /// Returns `false`.
  public func application(_ application: Application, recoversFrom error: any Error) -> Bool {
    false
  }
}
