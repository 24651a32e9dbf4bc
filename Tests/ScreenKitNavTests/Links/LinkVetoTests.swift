import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitNav

private struct Pair: Route {}

/// Modals over tabs with a stack in each, and tabs among the routes that can be pushed.
@MainActor
private final class DeepApp {
  let log = StepLog()
  let root: CompositeNavigator
  let application: Application
  let stacks: [StackNavigator]

  init() {
    let routes = RouteTable()
    routes.add(Page.self) { PageScreen("\($0.number)", Script()) }
    routes.add(Pair.self) { _ in
      PlainTabs(
        ["C", "D"].map { name in
          Tab(name) { StackNavigator { PageScreen("home \(name)", Script()) } }
        })
    }
    let stacks = ["A", "B"].map { name in StackNavigator { PageScreen("home \(name)", Script()) } }
    self.stacks = stacks
    root = CompositeNavigator(routes: routes) {
      PlainTabs([Tab("A") { stacks[0] }, Tab("B") { stacks[1] }])
    }
    application = Application(root: root, surface: NullSurface(), clock: ManualClock())
    application.delegate = log
    application.start()
    _ = log.take()
  }

  var front: PageScreen? { Array(root.frontPath).last as? PageScreen }
  var tabs: TabNavigator? { stacks[0].parent as? TabNavigator }

  func screen(_ title: String, of stack: Int) -> PageScreen? {
    stacks[stack].children.first { $0.title == title } as? PageScreen
  }
}

@MainActor
@Suite("Links that remove screens", .leakFree)
struct LinkVetoTests {
  private let app = DeepApp()
  private let place: Destination = [.tab("A"), .route(Page(number: 2))]

  /// Shows stack A with page 1 on it, tab B in front, and a dialog over both.
  private func arrange() {
    app.stacks[0].push(Page(number: 1))
    app.tabs?.select(1)
    app.root.present(PageScreen("dialog", Script()), as: .dialog)
    _ = app.log.take()
  }

  @Test func `all guards agree, and then everything moves at once`() throws {
    arrange()
    try app.root.open(place)
    #expect(app.front?.title == "2")
    #expect(app.root.navigation?.modals.isEmpty == true)
    #expect(app.tabs?.navigation?.selected == 0)
    #expect(app.stacks[0].navigation?.count == 2)
    let steps = app.log.take()
    #expect(!steps.contains("home B.appear") && !steps.contains("1.appear"))
  }

  @Test(arguments: ["1", "dialog"])
  func `one veto anywhere keeps everything`(title: String) throws {
    arrange()
    let guarded = title == "1" ? app.screen("1", of: 0) : app.front
    guarded?.answer = .no
    try app.root.open(place)
    #expect(app.log.take().isEmpty)
    #expect(app.front?.title == "dialog")
    #expect(app.tabs?.navigation?.selected == 1)
    #expect(app.stacks[0].navigation?.top.route == AnyRoute(Page(number: 1)))
  }

  @Test func `the front screen is asked first`() throws {
    arrange()
    var asked: [String] = []
    for screen in [app.screen("1", of: 0), app.front] {
      let title = screen?.title ?? ""
      screen?.question = { asked.append(title) }
    }
    try app.root.open(place)
    #expect(asked == ["dialog", "1"])
  }

  @Test func `a late answer delays everything`() async throws {
    arrange()
    let answers = Waiter()
    app.front?.answer = .ask { await answers.wait() }
    try app.root.open(place)
    await app.application.waitUntilIdle()
    #expect(app.log.take().isEmpty)
    answers.signal()
    await app.application.waitUntilIdle()
    #expect(app.front?.title == "2")
    #expect(app.root.navigation?.modals.isEmpty == true)
  }

  @Test func `a veto leaves no screen that was created on the way`() throws {
    app.stacks[0].push(Page(number: 1))
    app.front?.answer = .no
    try app.root.open([.tab("A"), .route(Pair()), .tab("D"), .route(Page(number: 3))])
    #expect(app.stacks[0].children.map(\.title) == ["home A", "1"])
    #expect(
      Set(app.stacks[0].children.compactMap(\.entryID)) == Set(app.stacks[0].entries.map(\.id)))
    app.front?.answer = .yes
    try app.root.open([.tab("A"), .route(Pair()), .tab("D"), .route(Page(number: 3))])
    #expect(app.front?.title == "3")
  }

  @Test func `a mistake deep in a link is reported before any move`() throws {
    arrange()
    for wrong: Destination in [
      [.tab("A"), .route(Page(number: 2)), .route(Page(number: 3)), .tab("X")],
      [.tab("A"), .route(Nowhere())], [.tab("X")], [.tab("A"), .tab("B")],
    ] {
      #expect(throws: (any Error).self) { try app.root.open(wrong) }
    }
    #expect(app.log.take().isEmpty)
    #expect(app.root.navigation?.modals.count == 1)
  }

  @Test func `a missing tab of a new screen is reported at its creation`()
    throws
  {
    app.log.recovers = true
    try app.root.open([.tab("A"), .route(Pair()), .tab("X")])
    #expect(app.log.errors.first as? LinkError == .noSuchPlace("X"))
    #expect(app.front?.title == "home C")
  }

  @Test func `within a call it waits, and is checked at once`() throws {
    var outcomes: [Bool] = []
    let watch = app.root.observe { [app] _ in
      guard outcomes.isEmpty else { return }
      outcomes.append((try? app.root.open([.tab("X")])) != nil)
      outcomes.append((try? app.root.open([.tab("B"), .route(Page(number: 5))])) != nil)
    }
    app.stacks[0].push(Page(number: 1))
    #expect(outcomes == [false, true])
    #expect(app.front?.title == "5")
    _ = watch
  }
}
