public import ScreenKitCore

/// One tab of a ``TabNavigator``: its id, its title, and the creation of its screen.
public struct Tab {
  enum Content {
    case made(@MainActor () -> Controller)
    case route(AnyRoute)
  }

  /// The identity by which links, saved state and key maps find the tab, in every language.
  public let id: String
  private let text: @MainActor (Strings) -> String
  /// The icon before the title; `nil` for none.
  public internal(set) var icon: TabIcon?
  let content: Content

  /// The title in the tab bar, in the language of the app.
  @MainActor public var title: String { text(Strings.current) }

  /// Creates a tab whose screen is created by a closure.
  ///
  /// - Parameters:
  ///   - title: The title in the tab bar.
  ///   - id: The identity, unique among the tabs; `nil` uses the title. Pass one if the title is
  ///     translated or may change.
  ///   - icon: The icon before the title; `nil` for none.
  ///   - make: Creates the screen; called whenever an instance is needed.
  public init(
    _ title: String, id: String? = nil, icon: TabIcon? = nil,
    make: @escaping @MainActor () -> Controller
  ) {
    self.init({ _ in title }, id: id ?? title, content: .made(make))
    self.icon = icon
  }

  /// Creates a tab whose title follows the language of the app.
  ///
  /// - Parameters:
  ///   - title: Returns the title in the tab bar, such as `\.mail.inbox`.
  ///   - id: The identity, unique among the tabs.
  ///   - icon: The icon before the title; `nil` for none.
  ///   - make: Creates the screen; called whenever an instance is needed.
  public init(
    _ title: @escaping @MainActor (Strings) -> String, id: String, icon: TabIcon? = nil,
    make: @escaping @MainActor () -> Controller
  ) {
    self.init(title, id: id, content: .made(make))
    self.icon = icon
  }

  /// Creates a tab that shows the screen of `route`.
  ///
  /// - Parameters:
  ///   - title: The title in the tab bar.
  ///   - id: The identity, unique among the tabs; `nil` uses the title.
  ///   - icon: The icon before the title; `nil` for none.
  ///   - route: The route of the screen, which must be registered.
  public init(_ title: String, id: String? = nil, icon: TabIcon? = nil, route: some Route) {
    self.init({ _ in title }, id: id ?? title, content: .route(AnyRoute(route)))
    self.icon = icon
  }

  init(_ title: @escaping @MainActor (Strings) -> String, id: String, content: Content) {
    (text, self.id, self.content) = (title, id, content)
  }

  var place: Entry.Place { if case .route(let route) = content { .route(route) } else { .home } }
}
