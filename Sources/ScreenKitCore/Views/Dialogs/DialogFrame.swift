/// The content of a dialog: a title, scrollable views, and buttons.
public final class DialogFrame: View {
  /// The title; empty for none.
  public var title: String { didSet { if title != oldValue { changed(.content) } } }

  /// The views between title and buttons.
  public let content: Scroll

  /// The row of buttons.
  public let buttons = Row(spacing: 1) {}

  init(_ title: String, _ content: View) {
    self.title = title
    self.content = Scroll(content)
    super.init()
    // The dialog passes scroll keys to the content, so the Tab key need not stop there.
    self.content.takesFocus = false
    setChildren([self.content, buttons])
  }
}

/// The base class of ``Dialog``: the parts that do not depend on the type of the answer.
open class DialogPanel: Panel {
  /// The title; empty for none.
  public final var title: String {
    get { frame.title }
    set { frame.title = newValue }
  }

  /// The text above any other content; empty for none.
  public final var message: String {
    get { label.text }
    set {
      label.text = newValue
      label.isHidden = newValue.isEmpty
    }
  }

  final let frame: DialogFrame
  private let label = Label()
  /// The texts of the framework in a language; `nil` for texts of the app.
  private var standardTexts: (@MainActor (Strings) -> (title: String, message: String))?
  /// The button that Enter presses from anywhere in the dialog.
  final var preferred: Button?

  init(_ title: String, _ message: String, _ content: [View]) {
    let label = label
    label.wraps = true
    frame = DialogFrame(title, Column(spacing: 1) { [label] + content })
    super.init(frame)
    self.message = message
  }

  /// Shows texts of the framework, also after a change of the language.
  final func setTexts(
    of strings: Strings,
    _ texts: @escaping @MainActor (Strings) -> (title: String, message: String)
  ) {
    standardTexts = texts
    (title, message) = texts(strings)
    followLanguage()
  }

  final override func languageDidChange() {
    if let standardTexts { (title, message) = standardTexts(strings) }
  }

  public final override var role: SemanticRole { .dialog }
  public final override var accessibleText: String { accessibleName ?? title }
  public final override var accessibleValue: String { message }

  /// The first view of the content that accepts the focus, else the preferred button.
  public final override var initialFocus: View? {
    let first = FocusOrder.candidates(in: frame.content).first
    return first ?? preferred
  }

  /// Does nothing, since a dialog needs an answer.
  public final override func pressedOutside() {}

  public final override func handle(_ input: ViewInput) throws -> Bool {
    switch input {
    case .key(KeyPress(.escape)), .action(.dismiss): close()
    // In a browser, Enter in a field arrives as an action.
    case .key(KeyPress(.enter)), .action(.submit):
      guard let preferred else { return false }
      try preferred.perform()
    case .action: return false
    case .key, .text, .paste, .pointer: return try frame.content.handle(input)
    }
    return true
  }
}
