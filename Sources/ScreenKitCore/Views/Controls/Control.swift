/// A view that performs an action when it is used: a controller's method or a closure.
open class Control: View {
  /// The action of the control; set by a controller's `connect`.
  ///
  /// An error that it throws goes to the application: see ``PresentableError``.
  public final var action: (@MainActor () throws -> Void)?

  /// Called before the action, for the container of the control.
  package final var onUse: (@MainActor () -> Void)?

  /// Performs the action if the control is enabled; also called by tests and by commands.
  public final func perform() throws {
    guard isEffectivelyEnabled else { return }
    onUse?()
    try action?()
  }

  open override var acceptsFocus: Bool { true }
}
