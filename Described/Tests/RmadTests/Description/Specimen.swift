import ScreenKitRmad

/// A complete object of one owner of properties, in an app without mistakes.
///
/// Each member of the object has a separate line.
struct Specimen {
  let owner: Property.Owner
  var members: [(key: String, value: String)]
  private let prefix: String
  private let suffix: String

  init(_ owner: Property.Owner) {
    self.owner = owner
    (prefix, suffix) = Specimen.surroundings(of: owner)
    members = Property.properties(of: owner).compactMap { property in
      Specimen.right(property, owner).map { (property.key, $0) }
    }
  }

  /// The description.
  var text: String { prefix + object + suffix }

  /// The line on which the object begins.
  var line: Int { Specimen.lines(prefix) + 1 }

  /// The line of the member with `key`.
  func line(of key: String) -> Int {
    let before = members.prefix { $0.key != key }
    return line + 1 + before.count + before.reduce(0) { $0 + Specimen.lines($1.value) }
  }

  func replacing(_ key: String, by value: String) -> Specimen {
    var copy = self
    for index in members.indices where members[index].key == key {
      copy.members[index].value = value
    }
    return copy
  }

  func renaming(_ key: String, to name: String) -> Specimen {
    var copy = self
    for index in members.indices where members[index].key == key { copy.members[index].key = name }
    return copy
  }

  func removing(_ key: String) -> Specimen {
    var copy = self
    copy.members.removeAll { $0.key == key }
    return copy
  }

  func adding(_ key: String, _ value: String) -> Specimen {
    var copy = self
    copy.members.append((key, value))
    return copy
  }

  private var object: String {
    "{\n" + members.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ",\n") + "\n}"
  }

  private static func lines(_ text: String) -> Int { text.utf8.count { $0 == 0x0A } }
}

// MARK: - Values

extension Specimen {
  static let owners: [Property.Owner] =
    [.root, .controller, .dataForSend] + ComponentType.allCases.map(Property.Owner.component)

  /// Returns a valid value; `nil` for a property that cannot be combined with the others.
  static func right(_ property: Property, _ owner: Property.Owner) -> String? {
    switch property.key {
    case "id": return "1"
    case "action_index", "selectedIndex": return "0"
    // The indicator of a tab bar would have to be among its items.
    case "indicator_id": return owner == .component(.tabBar) ? nil : "77"
    case "release_to_refresh_view_id": return "78"
    case "icon_url": return "\"https://example.org/icon.png\""
    default: break
    }
    switch property.kind {
    case .text: return "\"a text\""
    case .whole(let range): return "\(max(range.lowerBound, 1))"
    case .number(let range): return "\(range.upperBound)"
    case .flag: return "true"
    case .color: return "\"ff0033\""
    case .choice(let choices): return "\"\(choices.names[0])\""
    case .choices(let choices): return "[\"\(choices.names[0])\"]"
    case .reference: return "\"0\""
    case .dataList: return "{ \"url\": \"https://example.org\" }"
    case .sentData: return "[{ \"data_type\": \"xml\", \"data\": \"a\" }]"
    case .controllerType: return "\"tabbar_controller\""
    case .componentType:
      guard case .component(let type) = owner else { return nil }
      return "\"\(type.rawValue)\""
    case .components: return components(of: owner)
    case .controllers: return "[\(screen(501)), \(screen(502))]"
    }
  }

  /// Returns a value of another kind than that of the property.
  static func wrong(_ kind: Property.Kind) -> String {
    switch kind {
    case .text: "true"
    case .whole, .number: "\"twelve\""
    case .flag: "\"perhaps\""
    case .color: "\"reddish\""
    case .choice, .choices: "\"no such name\""
    case .reference: "null"
    case .dataList, .sentData, .components, .controllers: "5"
    case .controllerType, .componentType: "\"UINothing\""
    }
  }

  private static func components(of owner: Property.Owner) -> String? {
    guard case .component(let type) = owner else {
      return owner == .controller ? "[\(tabBar(item(503)))]" : nil
    }
    return switch type {
    case .tabBar: "[\(item(504)), \(item(505))]"
    case .table: "[\(cell), \(refreshView(78, refreshLabel))]"
    case .refreshView: "[\(image), \(indicator(77)), \(refreshLabel)]"
    default: "[\(indicator(77))]"
    }
  }
}

