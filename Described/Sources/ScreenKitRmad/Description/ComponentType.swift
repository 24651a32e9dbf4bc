/// The kinds of components in a description.
public enum ComponentType: String, CaseIterable, Sendable {
  /// A rectangle that contains other components.
  case view = "UIView"
  /// The bar of a tab bar controller.
  case tabBar = "UITabBar"
  /// An item of a tab bar.
  case tabBarItem = "UITabBarItem"
  /// A sign that work is in progress.
  case activityIndicator = "UIActivityIndicatorView"
  /// A list with rows of data.
  case table = "RMADTableView"
  /// The template of a table's rows.
  case cell = "UITableViewCell"
  /// An image, or a series of images.
  case image = "RMADImageView"
  /// Text that cannot be edited.
  case label = "UILabel"
  /// A button that opens another controller.
  case button = "RMADButton"
  /// The bar of a navigation controller.
  case navigationBar = "UINavigationBar"
  /// One line of editable text.
  case textField = "UITextField"
  /// Several lines of editable text.
  case textView = "UITextView"
  /// The part above a table, which appears during a pull by the user.
  case refreshView = "RMADReleaseToRefreshView"
  /// The label in a refresh view, with a text for each state.
  case refreshLabel = "ReleaseToRefreshStatusLabel"

  /// Other accepted names of this type.
  public var aliases: [String] {
    switch self {
    case .table: ["UITableView"]
    case .image: ["UIImageView"]
    case .button: ["UIButton"]
    case .navigationBar: ["UINavbar"]
    default: []
    }
  }

  /// The type whose properties this type also has; `nil` if it has only its own.
  public var parent: ComponentType? {
    switch self {
    case .view, .tabBarItem: nil
    case .refreshLabel: .label
    default: .view
    }
  }

  /// Whether components of the type have a frame within their parent.
  public var hasFrame: Bool {
    switch self {
    case .tabBar, .tabBarItem, .navigationBar, .cell, .refreshView: false
    default: true
    }
  }

  /// Returns the type with the name or alias `name`, ignoring letter case; `nil` if there is none.
  static func named(_ name: String) -> ComponentType? {
    byName[name] ?? byName[ChoiceSet.normalized(name)]
  }

  private static let byName: [String: ComponentType] = {
    var types: [String: ComponentType] = [:]
    for type in allCases {
      for name in [type.rawValue] + type.aliases {
        types[name] = type
        types[ChoiceSet.normalized(name)] = type
      }
    }
    return types
  }()
}
