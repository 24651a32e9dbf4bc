import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// A page whose screen cannot be created.
struct Broken: Route {}

private final class BrokenScreen: Controller, LeaveGuard {
  struct Cause: Error {}
  private let log: StepLog

  init(_ log: StepLog) { self.log = log }

  override func connect() throws { throw Cause() }
  override func appear() { log.note("broken appears") }
  override func destroy() { log.note("broken is destroyed") }
  func mayLeave() -> LeaveAnswer { .no }
}

@MainActor
@Suite("Screens that cannot be created", .leakFree)
struct FailedCreationTests {
  private let keeper = MemoryKeeper()
  private let log = StepLog()

  private func launch(_ root: (RouteTable) -> Navigator) -> (Application, Navigator) {
    let routes = RouteTable()
    routes.add(Page.self) { PageScreen("\($0.number)", Script()) }
    routes.add(Broken.self) { [log] _ in BrokenScreen(log) }
    let root = root(routes)
    let application = Application(root: root, surface: NullSurface(), clock: ManualClock())
    application.ports.stateKeeper = keeper
    application.start()
    return (application, root)
  }

  private func stack(_ routes: RouteTable) -> Navigator {
    StackNavigator(routes: routes) { PageScreen("home", Script()) }
  }

  private func message(_ application: Application) -> String? {
    (application.window.panel as? DialogPanel)?.message
  }

  @Test func `a pushed one is removed, and the error is shown`() throws {
    let (application, root) = launch(stack)
    let stack = try #require(root as? StackNavigator)
    stack.push(Page(number: 1))
    stack.push(Broken())
    #expect(stack.navigation?.count == 2)
    #expect(stack.front?.title == "1")
    #expect(stack.front?.state == .appeared)
    #expect(stack.children.count == 2)
    #expect(log.take() == ["broken is destroyed"])
    #expect(message(application) == "Cause()")
    #expect(application.state == .active)
  }

  @Test func `one is removed even if the delegate handles the error`() throws {
    let (application, root) = launch(stack)
    let stack = try #require(root as? StackNavigator)
    log.recovers = true
    application.delegate = log
    stack.push(Broken())
    #expect(log.errors.count == 1)
    #expect(stack.navigation?.count == 1)
    #expect(stack.front?.title == "home")
    #expect(stack.front?.state == .appeared)
    #expect(message(application) == nil)
  }

  @Test func `a presented one is removed`() throws {
    let (application, root) = launch { routes in
      CompositeNavigator(routes: routes) { PageScreen("base", Script()) }
    }
    root.front?.present(Broken(), as: .sheet)
    #expect((root as? CompositeNavigator)?.navigation?.modals.isEmpty == true)
    #expect(root.front?.state == .appeared)
    #expect(message(application) != nil)
  }

  @Test func `the root of a nested stack removes the stack`() throws {
    let (_, root) = launch(stack)
    let stack = try #require(root as? StackNavigator)
    stack.push(StackNavigator(root: Broken()))
    #expect(stack.navigation?.count == 1)
    #expect(stack.front?.state == .appeared)
  }

  @Test func `tabs that a guard keeps appear again`() throws {
    let (application, root) = launch(stack)
    let stack = try #require(root as? StackNavigator)
    let editor = PageScreen("editor", Script())
    let tabs = PlainTabs([Tab("one") { editor }, Tab("two") { [log] in BrokenScreen(log) }])
    stack.push(tabs)
    editor.answer = .no
    tabs.select(1)
    #expect(stack.navigation?.count == 2)
    application.dispatch(.application(.enterBackground))
    application.dispatch(.application(.enterForeground))
    #expect(tabs.state == .appeared)
    tabs.select(0)
    #expect(editor.state == .appeared)
    #expect(log.take().isEmpty)
  }

  @Test func `one left on top by an earlier run is removed at launch`() throws {
    var isBroken = false
    func launchAgain() -> (Application, StackNavigator?) {
      let (application, root) = launch { routes in
        routes.add(Draft.self) { [log] _ in
          isBroken ? BrokenScreen(log) : PageScreen("draft", Script())
        }
        return self.stack(routes)
      }
      return (application, root as? StackNavigator)
    }
    let (first, stack) = launchAgain()
    stack?.push(Draft(number: 1))
    first.dispatch(.application(.enterBackground))
    isBroken = true
    let (second, again) = launchAgain()
    #expect(second.state == .active)
    #expect(again?.navigation?.count == 1)
    #expect(again?.front?.state == .appeared)
    #expect(message(second) != nil)
  }

  @Test func `the root of all ends the app, and others are saved`() {
    let (application, root) = launch(stack)
    (root as? StackNavigator)?.push(Page(number: 1))
    application.dispatch(.application(.terminate))
    let archive = keeper.archive
    let (second, _) = launch { routes in
      StackNavigator(routes: routes) { [log] in BrokenScreen(log) }
    }
    second.run { (second.root as? StackNavigator)?.popToRoot() }
    #expect(second.state == .notRunning)
    #expect(keeper.archive != archive)
    #expect(keeper.archive?.root.children.count == 1)
  }
}
