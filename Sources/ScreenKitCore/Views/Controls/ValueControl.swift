/// A control with a value that the user changes.
@MainActor
public protocol ValueControl: Control {
  /// The type of the value.
  associatedtype Value: Equatable

  /// The value; setting it in code does not call ``onChange``.
  var value: Value { get set }

  /// The closure called with the value after the user changed it; set by a controller's `connect`.
  var onChange: (@MainActor (Value) throws -> Void)? { get set }

  /// Sets `value` as if by the user, and calls ``onChange`` if it differs.
  ///
  /// The control calls this function when it handles input. Tests may call it too.
  func setByUser(_ value: Value) throws
}

extension ValueControl {
  /// Sets the value, and calls ``onChange`` and the action if it differs; does nothing in a
  /// disabled control.
  public func setByUser(_ value: Value) throws {
    guard isEffectivelyEnabled, value != self.value else { return }
    self.value = value
    try onChange?(self.value)
    try perform()
  }
}
