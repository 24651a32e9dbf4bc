import ScreenKitCore

/// The screen with all books.
final class ShelfScreen: Controller {
  private let library: Library
  private let summary = Label()
  private let newTitle = TextField("Title of a book")
  private let onlyUnread = Checkbox("Only unread")
  private let list = List<Book>([], text: \.title, row: { Label() }) { label, book in
    label.text = (book.isRead ? "✓ " : "  ") + book.title
    label.style.emphasis = book.isRead ? .faint : .regular
  }

  init(_ library: Library) {
    self.library = library
  }

  override func makeView() -> View {
    title = "Books"
    list.accessibleName = "Books"
    list.emptyView = Label("No books. Type a title and press Enter.")
    list.layout.flex = 1
    let head = Column(spacing: 1) {
      newTitle
      Row(spacing: 2) {
        summary
        onlyUnread
      }
    }
    head.layout.padding.start = 1
    return Column(spacing: 1) {
      head
      list
    }
  }

  override func connect() {
    connect(submit: newTitle, to: ShelfScreen.add)
    connect(onlyUnread) { screen, _ in screen.refresh() }
    connect(list) { screen, book in screen.library.toggleRead(book.id) }
    refresh(when: library, \.books)
  }

  override func refresh() {
    summary.text = "Books: \(library.books.count), to read: \(library.unreadCount)"
    list.items = library.books.filter { !onlyUnread.value || !$0.isRead }
  }

  private func add(_ title: String) {
    guard !title.isEmpty else { return }
    library.add(title)
    newTitle.value = ""
  }
}
