import ScreenKitCore
import ScreenKitNav

/// The screen with all books.
final class ShelfScreen: Controller {
  private let library: Library
  private let summary = Label()
  private let onlyUnread = Checkbox("Only unread")
  private let list = List<Book>([], text: \.facts.title, row: { Label() }) { label, book in
    label.text = (book.isRead ? "✓ " : "  ") + book.facts.title
    label.style.emphasis = book.isRead ? .faint : .regular
  }
  private let add = Button("Add a book")

  init(_ library: Library) {
    self.library = library
  }

  override func makeView() -> View {
    title = "Books"
    list.accessibleName = "Books"
    list.emptyView = Label("No books here. Press Ctrl-N to add one.")
    list.layout.flex = 1
    let head = Row(spacing: 2) {
      summary
      onlyUnread
    }
    let foot = Row { add }
    (head.layout.padding.start, foot.layout.padding.start) = (1, 1)
    return Column(spacing: 1) {
      head
      list
      foot
    }
  }

  override func connect() {
    connect(add, to: ShelfScreen.addBook)
    command("Add a book", "Ctrl-N", to: ShelfScreen.addBook)
    connect(onlyUnread) { screen, _ in screen.refresh() }
    connect(list) { screen, book in screen.push(ShowBook(id: book.id)) }
    onResult(of: EditBook.self) { screen, facts in
      if let facts { screen.library.add(facts) }
    }
    refresh(when: library, \.books)
  }

  override func refresh() {
    summary.text = "Books: \(library.books.count), to read: \(library.unreadCount)"
    list.items = library.books.filter { !onlyUnread.value || !$0.isRead }
  }

  private func addBook() { push(EditBook(facts: BookFacts())) }
}
