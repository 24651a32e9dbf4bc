import ScreenKitCore

/// A book of the reading list.
struct Book: Identifiable, Hashable, Codable {
  let id: Int
  var facts: BookFacts
  var isRead = false
  /// The rating, from 1 to 5 stars; `nil` without one.
  var rating: Int?
}

/// The fields of a book that the user enters.
struct BookFacts: Hashable, Codable, Sendable {
  var title = ""
  var author = ""
  var pages: Int?
}

/// The reading list: the data of the app, and the rules for it.
final class Library: Model {
  @Observed private(set) var books: [Book] = []
  private let file: LibraryFile?

  /// Creates a library that is kept in memory only.
  override init() {
    file = nil
  }

  /// Creates the library with the books in `file`, which is replaced after each change.
  init(file: LibraryFile) throws {
    self.file = file
    super.init()
    books = try file.load()
  }

  var unreadCount: Int { books.count { !$0.isRead } }

  func book(_ id: Book.ID) -> Book? { books.first { $0.id == id } }

  func add(_ facts: BookFacts) throws {
    let id = (books.map(\.id).max() ?? 0) + 1
    try replace(by: books + [Book(id: id, facts: facts)])
  }

  func update(_ id: Book.ID, _ change: (inout Book) -> Void) throws {
    var books = books
    guard let index = books.firstIndex(where: { $0.id == id }) else { return }
    change(&books[index])
    try replace(by: books)
  }

  func remove(_ id: Book.ID) throws {
    try replace(by: books.filter { $0.id != id })
  }

  /// Saves first, so that the screens never show an unsaved change.
  private func replace(by books: [Book]) throws {
    try file?.save(books)
    self.books = books
  }
}
