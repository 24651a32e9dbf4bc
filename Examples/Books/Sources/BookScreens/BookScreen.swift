import ScreenKitCore
import ScreenKitNav

/// The screen of one book.
final class BookScreen: Controller {
  private let id: Book.ID
  private let library: Library
  private let facts = Label()
  private let stars = Label()
  private let isRead = Checkbox("I have read it")
  private let rate = Button("Rate")
  private let edit = Button("Edit")
  private let remove = Button("Remove")

  init(_ id: Book.ID, in library: Library) {
    self.id = id
    self.library = library
  }

  override func makeView() -> View {
    facts.style.tint = .secondary
    stars.style.tint = .warning
    remove.style.tint = .negative
    let page = Column(spacing: 1) {
      facts
      stars
      isRead
      Row(spacing: 1) {
        rate
        edit
        remove
      }
    }
    page.layout.padding.start = 1
    return page
  }

  override func connect() {
    connect(isRead) { screen, value in
      try screen.library.update(screen.id) { $0.isRead = value }
    }
    connect(rate) { $0.push(RateBook()) }
    connect(edit, to: BookScreen.editFacts)
    connect(remove, to: BookScreen.confirmRemoval)
    onResult(of: RateBook.self) { screen, rating in
      guard let rating else { return }
      try screen.library.update(screen.id) { $0.rating = rating }
    }
    onResult(of: EditBook.self) { screen, facts in
      guard let facts else { return }
      try screen.library.update(screen.id) { $0.facts = facts }
    }
    refresh(when: library, \.books)
  }

  override func refresh() {
    guard let book = library.book(id) else { return }
    title = book.facts.title
    facts.text = [book.facts.author, book.facts.pages.map { "\($0) pages" }]
      .compactMap(\.self).joined(separator: ", ")
    stars.text = book.rating.map { String(repeating: "★", count: $0) } ?? "No rating yet"
    isRead.value = book.isRead
  }

  private func editFacts() {
    guard let book = library.book(id) else { return }
    push(EditBook(facts: book.facts))
  }

  private func confirmRemoval() {
    let question = Dialog<Bool>(
      "Remove this book?",
      buttons: [.cancel(), DialogButton("Remove", .destructive, answer: true)])
    ask(question) { screen, answer in
      guard answer == true else { return }
      try screen.library.remove(screen.id)
      screen.close()
    }
  }
}
