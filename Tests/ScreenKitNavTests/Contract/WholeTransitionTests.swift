import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// A check that transitions of several navigators keep the order of one (R2).
@MainActor
@Suite("Transitions across navigators", .leakFree, .proves("F-100"))
struct WholeTransitionTests {
  @Test func `a link under a sheet destroys it after the new screen appears`() throws {
    let routes = RouteTable()
    let script = Script()
    routes.add(Page.self) { PageScreen("\($0.number)", script) }
    let stack = StackNavigator(routes: routes, root: Page(number: 1))
    stack.title = "outer"
    let root = CompositeNavigator(routes: routes) { stack }
    root.title = "outer"
    let app = PlacedApp(.alone, root)
    stack.push(Page(number: 2))
    root.present(Page(number: 9), as: .sheet)
    app.settle()
    try root.open([.route(Page(number: 1)), .route(Page(number: 3))])
    #expect(
      app.calls == ["9.pause", "3.create", "3.appear", "9.destroy", "2.destroy"])
    app.application.quit()
  }

  @Test func `a link into another tab destroys nothing before the pause`() throws {
    let routes = RouteTable()
    let script = Script()
    routes.add(Page.self) { PageScreen("\($0.number)", script) }
    let tabs = PlainTabs([
      Tab("A") { PageScreen("a", script) },
      Tab("B") {
        let stack = StackNavigator(routes: routes, root: Page(number: 1))
        stack.title = "outer"
        return stack
      },
    ])
    tabs.title = "outer"
    let app = PlacedApp(.alone, tabs)
    tabs.select(1)
    (tabs.front as? StackNavigator)?.push(Page(number: 2))
    tabs.select(0)
    app.settle()
    try tabs.open([.tab("B"), .route(Page(number: 1)), .route(Page(number: 3))])
    #expect(app.calls == ["a.pause", "3.create", "3.appear", "2.destroy"])
    app.application.quit()
  }

  @Test func `leaving a gate across navigators destroys at the end`() {
    let script = Script()
    let routes = RouteTable()
    let door = Door()
    let gate = Gate(entryScreen: Page(number: 0)) { door.isOpen }
    routes.add(Page.self) { PageScreen("\($0.number)", script) }
    routes.add(Gated.self, behind: gate) { PageScreen("gated \($0.number)", script) }
    let stack = StackNavigator(routes: routes) { PageScreen("home", script) }
    stack.title = "outer"
    let root = CompositeNavigator(routes: routes) { stack }
    root.title = "outer"
    let app = PlacedApp(.alone, root)
    stack.push(Gated(number: 1))
    stack.push(Page(number: 5))
    root.present(Gated(number: 2), as: .sheet)
    app.settle()
    door.isOpen = false
    #expect((root.front as? PageScreen)?.removeScreens(behind: gate) == true)
    #expect(
      app.calls == ["gated 2.pause", "5.appear", "gated 2.destroy", "gated 1.destroy"])
    app.application.quit()
  }
}

@MainActor
private final class Door {
  var isOpen = true
}
