/// The part of a description on which the navigators depend: its controllers and tabs.
///
/// While it is the same, each screen can follow a new description by itself.
struct DescriptionShape: Hashable {
  /// A controller with those in it.
  private struct Node: Hashable {
    let type: ControllerType
    let tabs: [DescribedTab]
    let hasOwnView: Bool
    let nodes: [Node]

    init(_ controller: ControllerDescription) {
      type = controller.type
      tabs = type == .tabBar ? controller.tabs : []
      hasOwnView = type == .navigation && controller.rootView != nil
      nodes = controller.controllers.map(Node.init)
    }
  }

  private let nodes: [Node]

  init(_ description: AppDescription) { nodes = description.controllers.map(Node.init) }
}

/// A tab of a tab bar controller.
struct DescribedTab: Hashable {
  /// The id of the item, which names the tab in saved states and links.
  let id: String
  /// The title in the bar.
  let title: String
  /// The index of the controller in those of the tab bar controller.
  let index: Int
  /// The icon; `nil` for none.
  var icon: DescribedIcon?
  /// The way in which the controller comes to the front.
  var action = ActionType.default
}

extension ControllerDescription {
  /// The tabs of a tab bar controller whose controllers exist; one for each controller if there is
  /// no bar.
  var tabs: [DescribedTab] {
    let items = first(.tabBar)?.components.filter { $0.type == .tabBarItem } ?? []
    let tabs = items.compactMap { item -> DescribedTab? in
      guard let index = item[.actionIndex], controllers.indices.contains(index) else { return nil }
      return DescribedTab(
        id: "\(item.id)", title: item.tabTitle, index: index,
        icon: item[.iconURL].flatMap(DescribedIcon.init), action: item[.actionType] ?? .default)
    }
    guard tabs.isEmpty else { return tabs }
    return controllers.indices.map { index in
      let title = controllers[index].rootView?[.navBarTitleData] ?? "\(index + 1)"
      return DescribedTab(id: "tab\(index)", title: title, index: index)
    }
  }
}

extension ComponentDescription {
  /// The title of a tab bar item: its text, or the name of its icon.
  fileprivate var tabTitle: String {
    if let text = self[.iconText], !text.isEmpty { return text }
    guard let icon = self[.iconURL].flatMap({ ChoiceSet(SystemIcon.self).name(for: $0) }) else {
      return "\(id)"
    }
    let words = icon.split(separator: "_").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
