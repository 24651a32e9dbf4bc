/// The kinds of controllers in a description.
public enum ControllerType: String, CaseIterable, Sendable {
  /// Several controllers and a bar with an item for each, which selects the visible one.
  case tabBar = "tabbar_controller"
  /// A stack of controllers under a bar with a title and a back button.
  case navigation = "navigation_controller"
  /// A single screen; its first component is a view with all others.
  case view = "view_controller"

  /// Returns the type with `name`, ignoring letter case and separators; `nil` if there is none.
  static func named(_ name: String) -> ControllerType? {
    byName[ChoiceSet.normalized(name)]
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.map { (ChoiceSet.normalized($0.rawValue), $0) })
}
