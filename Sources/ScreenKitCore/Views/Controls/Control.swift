/// A view that performs an action of the app when the user activates it.
open class Control: View {
  /// The action of the control; set by a controller's `connect`.
  ///
  /// The application receives a thrown error: see ``PresentableError``.
  public final var action: (@MainActor () throws -> Void)?

  /// The closure called before the action, for the container of the control.
  package final var onUse: (@MainActor () -> Void)?

  /// Performs the action if the control is enabled; tests and commands may call this function too.
  public final func perform() throws {
    guard isEffectivelyEnabled else { return }
    onUse?()
    try action?()
  }

  open override var acceptsFocus: Bool { true }
}
