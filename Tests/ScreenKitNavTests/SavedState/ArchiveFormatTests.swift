import ScreenKitCore
import ScreenKitNav
import ScreenKitTesting
import Testing

/// The names and values of saved navigation in files of earlier versions.
@MainActor
@Suite("Format of saved navigation", .leakFree)
struct ArchiveFormatTests {
  private let keeper = MemoryKeeper()

  private func launch() -> (Application, TabNavigator) {
    let routes = RouteTable()
    let script = Script()
    routes.add(Page.self) { PageScreen("\($0.number)", script) }
    routes.add(Gated.self, behind: Gate(entryScreen: Page(number: 0)) { false }) { _ in
      PageScreen("gated", script)
    }
    let tabs = TabNavigator(
      routes: routes,
      tabs: [
        Tab("stack") { StackNavigator { PageScreen("home", script) } },
        Tab("modals") { CompositeNavigator { PageScreen("base", script) } },
        Tab("link") { StackNavigator { PageScreen("start", script) } },
      ])
    let application = Application(root: tabs, surface: NullSurface(), clock: ManualClock())
    application.ports.stateKeeper = keeper
    application.start()
    return (application, tabs)
  }

  @Test func `navigators save entries, styles, tabs, guards and destinations by name`() throws {
    let (application, tabs) = launch()
    tabs.add(Tab("added", route: Page(number: 4)))
    tabs.badge("3", at: 0)
    (tabs.front as? StackNavigator)?.push(Page(number: 1))
    (tabs.front?.front as? PageScreen)?.answer = .no
    tabs.select(1)
    (tabs.front as? CompositeNavigator)?.present(Page(number: 2), as: .sheet)
    (tabs.front as? CompositeNavigator)?.present(Gated(number: 3), as: .dialog)
    application.dispatch(.application(.enterBackground))
    let root = try #require(keeper.archive?.root)
    let page = { (id: Int, number: Int) in
      "{id: \(id), route: {arguments: {number: \(number)}, name: Page}}"
    }
    #expect(
      text(root) == """
        {ledger: {lastID: 9, pendingDestinations: \
        {9: [{route: {arguments: {number: 3}, name: Gated}}]}, \
        results: {askers: {}, pendingResults: {}, results: {}}}, \
        tabs: {history: [1, 2], items: [{badge: 3, entry: {id: 1}, name: stack}, \
        {entry: {id: 2}, name: modals}, {entry: {id: 3}, name: link}, \
        {entry: \(page(5, 4)), name: added}], known: [stack, modals, link]}}
        """)
    #expect(
      root.children["1"].map(text) == "{entries: [{id: 4}, \(page(6, 1))], guarded: [6]}")
    #expect(
      root.children["2"].map(text)
        == "{entries: [{id: 7}, \(page(8, 2)), \(page(9, 0))], styles: [sheet, dialog]}")
    let (_, again) = launch()
    #expect(again.navigation == tabs.navigation)
  }

  @Test func `a stack that was never shown saves its destination by name`() throws {
    let (application, tabs) = launch()
    application.dispatch(.application(.enterBackground))
    try tabs.open([.tab("link"), .route(Page(number: 5))])
    application.dispatch(.application(.terminate))
    let root = try #require(keeper.archive?.root)
    #expect(
      root.children["3"].map(text)
        == "{arrival: [{route: {arguments: {number: 5}, name: Page}}]}")
  }

  private func text(_ state: ScreenState) -> String {
    state.navigation.map { text(.state($0)) } ?? ""
  }

  private func text(_ value: SavedState.Value) -> String {
    switch value {
    case .state(let state):
      let members = state.keys.sorted().map { "\($0): \(state[$0].map(text) ?? "")" }
      return "{\(members.joined(separator: ", "))}"
    case .list(let values): return "[\(values.map(text).joined(separator: ", "))]"
    case .string(let text): return text
    case .int(let number): return "\(number)"
    default: return "\(value)"
    }
  }
}
