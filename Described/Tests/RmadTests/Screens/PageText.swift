/// Descriptions of small apps, for tests of single properties.
enum PageText {
  static let frame = """
    "x": 0, "y": 0, "width": 160, "height": 32, "bg_color": "clear_color", "alpha": 1
    """

  /// Returns a component with `members`, each a name and a value of JSON.
  static func component(
    _ type: String, _ id: Int, _ members: String = "", components: String? = nil
  ) -> String {
    let members = members.isEmpty ? "" : ", " + members
    let inner = components.map { ", \"components\": [\($0)]" } ?? ""
    return "{ \"component_type\": \"\(type)\", \"id\": \(id), \(frame)\(members)\(inner) }"
  }

  /// Returns the members of a component that shows `text`.
  static func data(_ text: String, _ members: String = "") -> String {
    "\"data_source\": \"data_array\", \"data_type\": \"xml\", \"data\": \"\(text)\""
      + (members.isEmpty ? "" : ", " + members)
  }

  /// Returns a controller whose view has `components`; `bar` are the components of a navigation bar.
  static func page(
    _ components: String, view: String = "", bar: String? = nil, id: Int = 1
  ) -> String {
    let view = view.isEmpty ? "\"all_data\": {}" : view
    let bar = bar.map {
      ", { \"component_type\": \"UINavigationBar\", \"id\": \(id + 500), \"components\": [\($0)] }"
    }
    return """
      { "controller_type": "view_controller", "components": [
        { "component_type": "UIView", "id": \(id), "bg_color": "ffffff", "alpha": 1, \(view),
          "components": [\(components)] }\(bar ?? "") ] }
      """
  }

  /// Returns a tab bar controller with two tabs.
  static func tabs(_ bar: String, _ items: [String], _ pages: [String]) -> String {
    let items = items.enumerated().map { index, members in
      """
      { "component_type": "UITabBarItem", "id": \(910 + index), "icon_text": "Tab \(index)",
        "action_index": \(index), \(members) }
      """
    }.joined(separator: ", ")
    return """
      { "controller_type": "tabbar_controller", "components": [
        { "component_type": "UITabBar", "id": 900, \(bar) "components": [\(items)] } ],
        "controllers": [\(pages.joined(separator: ", "))] }
      """
  }

  /// Returns the app of `controllers`; `style` is the style of its indicators.
  static func app(_ controllers: String, style: String = "gray") -> String {
    """
    { "data_version": "1", "status_bar_hidden": false, "status_bar_style": "gray",
      "default_indicator_style": "\(style)", "default_font": "arial", "default_font_size": 17,
      "controllers": [\(controllers)] }
    """
  }
}
