import ScreenKitRmad

/// The invariants of every description, read from any text.
struct Soundness {
  private let app: AppDescription
  private var ids: Set<Int> = []
  private(set) var problems: [String] = []

  /// Checks `app`.
  init(_ app: AppDescription) {
    self.app = app
    if app.controllers.isEmpty { problems.append("no controller") }
    for index in app.controllers.indices { check([index]) }
  }

  private mutating func check(_ path: [Int]) {
    guard let controller = app.controller(at: path) else {
      problems.append("no controller at \(path)")
      return
    }
    for component in controller.components { check(component, in: controller, path) }
    for index in controller.controllers.indices { check(path + [index]) }
  }

  private mutating func check(
    _ component: ComponentDescription, in controller: ControllerDescription, _ path: [Int]
  ) {
    if !ids.insert(component.id).inserted { problems.append("\(component.id) twice") }
    if let index = component[.actionIndex], app.actionTarget(index, from: path) == nil {
      problems.append("action of \(component.id)")
    }
    if let id = component[.indicatorID],
      controller.component(id)?.type != .activityIndicator
    {
      problems.append("indicator of \(component.id)")
    }
    if component[.hasReleaseToRefreshView] == true, let id = component[.releaseToRefreshViewID],
      controller.component(id)?.type != .refreshView
    {
      problems.append("refresh view of \(component.id)")
    }
    for inner in component.components { check(inner, in: controller, path) }
  }
}
