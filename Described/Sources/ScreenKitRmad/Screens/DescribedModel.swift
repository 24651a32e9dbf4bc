public import ScreenKitCore
public import Foundation

/// The model of a running described app: its description, and the services for its screens.
///
/// A backend or an updater sets ``description``; the screens then update themselves.
@MainActor
public final class DescribedModel: Model {
  /// The current description.
  @Observed public var description: AppDescription
  /// The source of the feeds.
  public let feeds: any FeedSource
  /// The source of images by their addresses; if it is `nil`, names are shown instead.
  public var images: (any ImageSource)?
  /// Whether the first frame of a long page contains all components, even below the visible part.
  ///
  /// Otherwise these components follow right after that frame. The value `true` is for hosts that
  /// may show only the first frame, for example to browsers without script.
  public var makesLongPagesAtOnce = false
  /// The makers of views for the types of components.
  public let components: ComponentVocabulary
  /// The texts of the framework.
  public let texts: RmadTexts
  /// Returns the current time, for the age of data.
  public let now: @MainActor () -> Date
  /// The handler of Return in a field, with the text of the field.
  public var onSubmit: (@MainActor (ComponentDescription, String) -> Void)?
  /// The mistakes in the description that were found in the running app, without repetitions.
  @Observed public private(set) var warnings: Set<DataWarning> = []
  /// The rows from which controllers were opened, while their screens may exist.
  var openedNodes: [DescribedRoute: FeedNode] = [:]
  /// The number of times that a change of the controllers has replaced all screens.
  var rebuildCount = 0

  /// Creates a model.
  ///
  /// - Parameters:
  ///   - description: The first description.
  ///   - feeds: The source of feeds.
  ///   - components: The makers of views.
  ///   - texts: The texts of the framework.
  ///   - now: Returns the current time.
  public init(
    _ description: AppDescription, feeds: any FeedSource,
    components: ComponentVocabulary = ComponentVocabulary(), texts: RmadTexts = RmadTexts(),
    now: @escaping @MainActor () -> Date = { Date() }
  ) {
    (self.feeds, self.components, self.texts, self.now) = (feeds, components, texts, now)
    self.description = description
    super.init()
  }

  /// Creates the root screen of the app, which follows the new versions of `updates`.
  ///
  /// If only the content of controllers changes in a new description, their screens rebuild
  /// themselves. If the controllers change, all screens are created again from their saved states,
  /// so that the user keeps the place and the inputs.
  public func makeApp(updates: DescriptionUpdates? = nil) -> Controller {
    DescribedApp(self, updates: updates)
  }

  /// Creates the controller of `route`: tabs, a stack, or a screen with the transition `entrance`.
  ///
  /// For a route to a removed controller, the result is a screen that closes itself.
  func makeController(_ route: DescribedRoute, entrance: ScreenEntrance? = nil) -> Controller {
    guard let path = description.path(of: route) else { return DescribedScreen(self, route) }
    switch description.controller(at: path)?.type {
    case .tabBar?: return DescribedTabs(self, path: path)
    case .navigation?: return DescribedStack(self, route, entrance: entrance)
    case .view?, nil:
      let screen = DescribedScreen(self, route)
      screen.entrance = entrance
      return screen
    }
  }

  /// Creates only the screen of the view controller at `path`, without navigators around it.
  ///
  /// It is for previews in authoring tools. Actions need the navigators of a whole app, so the
  /// preview must be disabled.
  public func makePreview(at path: [Int]) -> Controller {
    let screen = DescribedScreen(self, DescribedRoute(path: path, in: description))
    // The authoring tool searches the screen for components.
    screen.makesAllAtOnce = true
    return screen
  }

  /// Creates the first screen of `route`; for a navigation controller, this is its root.
  func makeRoot(of route: DescribedRoute) -> Controller {
    guard let controller = controller(of: route), controller.type == .navigation else {
      return makeController(route)
    }
    let root = root(of: route)
    return root == route ? DescribedScreen(self, route) : makeController(root)
  }

  /// Returns the controller of `route`; `nil` if it no longer exists.
  func controller(of route: DescribedRoute) -> ControllerDescription? {
    description.path(of: route).flatMap(description.controller)
  }

  /// Returns the route with the same screen on a stack; a navigation controller is replaced by its
  /// root.
  ///
  /// The root is the navigation controller's own view, or else its first controller.
  func root(of route: DescribedRoute) -> DescribedRoute {
    guard let path = description.path(of: route), let controller = description.controller(at: path),
      controller.type == .navigation, controller.rootView == nil, !controller.controllers.isEmpty
    else { return route }
    let inner = DescribedRoute(
      path: path + [0], in: description, sent: route.sent, rowTitle: route.rowTitle)
    return root(of: inner)
  }

  /// Records a mistake found in the running app; does nothing for `nil`.
  func record(_ warning: DataWarning?) {
    guard let warning, warnings.count < 1_000 else { return }
    warnings.insert(warning)
  }
}
