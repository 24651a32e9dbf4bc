internal import ScreenKitCore
internal import ScreenKitNav

/// The way in which an action opens a controller.
enum Opening: Hashable {
  /// Selects the tab at the index of the tabs around the screen.
  case tab(Int)
  /// Puts it onto the stack around the screen; above the tabs, if it hides them.
  case push(DescribedRoute, hidesTabs: Bool)
  /// Shows it over the whole app.
  case present(DescribedRoute, ScreenEntrance?)
}

extension AppDescription {
  /// Returns how `component`, an action of the controller at `path`, opens its target.
  ///
  /// - Parameters:
  ///   - component: A button or a cell.
  ///   - path: The path of the controller with the component.
  ///   - sent: The values that the target gets.
  ///   - rowTitle: The title of the row, for a cell.
  /// - Returns: The way; `nil` if the component has no action, or one that leads nowhere.
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
  /// The movement with which the opened controller comes to the front; `nil` for that of the backend.
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
