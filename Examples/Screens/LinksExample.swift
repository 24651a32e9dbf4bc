import ScreenKitCore
public import ScreenKitNav

/// Links: each names a destination, and the table maps it to tabs and routes.
///
/// A link builds the stack below its destination, but creates only the destination itself. The link
/// to the current destination comes from the same table.
public final class LinksExample: TabNavigator {
  /// The links to all destinations.
  public static let places = LinkTable {
    try $0.add("library://shelves", to: [.tab("Shelves")])
    try $0.add("library://desk", to: [.tab("Desk")])
    try $0.add("library://shelves/:shelf", Shelf.self) { _ in [.tab("Shelves")] }
    try $0.add("library://shelves/:shelf/:number?open", Book.self) { book in
      [.tab("Shelves"), .route(Shelf(shelf: book.shelf))]
    }
  }

  /// Creates the app.
  public init() {
    let routes = RouteTable()
    routes.add(Shelf.self) {
      PlaceScreen("Shelf \($0.shelf)", Destination([.tab("Shelves"), .route($0)]))
    }
    routes.add(Book.self) { book in
      PlaceScreen(
        "Book \(book.number)" + (book.open == true ? ", open" : ""),
        [.tab("Shelves"), .route(Shelf(shelf: book.shelf)), .route(book)])
    }
    super.init(
      routes: routes,
      tabs: ["Shelves", "Desk"].map { name in
        Tab(name) { StackNavigator { PlaceScreen(name, [.tab(name)]) } }
      })
    links = LinksExample.places
  }
}

/// The properties of a route are the parameters of its links.
struct Shelf: Route { var shelf: String }

struct Book: Route {
  var shelf: String
  var number: Int
  /// The property is optional, so a link may omit it.
  var open: Bool?
}

/// A screen that shows the link to itself.
final class PlaceScreen: Controller {
  private let destination: Destination

  init(_ title: String, _ destination: Destination) {
    self.destination = destination
    super.init()
    self.title = title
  }

  override func makeView() -> View { Label(LinksExample.places.link(to: destination) ?? "no link") }
}