// MARK: - Surroundings

extension Specimen {
  static let root = """
    "data_version": "1", "status_bar_hidden": "No", "status_bar_style": "Black", \
    "default_indicator_style": "gray", "default_font": "arial", "default_font_size": "12"
    """
  private static let frame = """
    "x": 0, "y": 0, "width": 10, "height": 10, "bg_color": "ffffff", "alpha": 1
    """
  private static let data = """
    "data_source": "data_array", "data_type": "xml", "data": "a"
    """
  private static let image = """
    { "component_type": "RMADImageView", "id": 601, \(frame), \(data) }
    """
  private static let refreshLabel = """
    { "component_type": "ReleaseToRefreshStatusLabel", "id": 602, \(frame), \
    "release_text": "a", "refresh_text": "b", "loading_text": "c" }
    """
  private static let cell = """
    { "component_type": "UITableViewCell", "id": 603, \(data), "row_height": 44 }
    """

  private static func indicator(_ id: Int) -> String {
    "{ \"component_type\": \"UIActivityIndicatorView\", \"id\": \(id), \(frame) }"
  }

  private static func refreshView(_ id: Int, _ label: String, indicator: Int = 77) -> String {
    """
    { "component_type": "RMADReleaseToRefreshView", "id": \(id), "y": "- 100", \
    "arrow_color": "red", "components": [\(image), \(Specimen.indicator(indicator)), \(label)] }
    """
  }

  private static func view(_ id: Int, _ components: String) -> String {
    """
    { "component_type": "UIView", "id": \(id), "bg_color": "ffffff", "alpha": 1, "all_data": {}, \
    "components": [\(components)] }
    """
  }

  static func screen(_ id: Int, _ components: String = "") -> String {
    "{ \"controller_type\": \"view_controller\", \"components\": [\(view(id, components))] }"
  }

  private static func item(_ id: Int) -> String {
    """
    { "component_type": "UITabBarItem", "id": \(id), "icon_url": "more", "action_index": "1", \
    "action_type": "default" }
    """
  }

  private static func tabBar(_ first: String) -> String {
    "{ \"component_type\": \"UITabBar\", \"id\": 604, \"components\": [\(first), \(item(605))] }"
  }

  private static func table(_ options: String, _ components: String) -> String {
    """
    { "component_type": "RMADTableView", "id": 606, \(frame), \(data), "has_loadmore": false, \
    \(options), "components": [\(components)] }
    """
  }

  static func app(_ controllers: String) -> String {
    "{ \(root), \"controllers\": [\(controllers)] }"
  }

  /// Returns the text before and after an object of `owner`.
  private static func surroundings(of owner: Property.Owner) -> (String, String) {
    let mark = "@"
    let text: String
    switch owner {
    case .root: text = mark
    case .controller: text = app(mark)
    case .dataForSend:
      text = app(
        screen(
          607,
          """
          { "component_type": "RMADButton", "id": 608, \(frame), \(data), "action_index": 0, \
          "action_type": "default", "data_for_send": \(mark) }
          """))
    case .component(let type):
      let plain = "\"has_releasetorefresh_view\": false"
      switch type {
      case .tabBar, .tabBarItem:
        let bar = type == .tabBar ? mark : tabBar(mark)
        text = app(
          """
          { "controller_type": "tabbar_controller", "components": [\(bar)], \
          "controllers": [\(screen(609)), \(screen(610))] }
          """)
      case .navigationBar:
        text = app(
          """
          { "controller_type": "navigation_controller", "components": [\(mark)], \
          "controllers": [\(screen(611))] }
          """)
      case .cell: text = app(screen(612, table(plain, mark)))
      case .refreshView, .refreshLabel:
        let view = type == .refreshView ? mark : refreshView(1_000, mark, indicator: 79)
        let id = type == .refreshView ? 1 : 1_000
        let options = """
          "has_releasetorefresh_view": "Yes", "release_to_refresh_view_id": \(id)
          """
        text = app(screen(613, table(options, cell + ", " + view)))
      default: text = app(screen(614, mark))
      }
    }
    let parts = text.split(separator: mark, omittingEmptySubsequences: false)
    return (String(parts[0]), String(parts[1]))
  }
}
