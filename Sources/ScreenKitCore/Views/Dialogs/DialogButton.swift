/// One way out of a ``Dialog``, and the answer that it gives.
@MainActor
public struct DialogButton<Answer> {
  /// What the button is among the others.
  public nonisolated enum Role: Hashable, Sendable {
    case standard
    /// Pressed by Enter from anywhere in the dialog, and focused first.
    case preferred
    /// Answers something that cannot be undone.
    case destructive
    /// Pressed by Escape; the dialog closes without an answer.
    case cancel
  }

  /// The text on the button.
  public let title: String
  /// What the button is among the others.
  public let role: Role
  /// Makes the answer when it is pressed; `nil` leaves the dialog open.
  let answer: @MainActor () throws -> Answer?

  private init(
    _ title: String, _ role: Role, making answer: @escaping @MainActor () throws -> Answer?
  ) {
    self.title = title
    self.role = role
    self.answer = answer
  }

  /// Makes a button that answers `answer`.
  public init(_ title: String, _ role: Role = .standard, answer: Answer) {
    self.init(title, role, making: { answer })
  }

  /// Makes a button whose answer depends on what the dialog holds by then.
  ///
  /// - Parameters:
  ///   - title: The text on the button.
  ///   - role: What the button is among the others.
  ///   - answer: Makes the answer; `nil` leaves the dialog open, as where an entry is wrong.
  /// - Returns: The button.
  public static func computing(
    _ title: String, _ role: Role = .standard,
    _ answer: @escaping @MainActor () throws -> Answer?
  ) -> DialogButton {
    DialogButton(title, role, making: answer)
  }

  /// Makes a button that closes the dialog without an answer.
  public static func cancel(_ title: String = "Cancel") -> DialogButton {
    DialogButton(title, .cancel, making: { nil })
  }
}
