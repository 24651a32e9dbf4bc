import ScreenKitCore
import ScreenKitNav

struct Shelf: Route {
  var name: String
}

struct Volume: Route {
  var shelf: String
  var number: Int
}

/// A question for a name, whose answer is a text.
struct AskName: ResultRoute {
  typealias Output = String
}

/// Tabs at the root, with a stack in each, and modal screens above them.
final class LibraryApp: CompositeNavigator {
  static let places = LinkTable {
    try $0.add("library://desk", to: [.tab("Desk")])
    try $0.add("library://shelves/:name", Shelf.self) { _ in [.tab("Shelves")] }
    try $0.add("library://shelves/:shelf/:number", Volume.self) { volume in
      [.tab("Shelves"), .route(Shelf(name: volume.shelf))]
    }
  }

  init() {
    let routes = RouteTable()
    routes.add(Shelf.self) { TextScreen("Shelf \($0.name)") }
    routes.add(Volume.self) { TextScreen("Volume \($0.number)") }
    routes.add(AskName.self) { _ in NameScreen() }
    super.init(routes: routes) { LibraryTabs() }
    links = LibraryApp.places
  }
}

final class LibraryTabs: TabNavigator {
  override func makeTabs() -> [Tab] {
    [
      Tab("Shelves", icon: .sign("★")) { StackNavigator { ShelvesScreen() } },
      Tab("Desk") { StackNavigator { DeskScreen() } },
    ]
  }

  override func connect() {
    (view as? NavigationFrame)?.entrance = .dissolve
  }
}

final class ShelvesScreen: Controller {
  private let list = List(["History", "Poetry"])

  override func makeView() -> View {
    title = "Shelves"
    list.accessibleName = "Shelves"
    return list
  }

  override func connect() {
    connect(list) { screen, name in screen.push(Shelf(name: name)) }
  }
}

/// A screen that shows a text.
final class TextScreen: Controller {
  init(_ title: String) {
    super.init()
    self.title = title
  }

  override func makeView() -> View { Label("This is \(title).") }
}

final class DeskScreen: Controller {
  private let greeting = Label("Good day.")
  private let introduce = Button("Introduce yourself")

  override func makeView() -> View {
    title = "Desk"
    return Column(spacing: 1) {
      greeting
      introduce
    }
  }

  override func connect() {
    connect(introduce) { $0.present(AskName(), as: .dialog) }
    onResult(of: AskName.self) { screen, name in
      screen.greeting.text = name.map { "Good day, \($0)." } ?? "As you like."
    }
  }
}

final class NameScreen: Controller {
  private let name = TextField("Name")

  override func makeView() -> View {
    title = "Your name"
    return Column { name }
  }

  override func connect() {
    connect(name, \.onSubmit) { screen, text in screen.finish(AskName.self, with: text) }
  }
}
