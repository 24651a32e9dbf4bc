import ScreenKitCore

/// The screen with all books.
final class ShelfScreen: Controller {
  private var count = 0
  private let summary = Label("No books")
  private let add = Button("Add a book")

  override func makeView() -> View {
    title = "Books"
    let page = Column(spacing: 1) {
      summary
      add
    }
    page.layout.padding.start = 1
    return page
  }

  override func connect() {
    connect(add, to: ShelfScreen.addBook)
  }

  private func addBook() {
    count += 1
    summary.text = count == 1 ? "1 book" : "\(count) books"
  }
}
