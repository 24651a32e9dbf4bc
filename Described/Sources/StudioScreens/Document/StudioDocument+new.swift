public import ScreenKitRmad

/// A kind of object that an author adds.
public enum NewObject: Hashable, Sendable {
  /// A controller.
  case controller(ControllerType)
  /// A component.
  case component(ComponentType)

  /// The name for authors.
  public var title: String {
    switch self {
    case .controller(let type): StudioNames.title(type)
    case .component(let type): StudioNames.title(type)
    }
  }
}

extension StudioDocument {
  /// The width and the height of a page of a new app, in points.
  public static let pageSize = (width: 320, height: 416)

  /// An app with one page in a navigation controller, without mistakes.
  public static var newApp: StudioDocument {
    let frame = StudioDocument(
      .object([
        .init("data_version", .string("1")), .init("status_bar_hidden", .bool(false)),
        .init("status_bar_style", .string("gray")),
        .init("default_indicator_style", .string("gray")),
        .init("default_font", .string("system")), .init("default_font_size", .number(17)),
        .init("controllers", .array([])),
      ]))
    return frame.adding(.controller(.navigation), in: .root)?.document ?? frame
  }

  /// Returns the kinds of objects that can be added to the object at `path`.
  public func additions(in path: NodePath) -> [NewObject] {
    let pages: [NewObject] = ControllerType.allCases.reversed().map { .controller($0) }
    guard let last = path.steps.last else { return pages }
    guard case .component = last else {
      switch controllerType(at: path) {
      case .tabBar?: return has(.tabBar, path) ? pages : [.component(.tabBar)] + pages
      case .navigation?:
        return has(.navigationBar, path) ? pages : [.component(.navigationBar)] + pages
      // Controllers inside a page would change the targets of the actions in the page.
      case .view?: return has(.view, path) ? [] : [.component(.view)]
      case nil: return []
      }
    }
    let views: [ComponentType] = [
      .label, .button, .textField, .textView, .image, .table, .view, .activityIndicator,
    ]
    let types: [ComponentType] =
      switch componentType(at: path) {
      case .view?: views
      case .table?: [.cell, .refreshView]
      case .cell?: [.label, .image, .button, .activityIndicator]
      case .tabBar?: [.tabBarItem]
      case .navigationBar?: [.button]
      case .refreshView?: [.image, .activityIndicator, .refreshLabel]
      default: []
      }
    return types.map { .component($0) }
  }

  /// Returns the nearest object that accepts additions.
  ///
  /// It is the object at `path`, its view if it is a page, or an object around it.
  public func container(for path: NodePath) -> NodePath {
    if controllerType(at: path) == .view {
      let view = path.appending(.component(0))
      if componentType(at: view) == .view { return view }
    }
    if !additions(in: path).isEmpty { return path }
    return path.parent.map(container(for:)) ?? .root
  }

  /// Returns the document with a new object at the end of the object at `path`.
  ///
  /// The required parts are added, too: a view for a page, pages and a bar for a controller with
  /// tabs, and an item in the bar for a page that is added to tabs.
  public func adding(
    _ kind: NewObject, in path: NodePath
  ) -> (document: StudioDocument, path: NodePath)? {
    guard let around = self[path] else { return nil }
    var id = freshID
    switch kind {
    case .component(let type):
      let count = around.elements("components").count
      var value = DocumentValue.component(type, id: &id, place: count)
      if type == .tabBarItem {
        let pages = self[actionList(for: path)]?.elements("controllers").count ?? 0
        value["action_index"] = .number(Double(max(0, min(count, pages - 1))))
      }
      let isFirst = type == .view && controllerType(at: path) == .view
      return inserting(value, .component(isFirst ? 0 : count), in: path)
    case .controller(let type):
      let count = around.elements("controllers").count
      let value = DocumentValue.controller(type, id: &id, number: count + 1)
      guard var result = inserting(value, .controller(count), in: path) else { return nil }
      if let bar = result.document.children(of: path).first(where: {
        result.document.componentType(at: $0) == .tabBar
      }), controllerType(at: path) == .tabBar {
        let item = DocumentValue.tab(count, id: result.document.freshID)
        let place = NodePath.Step.component(.max)
        result.document = result.document.inserting(item, place, in: bar)?.document ?? self
      }
      return result
    }
  }

  private func has(_ type: ComponentType, _ path: NodePath) -> Bool {
    children(of: path).contains { componentType(at: $0) == type }
  }
}
