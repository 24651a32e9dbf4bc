/// A control with a value that the user changes.
@MainActor
public protocol ValueControl: Control {
  /// The type of the value.
  associatedtype Value: Equatable

  /// The value; setting it in code does not call ``onChange``.
  var value: Value { get set }

  /// Called after the user changed the value; set by a controller's `connect`.
  var onChange: (@MainActor (Value) throws -> Void)? { get set }

  /// Sets `value` as if by the user, and calls ``onChange`` if it differs.
  ///
  /// Called by the control itself as it handles input, and by tests that act as the user.
  func setByUser(_ value: Value) throws
}

extension ValueControl {
  /// Sets the value, and calls ``onChange`` and the action if it differs; does nothing if disabled.
  public func setByUser(_ value: Value) throws {
    guard isEffectivelyEnabled, value != self.value else { return }
    self.value = value
    try onChange?(self.value)
    try perform()
  }
}
