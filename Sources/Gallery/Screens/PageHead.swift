import ScreenKitCore

/// The row above a page, with its name, its summary, and the buttons.
final class PageHead: View {
  /// The button for the way back to the list while the list is hidden.
  let back = Button("<")
  /// The button that switches between the page and its code.
  let codeButton = Button("Code")

  /// Whether the row shows the Back button and hides the summary.
  var isNarrow = false {
    didSet {
      (back.isHidden, summary.isHidden) = (!isNarrow, isNarrow)
      name.layout.flex = isNarrow ? 1 : 0
      row.spacing = isNarrow ? 1 : 2
    }
  }

  private let row = Row(spacing: 2) {}
  private let name = Label()
  private let summary = Label()

  override init() {
    super.init()
    name.style.emphasis = .strong
    summary.style.tint = .secondary
    summary.layout.flex = 1
    back.accessibleName = "Back to the list"
    back.isHidden = true
    row.setChildren([back, name, summary, codeButton])
    add(row)
  }

  /// Shows the name and the summary of a page.
  func show(_ page: GalleryPage) { (name.text, summary.text) = (page.name, page.summary) }
}
