import ScreenKitCore

/// What stands around a page: its name above, and below what it did last and what has the focus.
final class PageFrame: View {
  /// Leads back to the list where that is out of sight.
  let back = Button("<")
  /// Shows the code instead of the page, and the page again.
  let codeButton = Button("Code")

  /// Whether the code is shown instead of the page.
  var showsCode = false {
    didSet {
      codeButton.title = showsCode ? "Page" : "Code"
      // Where there is no room for whole lines beside the list, the code has all of it.
      layout.width.minimum = showsCode ? 100 : 0
      arrange()
    }
  }

  /// Whether the frame stands alone on a small screen: then it leads back, and has no lines.
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
  /// Where the page is, or its code.
  let body = NavigationFrame()
  private var code = TextView()
  private let lines = [Divider(), Divider()]
  private let event = Label()
  /// What a screen reader would say of the view with the focus.
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
    // Whoever reads the code of one page goes on to read that of the next.
    arrange()
  }

  /// Shows what the page did last.
  func show(_ entry: EventLog.Entry) {
    event.text = entry.number == 0 ? "Nothing has happened yet." : "\(entry.number): \(entry.text)"
  }

  /// What a screen reader would say of `view`, in a line.
  static func facts(of view: View?) -> String {
    guard let view else { return "Nothing here takes the focus." }
    let told = [view.role.words, view.accessibleText, view.accessibleValue].filter {
      !$0.isEmpty
    }
    // A long value, such as a whole document, would only be cut off.
    let line = told.joined(separator: ", ").prefix(200)
    return String(line.map { $0.isNewline ? " " : $0 })
  }

  private func arrange() { body.content = showsCode ? code : page }
}
