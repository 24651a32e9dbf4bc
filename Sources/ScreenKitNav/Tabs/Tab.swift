public import ScreenKitCore

/// One tab of a ``TabNavigator``: its title, and how its screen is created on the first visit.
public struct Tab {
  enum Content {
    case made(@MainActor () -> Controller)
    case route(AnyRoute)
  }

  /// The title in the tab bar, by which the tab is also restored after a relaunch.
  public let title: String
  let content: Content

  /// Creates a tab whose screen is created by a closure.
  ///
  /// - Parameters:
  ///   - title: The title in the tab bar, unique among the tabs.
  ///   - make: Creates the screen; called whenever an instance is needed.
  public init(_ title: String, make: @escaping @MainActor () -> Controller) {
    self.title = title
    content = .made(make)
  }

  /// Creates a tab that shows the screen of `route`.
  ///
  /// - Parameters:
  ///   - title: The title in the tab bar, unique among the tabs.
  ///   - route: The route of the screen, which must be registered.
  public init(_ title: String, route: some Route) {
    self.title = title
    content = .route(AnyRoute(route))
  }

  init(_ title: String, content: Content) { (self.title, self.content) = (title, content) }

  var place: Entry.Place { if case .route(let route) = content { .route(route) } else { .home } }
}
