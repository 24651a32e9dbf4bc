import ScreenKitCore

/// A book of the reading list.
struct Book: Identifiable, Hashable {
  let id: Int
  var title: String
  var isRead = false
}

/// The reading list: the data of the app, and the rules for it.
final class Library: Model {
  @Observed private(set) var books: [Book] = []

  var unreadCount: Int { books.count { !$0.isRead } }

  func add(_ title: String) {
    let id = (books.map(\.id).max() ?? 0) + 1
    books.append(Book(id: id, title: title))
  }

  func markAllAsRead() {
    for index in books.indices { books[index].isRead = true }
  }
}
