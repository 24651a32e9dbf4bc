/// The rules about relations between objects of a description.
///
/// Invalid references are removed, so that all indices and ids in the result are valid.
struct DescriptionCheck {
  var findings: FindingList
  /// The number of controllers to which the indices of actions refer.
  private var actionTargets = 0
  /// The types of all components of the controller, by id.
  private var types: [Int: ComponentType] = [:]

  private init(_ findings: FindingList) { self.findings = findings }

  static func check(_ app: inout AppDescription, _ findings: inout FindingList) {
    var check = DescriptionCheck(findings)
    check.check(&app)
    findings = check.findings
  }

  private mutating func check(_ app: inout AppDescription) {
    if let version = app.properties["data_version"], version.value == .text("") {
      findings.append(
        at: version.position, in: .root, "data_version", ["R-012"], "\"data_version\" is empty")
    }
    for index in app.controllers.indices {
      check(&app.controllers[index], targets: app.controllers.count)
    }
  }

  private mutating func check(_ controller: inout ControllerDescription, targets: Int) {
    let subject = FindingSubject(controllerType: controller.type)
    checkParts(of: controller, in: subject)
    checkSelection(&controller, in: subject)
    let inner = controller.controllers.isEmpty ? targets : controller.controllers.count
    // The items of a tab bar refer only to its own controllers, even if there are none.
    actionTargets = controller.type == .tabBar ? controller.controllers.count : inner
    types = [:]
    collectTypes(controller.components)
    for index in controller.components.indices {
      checkPlace(controller.components[index], in: controller.type)
      check(&controller.components[index], in: nil)
    }
    for index in controller.controllers.indices {
      check(&controller.controllers[index], targets: inner)
    }
  }

  private mutating func collectTypes(_ components: [ComponentDescription]) {
    findings.visits += components.count
    // A loop over indices avoids a copy of each element.
    for index in components.indices {
      types[components[index].id] = components[index].type
      collectTypes(components[index].components)
    }
  }

  private mutating func check(_ component: inout ComponentDescription, in parent: ComponentType?) {
    findings.visits += 1
    checkPlace(component, in: parent)
    checkIndicator(&component)
    switch component.type {
    case .tabBarItem: checkIcon(component)
    case .tabBar: checkItems(component)
    case .table: checkTable(&component)
    case .cell: checkCell(&component)
    case .refreshView: checkRefreshView(component)
    default: break
    }
    // This follows the rules for rows without an action, since it removes invalid actions.
    checkAction(&component)
    for index in component.components.indices {
      check(&component.components[index], in: component.type)
    }
  }
}

// MARK: - References

extension DescriptionCheck {
  private mutating func checkAction(_ component: inout ComponentDescription) {
    guard let entry = component.properties["action_index"], case .whole(let index) = entry.value
    else { return }
    guard index >= actionTargets else { return }
    let range =
      switch actionTargets {
      case 0: "there are no controllers around it"
      case 1: "the only controller around it is 0"
      default: "the controllers around it are 0…\(actionTargets - 1)"
      }
    findings.append(
      at: entry.position, in: component.subject, "action_index", ["R-139"],
      "\"action_index\" is \(index), and \(range)")
    component.properties.remove("action_index")
  }

  private mutating func checkIndicator(_ component: inout ComponentDescription) {
    guard let entry = component.properties["indicator_id"], case .whole(let id) = entry.value
    else { return }
    // An image may refer to any indicator of its screen. Other components refer to indicators among
    // their own parts.
    let isImage = component.type == .image
    let type = isImage ? types[id] : innerType(of: id, in: component)
    guard type != .activityIndicator else { return }
    let place = isImage ? "this screen" : "this component"
    let found = type.map { "a \($0.rawValue)" } ?? "no component of \(place)"
    findings.append(
      at: entry.position, in: component.subject, "indicator_id", [isImage ? "R-081" : "R-044"],
      "\"indicator_id\" is \(id), which is \(found), and not a UIActivityIndicatorView",
      suggestion: type == nil && types[id] == .activityIndicator
        ? "move the indicator into this component" : nil)
    component.properties.remove("indicator_id")
  }

  /// Returns the type of the component with `id` in `component`; `nil` if there is none.
  private mutating func innerType(of id: Int, in component: ComponentDescription) -> ComponentType?
  {
    findings.visits += 1
    if component.id == id { return component.type }
    for inner in component.components {
      if let type = innerType(of: id, in: inner) { return type }
    }
    return nil
  }

  private mutating func checkTable(_ table: inout ComponentDescription) {
    findings.visits += table.components.count
    let cells = table.components.filter { $0.type == .cell }
    if cells.count != 1 {
      findings.append(
        at: cells.dropFirst().first?.position ?? table.position, in: table.subject, "components",
        ["R-141"], "a RMADTableView contains one UITableViewCell, and here are \(cells.count)")
    }
    guard table.properties["has_releasetorefresh_view"]?.value == .flag(true) else {
      if let view = table.first(.refreshView) {
        findings.append(
          .warning, at: view.position, in: view.subject, ["R-065"],
          "the view is never shown, since \"has_releasetorefresh_view\" of the table is not true")
      }
      return
    }
    guard let entry = table.properties["release_to_refresh_view_id"],
      case .whole(let id) = entry.value, types[id] != .refreshView
    else { return }
    let found = types[id].map { "a \($0.rawValue)" } ?? "no component of this screen"
    findings.append(
      at: entry.position, in: table.subject, entry.name, ["R-066"],
      "\"\(entry.name)\" is \(id), which is \(found), and not a RMADReleaseToRefreshView",
      suggestion: table.first(.refreshView).flatMap {
        $0.id >= 0 ? "the one in this table has the id \($0.id)" : nil
      })
    table.properties.remove(entry.name)
  }
}

extension ComponentDescription {
  /// The component as the subject of findings.
  var subject: FindingSubject {
    FindingSubject(componentType: type, componentID: id >= 0 ? id : nil)
  }
}
