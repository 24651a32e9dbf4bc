import ScreenKitCore

/// The frame of a page, with its name above, and the latest event and a description below.
final class PageFrame: View {
  /// The units between the list and the page.
  private static let margin = 1

  /// The row above the page.
  let head = PageHead()

  /// Whether the code is shown instead of the page.
  var showsCode = false {
    didSet {
      head.codeButton.title = showsCode ? "Page" : "Code"
      // If whole lines do not fit beside the list, the code takes the full width.
      layout.width.minimum = showsCode ? 100 + PageFrame.margin : 0
      arrange()
    }
  }

  /// Whether the list is hidden for lack of space; the frame then has a Back button, and neither
  /// dividers nor a margin.
  var isNarrow = false {
    didSet {
      head.isNarrow = isNarrow
      for line in lines { line.isHidden = isNarrow }
      column.layout.padding.start = isNarrow ? 0 : PageFrame.margin
    }
  }

  /// The area that contains the page or its code.
  let body = NavigationFrame()
  private var code = TextView()
  private let column = Column(cross: .fill) {}
  private let lines = [Divider(), Divider()]
  private let event = Label()
  /// The accessibility description of the focused view.
  let facts = Label()
  private var page: View?

  override init() {
    super.init()
    body.layout.flex = 1
    facts.style.tint = .secondary
    facts.lineLimit = 1
    event.lineLimit = 1
    (event.id, facts.id) = ("event", "facts")
    column.setChildren([head, lines[0], body, lines[1], event, facts])
    column.layout.padding.start = PageFrame.margin
    add(column)
  }

  /// Shows `view` as the page of `description`.
  func show(_ view: View?, _ description: GalleryPage) {
    head.show(description)
    page = view
    code = TextView(description.code)
    code.isEditable = false
    (code.id, code.accessibleName) = ("code", "Code")
    // The value of `showsCode` stays, so that the user can compare the code of several pages.
    arrange()
  }

  /// Shows the page's latest event.
  func show(_ entry: EventLog.Entry) {
    event.text = entry.number == 0 ? "Nothing has happened yet." : "\(entry.number): \(entry.text)"
  }

  /// Returns the accessibility description of `view` in one line of at most 200 characters.
  static func facts(of view: View?) -> String {
    guard let view else { return "Nothing here can be focused." }
    let told = [view.role.words, view.accessibleText, view.accessibleValue].filter {
      !$0.isEmpty
    }
    // A long value, such as a whole document, would be truncated anyway.
    let line = told.joined(separator: ", ").prefix(200)
    return String(line.map { $0.isNewline ? " " : $0 })
  }

  private func arrange() { body.content = showsCode ? code : page }
}
