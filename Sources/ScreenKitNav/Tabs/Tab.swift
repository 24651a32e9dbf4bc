public import ScreenKitCore

/// One tab of a ``TabNavigator``: its name, and how its screen is made at the first visit.
public struct Tab {
  enum Content {
    case made(@MainActor () -> Controller)
    case route(AnyRoute)
  }

  /// The name in the tab bar, by which the tab is also found again after a relaunch.
  public let title: String
  let content: Content

  /// Makes a tab whose screen the code provides for.
  ///
  /// - Parameters:
  ///   - title: The name in the tab bar, unique among the tabs.
  ///   - make: Makes the screen, each time when an instance is needed.
  public init(_ title: String, make: @escaping @MainActor () -> Controller) {
    self.title = title
    content = .made(make)
  }

  /// Makes a tab that shows the screen of `route`.
  ///
  /// - Parameters:
  ///   - title: The name in the tab bar, unique among the tabs.
  ///   - route: The route of the screen, which must be registered.
  public init(_ title: String, route: some Route) {
    self.title = title
    content = .route(AnyRoute(route))
  }

  init(_ title: String, content: Content) { (self.title, self.content) = (title, content) }

  var place: Entry.Place { if case .route(let route) = content { .route(route) } else { .home } }
}
