/// A control that can validate its value, and shows the error by itself.
@MainActor
public protocol Validatable: Control {
  /// Validates the value now, and shows and returns the error message; `nil` if the value is valid.
  func validate() -> String?
}

/// A condition on a value, with the message for the user if it is not met.
public struct ValidationRule<Value> {
  /// The message for the user, such as "must not be empty".
  @MainActor public var message: String { text() }
  /// Returns whether a value meets the condition.
  public let holds: @MainActor (Value) -> Bool

  private let text: @MainActor () -> String

  /// Creates a rule.
  public init(_ message: String, _ holds: @escaping @MainActor (Value) -> Bool) {
    self.init(standard: { message }, holds)
  }

  /// Creates a rule whose message is a text of the framework.
  fileprivate init(
    standard text: @escaping @MainActor () -> String, _ holds: @escaping @MainActor (Value) -> Bool
  ) {
    self.text = text
    self.holds = holds
  }
}

extension ValidationRule where Value: Collection {
  /// A rule that the value must not be empty.
  public static var required: ValidationRule {
    ValidationRule(standard: { Strings.current.forms.mustNotBeEmpty }) { !$0.isEmpty }
  }
}

extension ValidationRule<Bool> {
  /// A rule that the user must have accepted.
  public static var accepted: ValidationRule {
    ValidationRule(standard: { Strings.current.forms.mustBeAccepted }) { $0 }
  }
}
