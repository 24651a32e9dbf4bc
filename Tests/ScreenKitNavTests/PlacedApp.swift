import MasterDetailSources
import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport

/// An app with the tested navigator at any of the settings, like the stack of ``World``.
@MainActor
final class PlacedApp {
  let log = StepLog()
  let application: Application

  /// Starts an app with `subject` at the position of `setting`.
  init(_ setting: World.Setting, _ subject: Navigator) {
    let root = PlacedApp.root(setting, subject)
    application = Application(root: root, surface: NullSurface(), clock: ManualClock())
    application.delegate = log
    application.start()
    switch setting {
    case .aboveTabs: (root as? StackNavigator)?.push(subject)
    case .insideDetail: try? root.open([.route(Page(number: 0))])
    default: break
    }
  }

  private static func root(_ setting: World.Setting, _ subject: Navigator) -> Navigator {
    switch setting {
    case .alone: subject
    case .insideTab: tabs { subject }
    case .aboveTabs: outer(StackNavigator { tabs { outer(PageScreen("", Script())) } })
    case .underModals: outer(CompositeNavigator { subject })
    case .insideMaster: outer(MasterDetailNavigator { subject })
    case .insideDetail:
      outer(MasterDetailNavigator(routes: routes(subject)) { PageScreen("outer", Script()) })
    case .threeDeep:
      outer(CompositeNavigator { tabs { outer(StackNavigator { tabs { subject } }) } })
    }
  }

  private static func routes(_ subject: Navigator) -> RouteTable {
    let routes = RouteTable()
    routes.add(Page.self) { _ in subject }
    return routes
  }

  private static func tabs(_ first: @escaping @MainActor () -> Controller) -> Navigator {
    outer(PlainTabs([Tab("one", make: first), Tab("two") { outer(PageScreen("", Script())) }]))
  }

  private static func outer<C: Controller>(_ controller: C) -> C {
    controller.title = "outer"
    return controller
  }

  /// The calls of the navigator and its content since the last call.
  var calls: [String] { log.take().filter { !$0.hasPrefix("outer.") } }

  /// Discards the calls recorded so far.
  func settle() { _ = log.take() }

  func background() { application.dispatch(.application(.enterBackground)) }
  func foreground() { application.dispatch(.application(.enterForeground)) }
}
