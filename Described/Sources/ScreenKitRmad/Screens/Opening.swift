internal import ScreenKitCore
internal import ScreenKitNav

/// The opening of a controller by an action.
enum Opening: Hashable {
  /// Selects the tab at the index in the tabs around the screen.
  case tab(Int)
  /// Pushes the controller onto the stack around the screen, or above the tabs if it hides them.
  case push(DescribedRoute, hidesTabs: Bool)
  /// Presents the controller over the whole app.
  case present(DescribedRoute, ScreenEntrance?)
}

extension AppDescription {
  /// Returns how `component`, an action of the controller at `path`, opens its target.
  ///
  /// - Parameters:
  ///   - component: A button or a cell.
  ///   - path: The path of the controller with the component.
  ///   - sent: The values for the target.
  ///   - rowTitle: The title of the row, for a cell.
  /// - Returns: The way to open the target; `nil` if the component has no action or no existing
  ///   target.
  func opening(
    of component: ComponentDescription, from path: [Int], sent: [String], rowTitle: String?
  ) -> Opening? {
    guard let index = component[.actionIndex], let target = actionTarget(index, from: path),
      let controller = controller(at: target)
    else { return nil }
    let route = DescribedRoute(path: target, in: self, sent: sent, rowTitle: rowTitle)
    if let outer = self.controller(at: Array(target.dropLast())), outer.type == .tabBar,
      let tab = outer.tabs.firstIndex(where: { $0.index == target.last })
    {
      return .tab(tab)
    }
    if let entrance = component[.actionType]?.entrance { return .present(route, entrance) }
    return .push(route, hidesTabs: controller[.hidesBottomBarWhenPushed] ?? false)
  }
}

extension ActionType {
  /// The transition of the opened controller; `nil` for the default of the backend.
  var entrance: ScreenEntrance? {
    switch self {
    case .flip: .flip
    case .coverVertical: .cover
    case .crossDissolve: .dissolve
    case .partialCurl: .curl
    case .default, .navigation: nil
    }
  }
}
