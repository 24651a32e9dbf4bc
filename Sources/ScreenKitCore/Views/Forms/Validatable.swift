/// A control that validates its value and shows the error itself.
@MainActor
public protocol Validatable: Control {
  /// Validates the value, and shows and returns the error message; `nil` if the value is valid.
  func validate() -> String?
}

/// A condition on a value, with an error message for the user.
public struct ValidationRule<Value> {
  /// The message for the user, such as "must not be empty".
  @MainActor public var message: String { text(.current) }
  /// The closure that returns whether a value meets the condition.
  public let holds: @MainActor (Value) -> Bool

  /// The closure that returns the message in the language of the given texts.
  let text: @MainActor (Strings) -> String

  /// Creates a rule with an error message and a condition.
  public init(_ message: String, _ holds: @escaping @MainActor (Value) -> Bool) {
    self.init(standard: { _ in message }, holds)
  }

  /// Creates a rule with a text of the framework as its message.
  fileprivate init(
    standard text: @escaping @MainActor (Strings) -> String,
    _ holds: @escaping @MainActor (Value) -> Bool
  ) {
    self.text = text
    self.holds = holds
  }
}

extension ValidationRule where Value: Collection {
  /// A rule that the value must not be empty.
  public static var required: ValidationRule {
    ValidationRule(standard: { $0.forms.mustNotBeEmpty }) { !$0.isEmpty }
  }
}

extension ValidationRule<Bool> {
  /// A rule that the value must be `true`, such as the acceptance of terms.
  public static var accepted: ValidationRule {
    ValidationRule(standard: { $0.forms.mustBeAccepted }) { $0 }
  }
}
