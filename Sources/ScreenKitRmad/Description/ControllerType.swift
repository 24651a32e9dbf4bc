/// The kinds of controllers in a description.
public enum ControllerType: String, CaseIterable, Sendable {
  /// Several controllers, one of which is chosen by a bar with an item for each.
  case tabBar = "tabbar_controller"
  /// A stack of controllers under a bar with a title and a back button.
  case navigation = "navigation_controller"
  /// One screen, whose first component is a view with all others.
  case view = "view_controller"

  /// Returns the type with `name`; letter case and separators do not matter.
  static func named(_ name: String) -> ControllerType? {
    byName[ChoiceSet.normalized(name)]
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.map { (ChoiceSet.normalized($0.rawValue), $0) })
}
