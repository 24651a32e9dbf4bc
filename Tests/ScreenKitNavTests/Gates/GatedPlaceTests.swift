import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Gates before roots, bases and tabs", .leakFree)
struct GatedPlaceTests {
  private let app = GatedApp()

  private func startTabs() {
    app.start { RoutedTabs(routes: $0) }
  }

  private final class RoutedTabs: TabNavigator {
    override func makeTabs() -> [Tab] {
      [
        Tab("first", route: Gated(number: 1)), Tab("second", route: Page(number: 2)),
        Tab("third", route: Gated(number: 3)),
      ]
    }
  }

  @Test func `a gated root waits at the entry screen`() {
    app.start { StackNavigator(routes: $0, root: Gated(number: 1)) }
    #expect(app.title == "entrance")
    app.continueToDestination()
    #expect(app.title == "gated 1")
    #expect((app.root as? StackNavigator)?.navigation?.count == 1)
  }

  @Test func `a gated base waits at the entry screen, and returns there`() {
    app.start { CompositeNavigator(routes: $0, base: Gated(number: 1)) }
    #expect(app.title == "entrance")
    app.continueToDestination()
    #expect(app.title == "gated 1")
    app.front?.present(Page(number: 5))
    app.front?.present(Gated(number: 6))
    #expect(app.title == "gated 6")
    app.leave()
    #expect(app.title == "5")
    app.front?.dismiss()
    #expect(app.title == "entrance")
    app.continueToDestination()
    #expect(app.title == "gated 1")
  }

  @Test func `a gated tab waits at the entry screen, then continues`() {
    startTabs()
    #expect(app.title == "entrance")
    app.continueToDestination()
    #expect(app.title == "gated 1")
    #expect(app.tabs?.tabs.map(\.title) == ["first", "second", "third"])
    #expect(app.tabs?.navigation?.selected == 0)
  }

  @Test func `an added gated tab waits at the entry screen`() {
    startTabs()
    app.tabs?.add(Tab("new", route: Gated(number: 4)))
    app.tabs?.select(3)
    #expect(app.title == "entrance")
    app.continueToDestination()
    #expect(app.title == "gated 4")
    #expect(app.tabs?.tabs.last?.title == "new")
  }

  @Test func `leaving it puts the entry screen into every gated tab`() {
    app.isOpen = true
    startTabs()
    app.tabs?.select(2)
    app.tabs?.select(1)
    weak let hidden = app.tabs?.children.first
    app.leave()
    #expect(app.title == "2")
    #expect(hidden == nil)
    app.tabs?.select(0)
    #expect(app.title == "entrance")
    app.continueToDestination()
    #expect(app.title == "gated 1")
    app.tabs?.select(2)
    #expect(app.title == "entrance")
    app.continueToDestination()
    #expect(app.title == "gated 3")
  }

  @Test func `after a relaunch a gated tab waits in its place`() {
    app.isOpen = true
    startTabs()
    app.background()
    app.isOpen = false
    app.relaunch()
    #expect(app.tabs?.tabs.map(\.title) == ["first", "second", "third"])
    #expect(app.title == "entrance")
    app.relaunch()
    #expect(app.title == "entrance")
    app.continueToDestination()
    #expect(app.title == "gated 1")
  }

  @Test func `the last destination is kept`() {
    app.start { StackNavigator(routes: $0) { PageScreen("home", Script()) } }
    app.front?.push(Gated(number: 1))
    app.front?.push(Gated(number: 2))
    app.continueToDestination()
    #expect(app.title == "gated 2")
    app.application?.goBack()
    #expect(app.title == "home")
  }

  @Test func `a gated question returns its own result`() {
    var answers: [Int?] = []
    app.script.actions["home.create"] = { home in
      home.onResult(of: GatedQuestion.self) { answers.append($1) }
    }
    app.start { [script = app.script] in StackNavigator(routes: $0) { PageScreen("home", script) } }
    app.front?.push(GatedQuestion())
    app.continueToDestination()
    #expect(app.title == "question")
    #expect(answers.isEmpty)
    app.front?.finish(GatedQuestion.self, with: 42)
    #expect(answers == [42])
  }

  @Test func `a task waits for its gated question, and can cancel it`()
    async
  {
    app.start { StackNavigator(routes: $0) { PageScreen("home", Script()) } }
    let home = app.front
    var answers: [Int?] = []
    for answer in [42, nil] {
      app.isOpen = false
      let work = home?.task(while: .lifetime) { answers.append(try await $0.ask(GatedQuestion())) }
      await app.application?.waitUntilIdle()
      #expect(app.title == "entrance")
      app.continueToDestination()
      #expect(app.title == "question")
      if let answer { app.front?.finish(GatedQuestion.self, with: answer) } else { work?.cancel() }
      await app.application?.waitUntilIdle()
      #expect(app.title == "home")
    }
    #expect(answers == [42, nil])
  }

  @Test func `an entry screen that continues in its creation never appears`() {
    app.script.actions["entrance.create"] = { [unowned app] entrance in
      app.isOpen = true
      entrance.continueToDestination()
    }
    app.start { [script = app.script] in StackNavigator(routes: $0) { PageScreen("home", script) } }
    app.front?.push(Gated(number: 1))
    #expect(app.title == "gated 1")
    #expect(!app.log.take().contains("entrance.appear"))
  }

  @Test func `the root can leave it like any screen`() {
    app.isOpen = true
    app.start { StackNavigator(routes: $0, root: Gated(number: 1)) }
    app.isOpen = false
    #expect(app.root?.removeScreens(behind: app.gate) == true)
    #expect(app.title == "entrance")
  }
}
