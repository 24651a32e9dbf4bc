public import ScreenKitCore
public import Foundation

/// The model of a running described app: its description, and the services that its screens use.
///
/// A backend or an updater sets ``description``; the screens follow.
@MainActor
public final class DescribedModel: Model {
  /// The description that is shown.
  @Observed public var description: AppDescription
  /// The source of the feeds.
  public let feeds: any FeedSource
  /// The source of images by their addresses; `nil` shows their names.
  public var images: (any ImageSource)?
  /// Whether the first frame of a long page has all components, also those below the visible part.
  ///
  /// Otherwise they follow right after that frame. It is for hosts that may show the first frame alone,
  /// such as to browsers without script.
  public var makesLongPagesAtOnce = false
  /// The makers of views for the types of components.
  public let components: ComponentVocabulary
  /// The texts of the runtime itself.
  public let texts: RmadTexts
  /// Returns the present time, from which the age of data is counted.
  public let now: @MainActor () -> Date
  /// Called with the text of a field in which the user pressed Return.
  public var onSubmit: (@MainActor (ComponentDescription, String) -> Void)?
  /// Mistakes in the description that were found while it was shown, without repetitions.
  @Observed public private(set) var warnings: Set<DataWarning> = []
  /// The rows from which controllers were opened, as long as their screens may exist.
  var openedNodes: [DescribedRoute: FeedNode] = [:]

  /// Creates a model.
  ///
  /// - Parameters:
  ///   - description: The first description.
  ///   - feeds: The source of feeds.
  ///   - components: The makers of views.
  ///   - texts: The texts of the runtime.
  ///   - now: Returns the present time.
  public init(
    _ description: AppDescription, feeds: any FeedSource,
    components: ComponentVocabulary = ComponentVocabulary(), texts: RmadTexts = RmadTexts(),
    now: @escaping @MainActor () -> Date = { Date() }
  ) {
    (self.feeds, self.components, self.texts, self.now) = (feeds, components, texts, now)
    self.description = description
    super.init()
  }

  /// Creates the controller of `route`: tabs, a stack or a screen that comes to the front by `entrance`.
  ///
  /// A route to a controller that is gone gets a screen, which closes itself.
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

  /// Creates the screen of the view controller at `path` alone, without the navigators around it.
  ///
  /// It serves for previews in authoring tools. Its actions need the navigators of a whole app, so the
  /// preview must be disabled.
  public func makePreview(at path: [Int]) -> Controller {
    let screen = DescribedScreen(self, DescribedRoute(path: path, in: description))
    // The tool looks for the components in it.
    screen.makesAllAtOnce = true
    return screen
  }

  /// Creates the first screen of `route`, which for a navigation controller is its root.
  func makeRoot(of route: DescribedRoute) -> Controller {
    guard let controller = controller(of: route), controller.type == .navigation else {
      return makeController(route)
    }
    let root = root(of: route)
    return root == route ? DescribedScreen(self, route) : makeController(root)
  }

  /// Returns the controller of `route`; `nil` if it is gone.
  func controller(of route: DescribedRoute) -> ControllerDescription? {
    description.path(of: route).flatMap(description.controller)
  }

  /// Returns the route that shows the same on a stack: that of a navigation controller is its root.
  ///
  /// The root is the controller's own view if it has one, and otherwise its first controller.
  func root(of route: DescribedRoute) -> DescribedRoute {
    guard let path = description.path(of: route), let controller = description.controller(at: path),
      controller.type == .navigation, controller.rootView == nil, !controller.controllers.isEmpty
    else { return route }
    let inner = DescribedRoute(
      path: path + [0], in: description, sent: route.sent, rowTitle: route.rowTitle)
    return root(of: inner)
  }

  /// Records a mistake that was found while the app runs; `nil` is none.
  func record(_ warning: DataWarning?) {
    guard let warning, warnings.count < 1_000 else { return }
    warnings.insert(warning)
  }
}
