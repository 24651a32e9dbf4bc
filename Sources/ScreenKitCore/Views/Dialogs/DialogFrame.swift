/// What a dialog looks like: a title, content that scrolls where room is short, and buttons.
public final class DialogFrame: View {
  /// The title; empty is none.
  public var title: String { didSet { if title != oldValue { changed(.content) } } }

  /// What stands between title and buttons.
  public let content: Scroll

  /// The row of buttons.
  public let buttons = Row(spacing: 1) {}

  init(_ title: String, _ content: View) {
    self.title = title
    self.content = Scroll(content)
    super.init()
    // The dialog moves it, so that the way round stays short.
    self.content.takesFocus = false
    setChildren([self.content, buttons])
  }
}

/// A ``Dialog`` of whatever answer: its keys, its title and its message.
open class DialogPanel: Panel {
  /// The title; empty is none.
  public final var title: String {
    get { frame.title }
    set { frame.title = newValue }
  }

  /// The text above any other content; empty is none.
  public final var message: String {
    get { label.text }
    set {
      label.text = newValue
      label.isHidden = newValue.isEmpty
    }
  }

  final let frame: DialogFrame
  private let label = Label()
  /// The button that Enter presses from anywhere in the dialog.
  final var preferred: Button?

  init(_ title: String, _ message: String, _ content: [View]) {
    let label = label
    label.wraps = true
    frame = DialogFrame(title, Column(spacing: 1) { [label] + content })
    super.init(frame)
    self.message = message
  }

  public final override var role: SemanticRole { .dialog }
  public final override var accessibleText: String { accessibleName ?? title }
  public final override var accessibleValue: String { message }

  /// The content comes first, unless it is only read.
  public final override var initialFocus: View? {
    let first = FocusOrder.candidates(in: frame.content).first
    return first ?? preferred
  }

  /// Does nothing: a dialog wants an answer.
  public final override func pressedOutside() {}

  public final override func handle(_ input: ViewInput) throws -> Bool {
    switch input {
    case .key(KeyPress(.escape)): close()
    case .key(KeyPress(.enter)):
      guard let preferred else { return false }
      try preferred.perform()
    case .key, .text, .paste, .pointer: return try frame.content.handle(input)
    }
    return true
  }
}
