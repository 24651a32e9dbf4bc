import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Presenting over a base", .leakFree)
struct PresentTests {
  private func start(
    _ setting: World.Setting
  ) -> (app: PlacedApp, composite: CompositeNavigator, stack: StackNavigator, home: PageScreen?) {
    let routes = RouteTable()
    routes.add(Page.self) { PageScreen("\($0.number)", Script()) }
    let stack = StackNavigator { PageScreen("home", Script()) }
    stack.title = "stack"
    let composite = CompositeNavigator(routes: routes) { stack }
    composite.title = "root"
    let app = PlacedApp(setting, composite)
    app.settle()
    return (app, composite, stack, stack.children.first as? PageScreen)
  }

  @Test(
    .proves("F-088", "F-097"),
    arguments: World.Setting.allCases,
    [(ModalStyle.full, false), (.sheet, true), (.dialog, true)])
  func `the base pauses from the leaf up, and reports its visibility`(
    setting: World.Setting, look: (style: ModalStyle, isSeen: Bool)
  ) {
    let given = start(setting)
    #expect(given.home?.present(Page(number: 1), as: look.style) == .done(.presented))
    #expect(given.app.calls == ["home.pause", "stack.pause", "1.create", "1.appear"])
    #expect(given.home?.wasVisibleAtPause == look.isSeen)
    #expect(given.home?.isVisible == look.isSeen)
  }

  @Test(arguments: World.Setting.allCases)
  func `dismissing resumes the base from the outside in`(setting: World.Setting) {
    let given = start(setting)
    given.home?.present(Page(number: 1))
    given.app.settle()
    #expect(given.composite.dismiss() == .done(.dismissed(1)))
    #expect(given.app.calls == ["1.pause", "stack.appear", "home.appear", "1.destroy"])
    #expect(given.composite.dismiss() == .done(.nothing))
  }

  @Test(arguments: World.Setting.allCases)
  func `a screen below two is covered by a full one`(setting: World.Setting) {
    let given = start(setting)
    given.home?.present(Page(number: 1), as: .sheet)
    given.home?.present(Page(number: 2), as: .full)
    #expect(given.home?.isVisible == false)
    given.composite.dismiss()
    #expect(given.home?.isVisible == true)
    #expect(given.home?.state == .paused)
  }

  @Test(.proves("F-088", "F-097"), arguments: World.Setting.allCases)
  func `a paused screen that is covered needs no further call`(
    setting: World.Setting
  ) {
    let given = start(setting)
    given.home?.present(Page(number: 1), as: .sheet)
    #expect(given.home?.state == .paused && given.home?.isVisible == true)
    given.app.settle()
    given.composite.present(Page(number: 2), as: .full)
    #expect(given.home?.state == .paused && given.home?.isVisible == false)
    #expect(!given.app.calls.contains { $0.hasPrefix("home.") })
  }

  @Test(.proves("F-091"), arguments: World.Setting.allCases, [ModalStyle.full, .sheet])
  func `a screen appears again only after a pause, and once`(
    setting: World.Setting, style: ModalStyle
  ) {
    let given = start(setting)
    given.home?.present(Page(number: 1), as: style)
    given.app.settle()
    given.composite.present(Page(number: 2), as: style)
    given.composite.dismiss()
    #expect(!given.app.calls.contains("home.appear"))
    given.composite.dismiss()
    #expect(given.app.calls == ["1.pause", "stack.appear", "home.appear", "1.destroy"])
  }

  @Test(arguments: World.Setting.allCases)
  func `a push below a sheet creates at once, and appears later`(
    setting: World.Setting
  ) {
    let given = start(setting)
    given.home?.present(Page(number: 1), as: .sheet)
    given.app.settle()
    given.stack.push(Page(number: 2))
    #expect(given.app.calls == ["2.create"])
    given.composite.dismiss()
    #expect(given.app.calls == ["1.pause", "stack.appear", "2.appear", "1.destroy"])
  }

  @Test(arguments: World.Setting.allCases)
  func `a push below a full modal creates after its dismissal`(
    setting: World.Setting
  ) {
    let given = start(setting)
    given.home?.present(Page(number: 1), as: .full)
    given.app.settle()
    given.stack.push(Page(number: 2))
    #expect(given.app.calls.isEmpty)
    given.composite.dismiss()
    #expect(given.app.calls == ["1.pause", "2.create", "stack.appear", "2.appear", "1.destroy"])
  }

  @Test(arguments: World.Setting.allCases)
  func `a screen in a modal presents over it, or dismisses it`(
    setting: World.Setting
  ) {
    let given = start(setting)
    given.home?.present(Page(number: 1))
    let first = given.composite.children.last
    first?.present(Page(number: 2), as: .dialog)
    #expect(given.composite.navigation?.modals.map(\.style) == [.sheet, .dialog])
    given.app.settle()
    first?.dismiss()
    #expect(given.app.calls == ["1.destroy"])
    #expect(given.composite.navigation?.modals.count == 1)
  }

  @Test(arguments: World.Setting.allCases)
  func `presenting the front screen again does nothing`(setting: World.Setting) {
    let given = start(setting)
    given.home?.present(Page(number: 1))
    #expect(given.composite.present(Page(number: 1)) == .done(.nothing))
  }

  @Test(arguments: World.Setting.allCases)
  func `only the frontmost layer can have the focus`(setting: World.Setting) {
    let given = start(setting)
    given.home?.present(Page(number: 1), as: .sheet)
    let layers = (given.composite.view as? ModalFrame)?.layers ?? []
    #expect(layers.map(\.isEnabled) == [false, true])
    given.composite.dismiss()
    #expect((given.composite.view as? ModalFrame)?.layers.map(\.isEnabled) == [true])
  }

  @Test func `without a composite there is nothing to dismiss`() {
    let world = World(.alone)
    #expect(world.front?.dismiss() == .refused(.noNavigator))
  }

  @Test func `back in the background reaches the base after a modal was dismissed`() {
    let given = start(.alone)
    given.stack.push(PageScreen("above", Script()))
    given.stack.present(Page(number: 1))
    let application = given.app.application
    application.dispatch(.application(.enterBackground))
    given.composite.dismiss()
    application.goBack()
    #expect(given.stack.navigation?.count == 1)
  }
}
