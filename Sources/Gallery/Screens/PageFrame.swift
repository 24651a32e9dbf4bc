import ScreenKitCore

/// The frame of a page: its name above, the latest event and the focused view's description below.
final class PageFrame: View {
  /// The button that goes back to the list, while the list is hidden.
  let back = Button("<")
  /// The button that switches between the page and its code.
  let codeButton = Button("Code")

  /// Whether the code is shown instead of the page.
  var showsCode = false {
    didSet {
      codeButton.title = showsCode ? "Page" : "Code"
      // If whole lines do not fit beside the list, the code takes the full width.
      layout.width.minimum = showsCode ? 100 : 0
      arrange()
    }
  }

  /// Whether the list is hidden for lack of space; the frame then has a back button, no dividers.
  var isNarrow = false {
    didSet {
      (back.isHidden, summary.isHidden) = (!isNarrow, isNarrow)
      name.layout.flex = isNarrow ? 1 : 0
      head.spacing = isNarrow ? 1 : 2
      for line in lines { line.isHidden = isNarrow }
    }
  }

  private let head = Row(spacing: 2) {}
  private let name = Label()
  private let summary = Label()
  /// The area that contains the page or its code.
  let body = NavigationFrame()
  private var code = TextView()
  private let lines = [Divider(), Divider()]
  private let event = Label()
  /// The accessibility description of the focused view.
  let facts = Label()
  private var page: View?

  override init() {
    super.init()
    (body.layout.flex, summary.layout.flex) = (1, 1)
    name.style.emphasis = .strong
    summary.style.tint = .secondary
    facts.style.tint = .secondary
    facts.lineLimit = 1
    event.lineLimit = 1
    (event.id, facts.id) = ("event", "facts")
    back.accessibleName = "Back to the list"
    back.isHidden = true
    head.setChildren([back, name, summary, codeButton])
    add(
      Column(cross: .fill) {
        head
        lines[0]
        body
        lines[1]
        event
        facts
      })
  }

  /// Shows `view` as the page that `description` describes.
  func show(_ view: View?, _ description: GalleryPage) {
    name.text = description.name
    summary.text = description.summary
    page = view
    code = TextView(description.code)
    code.isEditable = false
    (code.id, code.accessibleName) = ("code", "Code")
    // `showsCode` is kept, so that the user can compare the code of several pages.
    arrange()
  }

  /// Shows the page's latest event.
  func show(_ entry: EventLog.Entry) {
    event.text = entry.number == 0 ? "Nothing has happened yet." : "\(entry.number): \(entry.text)"
  }

  /// Returns the accessibility description of `view` in one line of at most 200 characters.
  static func facts(of view: View?) -> String {
    guard let view else { return "Nothing here takes the focus." }
    let told = [view.role.words, view.accessibleText, view.accessibleValue].filter {
      !$0.isEmpty
    }
    // A long value, such as a whole document, would be cut off anyway.
    let line = told.joined(separator: ", ").prefix(200)
    return String(line.map { $0.isNewline ? " " : $0 })
  }

  private func arrange() { body.content = showsCode ? code : page }
}
