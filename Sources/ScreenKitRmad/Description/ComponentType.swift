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
  /// A list of rows made from data.
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
  /// The part above a table that appears while the user pulls it down.
  case refreshView = "RMADReleaseToRefreshView"
  /// The label in a refresh view, with a text for each state.
  case refreshLabel = "ReleaseToRefreshStatusLabel"

  /// Further names that are read as this type.
  public var aliases: [String] {
    switch self {
    case .table: ["UITableView"]
    case .image: ["UIImageView"]
    case .button: ["UIButton"]
    case .navigationBar: ["UINavbar"]
    default: []
    }
  }

  /// The type whose properties this type has besides its own, or `nil` if it has only its own.
  public var parent: ComponentType? {
    switch self {
    case .view, .tabBarItem: nil
    case .refreshLabel: .label
    default: .view
    }
  }

  /// Whether components of the type have a frame in the component around them.
  public var hasFrame: Bool {
    switch self {
    case .tabBar, .tabBarItem, .navigationBar, .cell, .refreshView: false
    default: true
    }
  }

  /// Returns the type with `name` or an alias of it; letter case does not matter.
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
