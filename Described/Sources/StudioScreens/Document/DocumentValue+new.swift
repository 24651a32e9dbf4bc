internal import ScreenKitRmad

// New objects with all required properties.
extension DocumentValue {
  static func controller(_ type: ControllerType, id: inout Int, number: Int) -> DocumentValue {
    var (components, controllers) = ([DocumentValue](), [DocumentValue]())
    switch type {
    case .view:
      var view = component(.view, id: &id, place: 0)
      view["nav_bar_title_data"] = .string("Page \(number)")
      components = [view]
    case .navigation:
      components = [component(.navigationBar, id: &id, place: 0)]
      controllers = [controller(.view, id: &id, number: 1)]
    case .tabBar:
      components = [component(.tabBar, id: &id, place: 0)]
      controllers = [1, 2].map { controller(.view, id: &id, number: $0) }
    }
    return .object(
      [
        Member("controller_type", .string(type.rawValue)),
        Member("components", .array(components)),
      ] + (controllers.isEmpty ? [] : [Member("controllers", .array(controllers))]))
  }

  static func tab(_ index: Int, id: Int) -> DocumentValue {
    .object([
      Member("component_type", .string(ComponentType.tabBarItem.rawValue)),
      Member("id", .number(Double(id))), Member("icon_url", .string("more")),
      Member("icon_text", .string("Tab \(index + 1)")),
      Member("action_index", .number(Double(index))), Member("action_type", .string("default")),
    ])
  }

  /// Creates a component below the `place` components before it.
  static func component(_ type: ComponentType, id: inout Int, place: Int) -> DocumentValue {
    if type == .tabBarItem {
      id += 1
      return tab(place, id: id - 1)
    }
    var members = [
      Member("component_type", .string(type.rawValue)), Member("id", .number(Double(id))),
    ]
    id += 1
    let isPage = type == .view && place == 0
    if type.hasFrame, !isPage { members += frame(type, place: place) }
    if type.hasFrame || isPage {
      let color = type == .view || type == .table ? "ffffff" : "clear_color"
      members += [Member("bg_color", .string(color)), Member("alpha", .number(1))]
    }
    members += content(type, id: &id)
    return .object(members)
  }

  private static func frame(_ type: ComponentType, place: Int) -> [Member] {
    let (width, height) =
      switch type {
      case .table: (320, 320)
      case .view, .textView: (288, 96)
      case .image: (96, 96)
      case .activityIndicator: (32, 32)
      case .button, .textField: (160, 32)
      default: (288, 32)
      }
    let x = type == .table ? 0 : 16
    let y = type == .table ? 0 : 16 + place % 8 * 48
    return [("x", x), ("y", y), ("width", width), ("height", height)].map {
      Member($0.0, .number(Double($0.1)))
    }
  }

  private static func data(_ type: String, _ text: String) -> [Member] {
    [
      Member("data_source", .string("data_array")), Member("data_type", .string(type)),
      Member("data", .string(text)),
    ]
  }

  private static func content(_ type: ComponentType, id: inout Int) -> [Member] {
    switch type {
    case .view: return [Member("all_data", .object([])), Member("components", .array([]))]
    case .label: return data("xml", "Label")
    case .button:
      return data("xml", "Button") + [
        Member("action_index", .number(0)), Member("action_type", .string("navigation")),
      ]
    case .textField, .textView: return data("xml", "")
    case .image: return data("image", "")
    case .table:
      let cell = component(.cell, id: &id, place: 0)
      return data("xml", "rss.channel.item") + [
        Member("has_releasetorefresh_view", .bool(false)), Member("has_loadmore", .bool(false)),
        Member("components", .array([cell])),
      ]
    case .cell:
      var label = component(.label, id: &id, place: 0)
      (label["y"], label["data"]) = (.number(8), .string("title"))
      (label["data_source"], label["data_type"]) = (.string("parent_node"), .string("xml_node"))
      return [
        Member("data_source", .string("parent_node")), Member("data_type", .string("xml_node")),
        Member("data", .string("item")), Member("row_height", .number(48)),
        Member("components", .array([label])),
      ]
    case .tabBar:
      let items = [0, 1].map { tab($0, id: id + $0) }
      id += 2
      return [Member("components", .array(items))]
    case .refreshView:
      let parts = [ComponentType.image, .activityIndicator, .refreshLabel].map {
        component($0, id: &id, place: 0)
      }
      return [
        Member("y", .number(-64)), Member("arrow_color", .string("gray")),
        Member("components", .array(parts)),
      ]
    case .refreshLabel:
      return [
        Member("release_text", .string("Release to update")),
        Member("refresh_text", .string("Pull down to update")),
        Member("loading_text", .string("Loading")),
      ]
    case .tabBarItem, .activityIndicator, .navigationBar: return []
    }
  }
}
