/// The part of a description that determines the navigators: its controllers and tabs.
///
/// While it stays the same, each screen can apply a new description by itself.
struct DescriptionShape: Hashable {
  /// A controller with the controllers within it.
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
  /// The id of the item, which identifies the tab in saved states and links.
  let id: String
  /// The title in the bar.
  let title: String
  /// The index of the controller within the tab bar controller.
  let index: Int
  /// The icon; `nil` if there is none.
  var icon: DescribedIcon?
  /// The transition to the controller.
  var action = ActionType.default
}

extension ControllerDescription {
  /// The tabs of a tab bar controller, without those whose controllers do not exist.
  ///
  /// Without a bar, each controller has a tab.
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
