/// A panel with one message, which Enter, the space bar or Escape closes.
public final class NoticePanel: Panel {
  package init(_ message: String) {
    let label = Label(message)
    label.wraps = true
    super.init(Box(Strings.current.panels.notice, Scroll(label)))
    accessibleName = message
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    switch input {
    case .key(KeyPress(.enter)), .key(KeyPress(.space)):
      close()
      return true
    case .key, .text, .paste, .pointer, .action: return try super.handle(input)
    }
  }
}
