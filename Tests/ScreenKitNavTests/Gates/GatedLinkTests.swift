import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Links behind a gate", .leakFree)
struct GatedLinkTests {
  private let app = GatedApp()
  private let place: Destination = [
    .route(Entrance()), .route(GatedShell()), .tab("B"), .route(Page(number: 7)),
  ]

  private var stack: StackNavigator? { app.root as? StackNavigator }

  private var names: [String] {
    stack?.navigation?.entries.map { $0.route?.name ?? "home" } ?? []
  }

  private func startAtEntrance() { app.start { StackNavigator(routes: $0, root: Entrance()) } }

  @Test func `an entry screen in the link continues to tabs and screens`() throws {
    startAtEntrance()
    try app.root?.open(place)
    #expect(names == ["Entrance"])
    app.continueToDestination()
    #expect(names == ["Entrance", "GatedShell"])
    #expect(app.title == "7")
    app.application?.goBack()
    #expect(app.title == "home B")
    app.front?.tabNavigator?.close()
    #expect(app.title == "entrance")
    #expect(app.front?.continueToDestination() == false)
  }

  @Test func `the destination survives a relaunch`() throws {
    startAtEntrance()
    try app.root?.open(place)
    app.relaunch()
    app.continueToDestination()
    #expect(app.title == "7")
  }

  @Test func `so it does before the launch`() throws {
    app.start { [place] routes in
      let stack = StackNavigator(routes: routes, root: Entrance())
      try? stack.open(place)
      return stack
    }
    #expect(names == ["Entrance"])
    app.continueToDestination()
    #expect(app.title == "7")
  }

  @Test func `a stack with a waiting root delays the rest`() throws {
    app.start { StackNavigator(routes: $0, root: Gated(number: 1)) }
    try app.root?.open([.route(Gated(number: 1)), .route(Page(number: 2))])
    #expect(names == ["Entrance"])
    app.continueToDestination()
    #expect(names == ["Gated", "Page"])
    #expect(app.title == "2")
  }

  @Test func `a tab with an entry screen delays the rest`() throws {
    app.start { TabsBehindGate(routes: $0) }
    try app.root?.open([.tab("shell"), .tab("B"), .route(Page(number: 7))])
    #expect(app.title == "entrance")
    app.continueToDestination()
    #expect(app.title == "7")
  }

  @Test func `a link passes a tab whose gate was opened elsewhere`() throws {
    app.start { TabsBehindGate(routes: $0) }
    app.isOpen = true
    try app.root?.open([.tab("shell"), .tab("B"), .route(Page(number: 7))])
    #expect(app.title == "7")
  }

  @Test func `a whole stack has the entry screen only once`() {
    startAtEntrance()
    stack?.set(Entrance(), [GatedShell()])
    #expect(names == ["Entrance"])
    app.continueToDestination()
    #expect(names == ["Entrance", "GatedShell"])
  }

  private final class TabsBehindGate: TabNavigator {
    override func makeTabs() -> [Tab] {
      [Tab("open", route: Page(number: 1)), Tab("shell", route: GatedShell())]
    }
  }
}
