/// The reason why the focus moved.
public enum FocusReason: Hashable, Sendable {
  /// The user moved the focus, by a key, the pointer or an action.
  case user
  /// The app moved the focus, by ``Focus/move(to:)``.
  case app
  /// The framework moved the focus, after a change of the front screen or panel or a view's
  /// removal.
  ///
  /// A backend of touch screens does not open its keyboard for this reason.
  case automatic
}

/// A subscription to the moves of a ``Focus``; it ends when it is cancelled or released.
@MainActor
public final class FocusObservation {
  private(set) var body: (@MainActor (View?, FocusReason) -> Void)?

  init(_ body: @escaping @MainActor (View?, FocusReason) -> Void) { self.body = body }

  /// Ends the subscription.
  public func cancel() { body = nil }
}
