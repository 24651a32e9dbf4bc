import ScreenKitCore
public import ScreenKitNav

/// Composite navigation (F-066, F-067): tabs at the root, with a stack in each, and links into
/// them.
///
/// A link builds the stack below the place that it leads to, but makes only that place.
public final class CompositeExample: CompositeNavigator {
  /// The links to all places.
  public static let places = LinkTable {
    try $0.add("example://left", to: [.tab("Left")])
    try $0.add("example://right", to: [.tab("Right")])
    try $0.add("example://right/:depth", Floor.self) { floor in
      Destination([.tab("Right")] + (1..<max(1, floor.depth)).map { .route(Floor(depth: $0)) })
    }
  }

  /// What leads where, for the diagram.
  public static let graph = NavigationGraph(
    "Composite",
    [
      .root(CompositeExample.self, SideTabs.self), .tab(SideTabs.self, "Left", StackNavigator.self),
      .tab(SideTabs.self, "Right", StackNavigator.self),
      .root(StackNavigator.self, FloorScreen.self),
      .push(FloorScreen.self, FloorScreen.self, passing: "depth: Int"),
    ])

  /// Makes the app.
  public init() {
    let routes = RouteTable()
    routes.add(Floor.self) { FloorScreen($0.depth) }
    super.init(routes: routes) { SideTabs() }
    links = CompositeExample.places
  }
}

struct Floor: Route { var depth: Int }

final class SideTabs: TabNavigator {
  override func makeTabs() -> [Tab] {
    ["Left", "Right"].map { side in
      Tab(side) { StackNavigator { FloorScreen(0) } }
    }
  }
}

final class FloorScreen: Controller {
  private let depth: Int
  private let down = Button("Down")

  init(_ depth: Int) {
    self.depth = depth
    super.init()
    title = depth == 0 ? "Ground" : "Floor -\(depth)"
  }

  override func makeView() -> View { Column { down } }
  override func connect() { connect(down, to: FloorScreen.goDown) }
  private func goDown() { push(Floor(depth: depth + 1)) }
}
