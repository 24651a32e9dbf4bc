import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Selecting a tab", .leakFree)
struct TabSelectTests {
  private func start(_ setting: World.Setting) -> (app: PlacedApp, tabs: TestTabs) {
    let tabs = TestTabs(names: ["A", "B", "C"])
    return (PlacedApp(setting, tabs), tabs)
  }

  @Test(.proves("F-069", "F-100"), arguments: World.Setting.allCases)
  func `the start creates the navigator, then only the first tab`(setting: World.Setting) {
    let given = start(setting)
    #expect(given.app.calls == ["tabs.create", "A.create", "tabs.appear", "A.appear"])
  }

  @Test(.proves("F-100", "F-102"), arguments: World.Setting.allCases)
  func `a first visit pauses the old screen, then creates the new`(
    setting: World.Setting
  ) {
    let given = start(setting)
    given.app.settle()
    #expect(given.tabs.select(1) == .done(.selected(from: 0)))
    #expect(given.app.calls == ["A.pause", "B.create", "B.appear"])
    #expect(given.tabs.shown === given.tabs.screen("B")?.view)
  }

  @Test(.proves("F-064", "F-089"), arguments: World.Setting.allCases)
  func `a later visit creates nothing`(setting: World.Setting) {
    let given = start(setting)
    given.tabs.select(1)
    given.app.settle()
    given.tabs.select(0)
    #expect(given.app.calls == ["B.pause", "A.appear"])
  }

  @Test(arguments: World.Setting.allCases)
  func `selecting the selected tab notifies the navigator only`(setting: World.Setting) {
    let given = start(setting)
    given.app.settle()
    #expect(given.tabs.select(0) == .done(.reselected))
    #expect(given.app.calls.isEmpty)
    #expect(given.tabs.reselections == 1)
  }

  @Test(arguments: World.Setting.allCases)
  func `a missing tab is refused without a call`(setting: World.Setting) {
    let given = start(setting)
    given.app.settle()
    #expect(given.tabs.select(3) == .done(.nothing))
    #expect(given.app.calls.isEmpty)
  }

  @Test(arguments: World.Setting.allCases)
  func `a selection made within a transition comes after it`(setting: World.Setting) {
    let given = start(setting)
    given.app.settle()
    given.tabs.onAppear["B"] = { [unowned tabs = given.tabs] in #expect(tabs.select(2).isQueued) }
    given.tabs.select(1)
    #expect(
      given.app.calls == ["A.pause", "B.create", "B.appear", "B.pause", "C.create", "C.appear"])
  }

  @Test(.proves("F-101"), arguments: World.Setting.allCases)
  func `selecting in the background makes its calls on return`(
    setting: World.Setting
  ) {
    let given = start(setting)
    given.app.background()
    given.app.settle()
    #expect(given.tabs.select(1) == .done(.selected(from: 0)))
    #expect(given.tabs.navigation?.selected == 1)
    #expect(given.app.calls.isEmpty)
    given.app.foreground()
    #expect(given.app.calls == ["B.create", "tabs.appear", "B.appear"])
    #expect(given.tabs.shown === given.tabs.screen("B")?.view)
  }

  @Test(arguments: World.Setting.allCases)
  func `the end destroys from the top`(setting: World.Setting) {
    let given = start(setting)
    given.tabs.select(2)
    given.app.settle()
    given.app.application.dispatch(.application(.terminate))
    #expect(given.app.calls == ["C.pause", "tabs.pause", "C.destroy", "A.destroy", "tabs.destroy"])
  }

  @Test(.proves("F-070"), arguments: World.Setting.allCases)
  func `digits and Ctrl with arrows change tabs`(setting: World.Setting) {
    let given = start(setting)
    given.app.application.dispatch(.key("3"))
    #expect(given.tabs.navigation?.selected == 2)
    given.app.application.dispatch(.key(KeyPress(.right, .control)))
    #expect(given.tabs.navigation?.selected == 0)
    given.app.application.dispatch(.key(KeyPress(.left, .control)))
    #expect(given.tabs.navigation?.selected == 2)
  }

  @Test(arguments: World.Setting.allCases, RandomWalks.seeds(2, of: 10))
  func `any walk keeps one front screen and ordered lifecycles`(
    setting: World.Setting, seed: UInt64
  ) {
    let given = start(setting)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: given.app.background()
      case 1: given.app.foreground()
      default: given.tabs.select(Int.random(in: -1..<4, using: &random))
      }
      let front = given.tabs.children.filter { $0.state == .appeared }
      #expect(front.count == (given.app.application.state == .active ? 1 : 0))
    }
    given.app.application.dispatch(.application(.terminate))
    #expect(given.tabs.children.isEmpty)
    #expect(given.tabs.state == .destroyed)
  }
}
