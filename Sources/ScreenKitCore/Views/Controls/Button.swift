/// A button that performs an action when it is pressed.
///
/// Enter, the space bar or a click presses the button. A release of the pointer outside does not.
open class Button: Control {
  /// The text on the button.
  public final var title: String {
    get { standardTitle?(strings) ?? storedTitle }
    set {
      guard standardTitle != nil || newValue != storedTitle else { return }
      (storedTitle, standardTitle) = (newValue, nil)
      changed(.content)
    }
  }

  private final var storedTitle: String
  /// A title of the framework, in the current language; `nil` for a title of the app.
  private final var standardTitle: (@Sendable (Strings) -> String)?

  /// Whether the pointer holds the button down, so that a release now presses it.
  package private(set) final var isPressed = false {
    didSet { if isPressed != oldValue { changed(.appearance) } }
  }

  /// Creates a button with `title`.
  public init(_ title: String) { storedTitle = title }

  /// Creates a button with `title`, or with a text of the framework if `title` is `nil`.
  init(_ title: String?, standard: @escaping @Sendable (Strings) -> String) {
    storedTitle = title ?? ""
    standardTitle = title == nil ? standard : nil
  }

  open override var role: SemanticRole { .button }
  open override var accessibleText: String { accessibleName ?? title }

  open override var keyHints: [KeyHint] { [KeyHint(KeyPress(.enter), accessibleText)] }

  /// Performs the action of the button; called only while the button is enabled.
  open func press() throws { try perform() }

  open override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled else {
      isPressed = false
      return false
    }
    switch input {
    case .key(KeyPress(.enter)), .key(KeyPress(.space)):
      try press()
      return true
    case .action(.press):
      try press()
      return true
    case .pointer(let pointer): return try follow(pointer)
    case .key, .text, .paste, .action: return false
    }
  }

  private func follow(_ pointer: PointerInput) throws -> Bool {
    switch pointer.action {
    case .down(.left), .drag(.left):
      isPressed = pointer.isInside
    case .up(.left):
      let wasPressed = isPressed
      isPressed = false
      if wasPressed && pointer.isInside { try press() }
    case .down, .up, .drag, .move, .scroll: return false
    }
    return true
  }
}
