public import ScreenKitCore

/// The smallest control with a text: characters are appended, and Backspace removes the last one.
public final class TestEntry: Control, ValueControl {
  /// The text.
  public var value: String { didSet { label.text = value } }
  /// Called after the user changed the text.
  public var onChange: (@MainActor (String) throws -> Void)?

  private let label = Label()

  /// Creates an entry with the text `value`.
  public init(_ value: String = "") {
    self.value = value
    super.init()
    label.text = value
    add(label)
  }

  public override var accessibleText: String { accessibleName ?? "" }
  public override var accessibleValue: String { value }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard case .key(let press) = input, press.modifiers.isEmpty else { return false }
    switch press.key {
    case .character(let character): try setByUser(value + String(character))
    case .backspace: try setByUser(String(value.dropLast()))
    default: return false
    }
    return true
  }
}
