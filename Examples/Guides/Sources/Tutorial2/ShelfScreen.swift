import ScreenKitCore

/// The screen with all books.
final class ShelfScreen: Controller {
  private let library: Library
  private let summary = Label()
  private let newTitle = TextField("Title of a book")
  private let markAll = Button("Mark all as read")

  init(_ library: Library) {
    self.library = library
  }

  override func makeView() -> View {
    title = "Books"
    let page = Column(spacing: 1) {
      summary
      newTitle
      markAll
    }
    page.layout.padding.start = 1
    return page
  }

  override func connect() {
    connect(submit: newTitle, to: ShelfScreen.add)
    connect(markAll) { $0.library.markAllAsRead() }
    observe(library, \.books) { screen, _ in screen.showSummary() }
  }

  private func add(_ title: String) {
    guard !title.isEmpty else { return }
    library.add(title)
    newTitle.value = ""
  }

  private func showSummary() {
    summary.text = "Books: \(library.books.count), to read: \(library.unreadCount)"
    markAll.isEnabled = library.unreadCount > 0
  }
}
