/// A control that holds a value which the user changes.
@MainActor
public protocol ValueControl: Control {
  /// What the control holds.
  associatedtype Value: Equatable

  /// The value; setting it in code tells nobody.
  var value: Value { get set }

  /// Called after the user changed the value; set by a controller's `connect`.
  var onChange: (@MainActor (Value) throws -> Void)? { get set }

  /// Takes `value` as the user's choice: sets it and, if it is another one, tells about it.
  ///
  /// Called by the control itself as it handles input, and by tests that act as the user.
  func setByUser(_ value: Value) throws
}

extension ValueControl {
  /// Sets the value, and tells about it if it is another one.
  public func setByUser(_ value: Value) throws {
    guard isEffectivelyEnabled, value != self.value else { return }
    self.value = value
    try onChange?(self.value)
    try perform()
  }
}
