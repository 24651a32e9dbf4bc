/// A view that does one thing when it is used; a controller's method or a closure (F-010, F-011).
open class Control: View {
  /// What using the control does; set by a controller's `connect`.
  ///
  /// An error that it throws goes the way of all errors: see ``PresentableError``.
  public final var action: (@MainActor () throws -> Void)?

  /// Called before the action, for what the control is a part of.
  package final var onUse: (@MainActor () -> Void)?

  /// Does what the control is for, if it is enabled; also called by tests and by commands.
  public final func perform() throws {
    guard isEffectivelyEnabled else { return }
    onUse?()
    try action?()
  }

  open override var acceptsFocus: Bool { true }
}
