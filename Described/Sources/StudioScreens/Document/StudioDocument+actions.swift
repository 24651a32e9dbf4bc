internal import ScreenKitRmad

extension StudioDocument {
  /// Updates the indices of actions after a change of the controllers in the object at `parent`.
  ///
  /// An action refers to a controller of the nearest list around it. This list is found in `old`,
  /// since an emptied list no longer counts.
  ///
  /// - Parameters:
  ///   - old: The document before the change.
  ///   - parent: The object whose controllers have changed.
  ///   - index: Returns the new index for an old one; `nil` for a removed controller.
  mutating func redirectActions(
    from old: StudioDocument, in parent: NodePath, _ index: (Int) -> Int?
  ) {
    let count = old[parent]?.elements("controllers").count ?? 0
    for oldPath in old.allPaths {
      guard let action = old[oldPath]?["action_index"]?.whole, (0..<count).contains(action),
        old.actionList(for: oldPath) == parent, let path = newPath(oldPath, in: parent, index)
      else { continue }
      let target = index(action)
      guard target != action else { continue }
      change(path) { $0["action_index"] = target.map { .number(Double($0)) } }
    }
    // The items of a bar refer to the controllers beside it; the selected index changes with them.
    guard let selected = old[parent]?["selectedIndex"]?.whole, let new = index(selected),
      new != selected, old.controllerType(at: parent) == .tabBar, !old.hasTabBar(parent)
    else { return }
    change(parent) { $0["selectedIndex"] = .number(Double(new)) }
  }

  /// Returns the object with the list of controllers to which an action at `path` refers.
  func actionList(for path: NodePath) -> NodePath {
    var owner = path.controller
    while let controller = owner {
      if let value = self[controller], !value.elements("controllers").isEmpty { return controller }
      // The items of a tab bar refer only to the controllers beside it.
      if controllerType(at: controller) == .tabBar { return controller }
      owner = controller.parent?.controller
    }
    return .root
  }

  private func hasTabBar(_ path: NodePath) -> Bool {
    (self[path]?.elements("components") ?? []).contains { value in
      value["component_type"]?.text.flatMap(StudioNames.componentType) == .tabBar
    }
  }

  /// Returns the new path of the object that was at `path`; `nil` if it was removed.
  private func newPath(
    _ path: NodePath, in parent: NodePath, _ index: (Int) -> Int?
  ) -> NodePath? {
    let depth = parent.steps.count
    guard path.steps.count > depth, path.steps.starts(with: parent.steps),
      case .controller(let old) = path.steps[depth]
    else { return path }
    guard let new = index(old) else { return nil }
    var path = path
    path.steps[depth] = .controller(new)
    return path
  }
}
