/// A button that closes a ``Dialog`` with an answer.
@MainActor
public struct DialogButton<Answer> {
  /// The role of a button in its dialog.
  public nonisolated enum Role: Hashable, Sendable {
    /// An ordinary choice.
    case standard
    /// The default button: pressed by Enter from anywhere in the dialog, and focused first.
    case preferred
    /// The button of an action that cannot be undone.
    case destructive
    /// The button that Escape presses; the dialog closes without an answer.
    case cancel
  }

  /// The text on the button.
  public var title: String { given ?? standard(Strings.current) }

  /// The title set by the app; `nil` for the framework's title.
  let given: String?
  /// The title of the framework, in the language of the app that shows the button.
  let standard: @Sendable (Strings) -> String
  /// The role of the button.
  public let role: Role
  /// The closure that returns the answer for a press of the button, or `nil` to leave the dialog
  /// open.
  let answer: @MainActor () throws -> Answer?

  init(
    _ title: String?, _ role: Role,
    standard: @escaping @Sendable (Strings) -> String = { $0.dialogs.cancel },
    making answer: @escaping @MainActor () throws -> Answer?
  ) {
    (given, self.standard) = (title, standard)
    self.role = role
    self.answer = answer
  }

  /// Creates a button with a fixed answer.
  public init(_ title: String, _ role: Role = .standard, answer: Answer) {
    self.init(title, role, making: { answer })
  }

  /// Creates a button that computes its answer when it is pressed.
  ///
  /// - Parameters:
  ///  - title: The text on the button.
  ///  - role: The role of the button.
  ///  - answer: A closure that returns the answer, or `nil` to leave the dialog open, for example
  ///    if an entry is invalid.
  /// - Returns: The button.
  public static func computing(
    _ title: String, _ role: Role = .standard,
    _ answer: @escaping @MainActor () throws -> Answer?
  ) -> DialogButton {
    DialogButton(title, role, making: answer)
  }

  /// Creates a button that closes the dialog without an answer; its title is "Cancel" if `title` is
  /// `nil`.
  public static func cancel(_ title: String? = nil) -> DialogButton {
    DialogButton(title, .cancel, making: { nil })
  }
}
