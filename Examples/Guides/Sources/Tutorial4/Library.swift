import ScreenKitCore

/// A book of the reading list.
struct Book: Identifiable, Hashable {
  let id: Int
  var title: String
  var isRead = false
  /// The rating, from 1 to 5 stars; `nil` without one.
  var rating: Int?
}

/// The reading list: the data of the app, and the rules for it.
final class Library: Model {
  @Observed private(set) var books: [Book] = []

  var unreadCount: Int { books.count { !$0.isRead } }

  func book(_ id: Book.ID) -> Book? { books.first { $0.id == id } }

  func add(_ title: String) {
    let id = (books.map(\.id).max() ?? 0) + 1
    books.append(Book(id: id, title: title))
  }

  func update(_ id: Book.ID, _ change: (inout Book) -> Void) {
    guard let index = books.firstIndex(where: { $0.id == id }) else { return }
    change(&books[index])
  }
}
