/// The reason why the focus moved.
public enum FocusReason: Hashable, Sendable {
  /// The user moved it, by a key, the pointer or an action.
  case user
  /// The app moved it, by ``Focus/move(to:)``.
  case app
  /// The framework moved it: another screen or panel came to the front, or the focused view was
  /// removed.
  ///
  /// A backend of touch screens does not open its keyboard then.
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
