// The rules for one component and the components within it or around it.

extension DescriptionCheck {
  /// Checks the required parts of each kind of controller.
  mutating func checkParts(of controller: ControllerDescription, in subject: FindingSubject) {
    let place = controller.position
    switch controller.type {
    case .view:
      guard controller.components.first?.type != .view else { return }
      findings.append(
        at: controller.components.first?.position ?? place, in: subject, "components", ["R-024"],
        "the first component of a view_controller is a UIView")
    case .navigation:
      guard controller.controllers.isEmpty else { return }
      findings.append(
        at: place, in: subject, "controllers", ["R-026"],
        "a navigation_controller has a controller to begin with, in \"controllers\"")
    case .tabBar:
      if controller.controllers.count < 2 {
        findings.append(
          at: place, in: subject, "controllers", ["R-025"],
          "a tabbar_controller has at least 2 controllers, and here are "
            + "\(controller.controllers.count)")
      }
      if controller.first(.tabBar) == nil {
        findings.append(
          at: place, in: subject, "components", ["R-025"],
          "a tabbar_controller has a UITabBar with at least 2 UITabBarItems")
      }
    }
  }

  /// Checks the tab that is selected first.
  mutating func checkSelection(
    _ controller: inout ControllerDescription, in subject: FindingSubject
  ) {
    guard let entry = controller.properties["selectedIndex"], case .whole(let index) = entry.value
    else { return }
    guard controller.type == .tabBar else {
      findings.append(
        .warning, at: entry.position, in: subject, entry.name, ["R-022"],
        "\"selectedIndex\" has no effect, since this is no tabbar_controller")
      return
    }
    let items = controller.first(.tabBar)?.components.count ?? 0
    guard index >= items else { return }
    findings.append(
      at: entry.position, in: subject, entry.name, ["R-022"],
      "\"selectedIndex\" is \(index), and there are \(items) tabs")
    controller.properties.remove(entry.name)
  }

  /// Checks that a component directly in a controller fits the type of the controller.
  mutating func checkPlace(_ component: ComponentDescription, in type: ControllerType) {
    let homes: [ControllerType]
    switch component.type {
    case .tabBar: homes = [.tabBar]
    // A screen can add its own components to the bar around it.
    case .navigationBar: homes = [.navigation, .view]
    default: return
    }
    guard !homes.contains(type) else { return }
    findings.append(
      .warning, at: component.position, in: component.subject, ["R-029"],
      "a \(component.type.rawValue) is shown only in a "
        + homes.map(\.rawValue).joined(separator: " or a "))
  }

  /// Checks that the parent of a component can contain it.
  mutating func checkPlace(_ component: ComponentDescription, in parent: ComponentType?) {
    let home: ComponentType
    switch component.type {
    case .cell, .refreshView: home = .table
    case .tabBarItem: home = .tabBar
    case .refreshLabel: home = .refreshView
    case .tabBar, .navigationBar:
      guard parent != nil else { return }
      findings.append(
        at: component.position, in: component.subject, ["R-025", "R-026"],
        "a \(component.type.rawValue) is a component of its controller, not of a component")
      return
    default: return
    }
    // A refresh view may also be beside its table.
    guard parent != home, !(component.type == .refreshView && parent == .view) else { return }
    findings.append(
      at: component.position, in: component.subject, ["R-141"],
      "a \(component.type.rawValue) is a component of a \(home.rawValue)")
  }

  mutating func checkItems(_ bar: ComponentDescription) {
    for other in bar.components where other.type != .tabBarItem {
      findings.append(
        at: other.position, in: other.subject, ["R-025"],
        "a UITabBar contains UITabBarItems and nothing else")
    }
    let items = bar.components.filter { $0.type == .tabBarItem }.count
    guard items < 2 else { return }
    findings.append(
      at: bar.position, in: bar.subject, "components", ["R-025"],
      "a UITabBar has at least 2 UITabBarItems, and here are \(items)")
  }

  mutating func checkIcon(_ item: ComponentDescription) {
    guard let entry = item.properties["icon_url"], !IconAddress.isWeb(entry.value),
      case .text(let name) = entry.value
    else { return }
    let icons = ChoiceSet(SystemIcon.self)
    guard icons.name(for: name) == nil else { return }
    let nearest = NearestName.nearest(to: name, in: icons.names)
    findings.append(
      .warning, at: entry.position, in: item.subject, "icon_url", ["R-053"],
      "\(QuotedText.quoted(name)) is no system icon and no address on the web",
      suggestion: nearest.map { "did you mean \"\($0)\"?" }
        ?? "there are \(icons.names.joined(separator: ", "))")
  }

  /// Checks the properties that require an action in a row.
  mutating func checkCell(_ cell: inout ComponentDescription) {
    guard cell.properties["action_index"] == nil else { return }
    for (name, requirement) in [("accessory_type", "R-074"), ("selection_style", "R-144")] {
      guard let entry = cell.properties[name], entry.value != .text("none") else { continue }
      findings.append(
        at: entry.position, in: cell.subject, name, [requirement],
        "\"\(name)\" is not \"none\", and the row has no action",
        suggestion: "add \"action_index\", or leave \"\(name)\" out")
      cell.properties.remove(name)
    }
    for name in ["action_type", "data_for_send"] {
      guard let entry = cell.properties[name] else { continue }
      findings.append(
        .warning, at: entry.position, in: cell.subject, name, ["R-072"],
        "\"\(name)\" has no effect, since the row has no \"action_index\"")
    }
  }

  /// Checks that a refresh view has its three components.
  mutating func checkRefreshView(_ view: ComponentDescription) {
    let needed: [ComponentType] = [.image, .activityIndicator, .refreshLabel]
    let found = view.components.map(\.type)
    guard found.count != 3 || !needed.allSatisfy(found.contains) else { return }
    findings.append(
      at: view.position, in: view.subject, "components", ["R-116"],
      "a RMADReleaseToRefreshView has three components: \(needed[0].rawValue), "
        + "\(needed[1].rawValue) and \(needed[2].rawValue)")
  }
}
