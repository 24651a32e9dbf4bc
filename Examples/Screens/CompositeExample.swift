import ScreenKitCore
public import ScreenKitNav

/// Composite navigation: tabs at the root, with a stack in each.
public final class CompositeExample: CompositeNavigator {
  /// The graph of screens, for the diagram.
  public static let graph = NavigationGraph(
    "Composite",
    [
      .root(CompositeExample.self, SideTabs.self), .tab(SideTabs.self, "Left", StackNavigator.self),
      .tab(SideTabs.self, "Right", StackNavigator.self),
      .root(StackNavigator.self, FloorScreen.self),
      .push(FloorScreen.self, FloorScreen.self, passing: "depth: Int"),
    ])

  /// Creates the app.
  public init() {
    let routes = RouteTable()
    routes.add(Floor.self) { FloorScreen($0.depth) }
    super.init(routes: routes) { SideTabs() }
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
