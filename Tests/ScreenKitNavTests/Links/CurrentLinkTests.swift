import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

private struct Desk: Route {}
private struct Shelf: Route { var name: String }
private struct Book: Route { var number: Int }
private struct Secret: Route {}
private struct Inner: Route {}
private struct Login: Route {}

/// Tabs in a composite: a stack without a route, one whose root has a route, and a gated screen.
@MainActor
private final class Library {
  let root: CompositeNavigator
  let application: Application
  private var isOpen: Bool

  init(isOpen: Bool = true, opening link: String? = nil) throws {
    self.isOpen = isOpen
    let routes = RouteTable()
    root = CompositeNavigator(routes: routes) {
      TabNavigator(tabs: [
        Tab("Shelves") { StackNavigator { PageScreen("shelves", Script()) } },
        Tab("Desk") { StackNavigator(root: Desk()) },
      ])
    }
    application = Application(root: root, surface: NullSurface(), clock: ManualClock())
    let gate = Gate(entryScreen: Login()) { [unowned self] in self.isOpen }
    routes.add(Desk.self) { _ in PageScreen("desk", Script()) }
    routes.add(Shelf.self) { PageScreen("shelf \($0.name)", Script()) }
    routes.add(Book.self) { PageScreen("book \($0.number)", Script()) }
    routes.add(Login.self) { _ in PageScreen("login", Script()) }
    routes.add(Secret.self, behind: gate) { _ in PageScreen("secret", Script()) }
    routes.add(Inner.self) { _ in
      TabNavigator(tabs: ["X", "Y"].map { name in Tab(name) { PageScreen(name, Script()) } })
    }
    root.links = LinkTable {
      try $0.add("l://shelves", to: [.tab("Shelves")])
      try $0.add("l://desk", to: [.tab("Desk")])
      try $0.add("l://shelves/:name", Shelf.self) { _ in [.tab("Shelves")] }
      // The root of the stack is optional in the link.
      try $0.add("l://desk/book/:number", Book.self) { _ in [.tab("Desk")] }
      try $0.add("l://desk/shelf/:name", Shelf.self) { _ in [.tab("Desk"), .route(Desk())] }
      try $0.add("l://secret", to: [.tab("Shelves"), .route(Secret())])
      try $0.add("l://inner/y", to: [.tab("Shelves"), .route(Inner()), .tab("Y")])
    }
    if let link { _ = try root.open(link) }
    application.start()
  }

  var front: Controller {
    sequence(first: root as Controller, next: \.front).reduce(root) { $1 }
  }

  func open(_ steps: Destination.Step...) throws { try root.open(Destination(steps)) }
}

@MainActor
@Suite("The link to the present screen", .leakFree)
struct CurrentLinkTests {
  @Test func `a new app shows the link of its first screen`() throws {
    let app = try Library()
    #expect(app.application.link == "l://shelves")
    #expect(app.root.currentDestination == [.tab("Shelves")])
  }

  @Test func `navigation methods change the link`() throws {
    let app = try Library()
    app.front.push(Shelf(name: "old maps"))
    #expect(app.application.link == "l://shelves/old%20maps")
    app.application.goBack()
    #expect(app.application.link == "l://shelves")
    (app.root.front as? TabNavigator)?.select(1)
    #expect(app.root.currentDestination == [.tab("Desk"), .route(Desk())])
    #expect(app.application.link == "l://desk")
  }

  @Test func `a pattern may contain the root of a stack`() throws {
    let app = try Library()
    try app.open(.tab("Desk"), .route(Book(number: 7)))
    #expect(
      app.root.currentDestination == [.tab("Desk"), .route(Desk()), .route(Book(number: 7))])
    #expect(app.application.link == "l://desk/book/7")
    try app.open(.tab("Desk"), .route(Shelf(name: "a")))
    #expect(app.application.link == "l://desk/shelf/a")
  }

  @Test func `a screen without a link has that of its surroundings`() throws {
    let app = try Library()
    try app.open(.tab("Shelves"), .route(Shelf(name: "a")), .route(Book(number: 1)))
    #expect(app.application.link == "l://shelves/a")
    app.front.push(PageScreen("direct", Script()))
    #expect(app.root.currentDestination.route as? Book == Book(number: 1))
    app.front.present(Desk(), as: .full)
    #expect(app.application.link == "l://shelves/a")
  }

  @Test func `tabs within a stack are part of the link`() throws {
    let app = try Library()
    try app.open(.tab("Shelves"), .route(Inner()), .tab("Y"))
    #expect(app.application.link == "l://inner/y")
    (app.front.parent as? TabNavigator)?.select(0)
    #expect(
      app.root.currentDestination == [.tab("Shelves"), .route(Inner()), .tab("X")])
    #expect(app.application.link == "l://shelves")
  }

  @Test func `behind a closed gate the link is that of the destination`() throws {
    let app = try Library(isOpen: false, opening: "l://secret")
    #expect(app.front.title == "login")
    #expect(app.application.link == "l://secret")
  }

  @Test func `an app without links has none`() throws {
    let app = try Library()
    app.root.links = nil
    #expect(app.application.link == nil)
  }

  @Test func `the innermost screen with a link is asked first`() throws {
    final class Linked: Controller {
      override var link: String? { "own://here" }
    }
    let app = try Library()
    app.front.push(Linked())
    #expect(app.application.link == "own://here")
    app.application.goBack()
    #expect(app.application.link == "l://shelves")
  }

  /// Performs random steps through the app; the links are opened in apps that have just started.
  @Test(arguments: RandomWalks.seeds(8, of: 60))
  func `the link to any place leads there in another app`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let isOpen = Int.random(in: 0..<2, using: &random) == 0
    let app = try Library(isOpen: isOpen)
    for _ in 0..<12 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: (app.root.front as? TabNavigator)?.select(Int.random(in: 0..<2, using: &random))
      case 1: app.front.push(Shelf(name: ["a", "b/c", "ü"][Int.random(in: 0..<3, using: &random)]))
      case 2: app.front.push(Book(number: Int.random(in: 0..<9, using: &random)))
      case 3: app.front.push(Secret())
      case 4: app.front.push(Inner())
      case 5: (app.front.parent as? TabNavigator)?.select(Int.random(in: 0..<2, using: &random))
      case 6: app.front.push(PageScreen("direct", Script()))
      default: app.application.goBack()
      }
      let link = try #require(app.application.link)
      let other = try Library(isOpen: isOpen, opening: link)
      #expect(other.application.link == link, "seed \(seed)")
      let place = app.root.currentDestination
      if app.root.links?.link(to: place) == link {
        #expect(other.root.currentDestination == place, "seed \(seed)")
      }
      other.application.dispatch(.application(.terminate))
    }
  }
}
