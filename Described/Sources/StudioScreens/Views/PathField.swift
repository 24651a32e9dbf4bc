internal import ScreenKitCore

/// A field for the data of a component: an index, a value, or a path chosen from a feed.
final class PathField: FieldControl {
  /// The handler of each change by the user, with the text.
  var onText: (String) throws -> Void = { _ in }
  /// The handler of the author's request to open the feed.
  var onOpen: () throws -> Void = {}
  private let opener = FieldButton(.open)

  init() {
    super.init(accessories: [opener])
    opener.accessibleName = "Choose in the feed"
    opener.action = { [unowned self] in try onOpen() }
  }

  override var keyHints: [KeyHint] { [KeyHint(KeyPress(.down), "Feed")] }
  override func textDidChange(to text: String) throws { try onText(text) }

  override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled else { return false }
    switch input {
    case .key(KeyPress(.down)), .key(KeyPress(.down, .alt)), .action(.press): try onOpen()
    case .key, .text, .paste, .pointer, .action: return try super.handle(input)
    }
    return true
  }
}
