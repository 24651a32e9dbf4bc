/// A control that can say what is wrong with its value, and shows it by itself.
@MainActor
public protocol Validatable: Control {
  /// Judges the value now, shows what is wrong with it, and returns that; `nil` is all right.
  func validate() -> String?
}

/// What must hold for a value, and what to tell the user where it does not.
public struct ValidationRule<Value> {
  /// What to tell the user, such as "must not be empty".
  public let message: String
  /// Whether it holds for a value.
  public let holds: @MainActor (Value) -> Bool

  /// Makes a rule.
  public init(_ message: String, _ holds: @escaping @MainActor (Value) -> Bool) {
    self.message = message
    self.holds = holds
  }
}

extension ValidationRule where Value: Collection {
  /// There is something.
  public static var required: ValidationRule { ValidationRule("must not be empty") { !$0.isEmpty } }
}

extension ValidationRule<Bool> {
  /// The user said yes.
  public static var accepted: ValidationRule { ValidationRule("must be accepted") { $0 } }
}
