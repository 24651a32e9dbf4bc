import ScreenKitCore

final class TextViewPage: Page {
  private let notes = TextView("Type here.\nEnter starts a line; Ctrl-Z undoes.")
  private let reading = TextView("This text can be selected, but not changed.")
  private let empty = TextView()
  private let huge = TextView(TextViewPage.megabyte)

  override func makeView() -> View {
    // The megabyte of text has no identity, since it exceeds the limit of a screen's saved state.
    (notes.id, reading.id, empty.id) = ("notes", "reading", "empty")
    (notes.accessibleName, reading.accessibleName) = ("Notes", "Read-only")
    (empty.accessibleName, huge.accessibleName) = ("Empty", "A megabyte")
    empty.placeholder = "Nothing yet"
    (reading.isEditable, reading.alignment) = (false, .center)
    // The megabyte of text has line numbers and does not wrap.
    (huge.showsLineNumbers, huge.wraps) = (true, false)
    for view in [notes, huge] { view.layout.height = .fixed(6) }
    for view in [reading, empty] { view.layout.height = .fixed(2) }
    return Scroll(Column(spacing: 1, cross: .fill) { [notes, reading, empty, huge] })
  }

  override func connect() {
    connect(notes, to: TextViewPage.notesChanged)
    connect(empty, to: TextViewPage.notesChanged)
    connect(huge) { page, _ in page.log.record("The megabyte was changed") }
  }

  private func notesChanged(to text: String) {
    log.record("\(text.split(separator: "\n").count) lines, \(text.count) characters")
  }

  private static let megabyte = (1...20_000).map {
    "Line \($0): a text of a megabyte scrolls at once.\n"
  }
  .joined()
}
