internal import ScreenKitRmad

/// The names of types for authors and in descriptions.
enum StudioNames {
  static func componentType(_ name: String) -> ComponentType? {
    ComponentType.allCases.first { $0.rawValue == name || $0.aliases.contains(name) }
      ?? ComponentType.allCases.first { type in
        ([type.rawValue] + type.aliases).contains { normalized($0) == normalized(name) }
      }
  }

  static func controllerType(_ name: String) -> ControllerType? {
    ControllerType.allCases.first { normalized($0.rawValue) == normalized(name) }
  }

  private static func normalized(_ name: String) -> String {
    name.lowercased().filter { $0 != "_" && $0 != " " && $0 != "-" }
  }

  static func title(_ type: ControllerType) -> String {
    switch type {
    case .tabBar: "Tabs"
    case .navigation: "Navigation"
    case .view: "Page"
    }
  }

  static func title(_ type: ComponentType) -> String {
    switch type {
    case .view: "View"
    case .tabBar: "Tab bar"
    case .tabBarItem: "Tab"
    case .activityIndicator: "Activity indicator"
    case .table: "Table"
    case .cell: "Cell"
    case .image: "Image"
    case .label: "Label"
    case .button: "Button"
    case .navigationBar: "Navigation bar"
    case .textField: "Text field"
    case .textView: "Text view"
    case .refreshView: "Refresh view"
    case .refreshLabel: "Refresh label"
    }
  }
}
