/// Texts of descriptions with a tab bar, for tests of changes.
enum DescriptionText {
  /// Returns a view controller with a root view and labels.
  static func screen(_ id: Int, _ labels: [(id: Int, text: String)] = []) -> String {
    let components = labels.map { label in
      """
      {"id": \(label.id), "component_type": "UILabel", "x": 0, "y": 0, "width": 100, "height": 20,
       "bg_color": "ffffff", "alpha": 1.0, "all_data": {},
       "data_source": "data_array", "data_type": "xml", "data": "\(label.text)"}
      """
    }
    return """
      {"controller_type": "view_controller", "components": [
        {"id": \(id), "component_type": "UIView", "x": 0, "y": 0, "width": 320, "height": 460,
         "bg_color": "ffffff", "alpha": 1.0, "all_data": {"url": "https://e.org/feed"},
         "components": [\(components.joined(separator: ",\n"))]}]}
      """
  }

  /// Returns a description of controllers.
  static func app(_ version: String, font: String = "arial", _ controllers: String...) -> String {
    """
    {"data_version": "\(version)", "status_bar_hidden": "No", "status_bar_style": "Black",
     "default_indicator_style": "large_white", "default_font": "\(font)", "default_font_size": "12",
     "controllers": [\(controllers.joined(separator: ",\n"))]}
    """
  }
}
