import ScreenKitNav

/// The screen of one book.
struct ShowBook: Route {
  var id: Book.ID
}

/// A question for a rating, whose answer is a number of stars.
struct RateBook: ResultRoute {
  typealias Output = Int
}

/// A form for the facts about a book, whose answer is the entered facts.
struct EditBook: ResultRoute {
  typealias Output = BookFacts
  var facts: BookFacts
}

/// The root of the app: a stack of screens, with the shelf at the bottom.
final class BooksNavigator: StackNavigator {
  init(_ library: Library) {
    let routes = RouteTable()
    routes.add(ShowBook.self) { BookScreen($0.id, in: library) }
    routes.add(RateBook.self) { _ in RatingScreen() }
    routes.add(EditBook.self) { BookForm($0.facts) }
    super.init(routes: routes) { ShelfScreen(library) }
  }
}
