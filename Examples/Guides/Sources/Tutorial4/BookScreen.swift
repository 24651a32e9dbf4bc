import ScreenKitCore
import ScreenKitNav

/// The screen of one book.
final class BookScreen: Controller {
  private let id: Book.ID
  private let library: Library
  private let stars = Label()
  private let isRead = Checkbox("I have read it")
  private let rate = Button("Rate")

  init(_ id: Book.ID, in library: Library) {
    self.id = id
    self.library = library
  }

  override func makeView() -> View {
    let page = Column(spacing: 1) {
      stars
      isRead
      rate
    }
    page.layout.padding.start = 1
    return page
  }

  override func connect() {
    connect(isRead) { screen, value in
      screen.library.update(screen.id) { $0.isRead = value }
    }
    connect(rate) { $0.push(RateBook()) }
    onResult(of: RateBook.self) { screen, rating in
      guard let rating else { return }
      screen.library.update(screen.id) { $0.rating = rating }
    }
    refresh(when: library, \.books)
  }

  override func refresh() {
    guard let book = library.book(id) else { return }
    title = book.title
    stars.text = book.rating.map { String(repeating: "★", count: $0) } ?? "No rating yet"
    isRead.value = book.isRead
  }
}
