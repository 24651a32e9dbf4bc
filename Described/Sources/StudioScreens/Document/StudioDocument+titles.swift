internal import ScreenKitRmad

extension StudioDocument {
  /// Returns the name of the object at `path` for authors, such as "Label 5".
  public func title(of path: NodePath) -> String {
    guard let last = path.steps.last else { return "App" }
    if case .controller = last {
      return (controllerType(at: path).map(StudioNames.title) ?? "Controller")
        + " \(last.index + 1)"
    }
    let type = componentType(at: path).map(StudioNames.title)
    return (type ?? "Component") + (self[path]?["id"]?.whole.map { " \($0)" } ?? "")
  }

  /// Returns a text of the object at `path` that identifies it for authors; empty if it has none.
  public func detail(of path: NodePath) -> String {
    let value = self[path]
    if controllerType(at: path) == .view {
      return self[path.appending(.component(0))]?["nav_bar_title_data"]?.text ?? ""
    }
    return value?["icon_text"]?.text ?? value?["data"]?.text ?? ""
  }
}
