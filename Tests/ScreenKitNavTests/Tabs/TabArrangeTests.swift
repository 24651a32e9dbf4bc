import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Rearranging tabs", .leavesNothing)
struct TabArrangeTests {
  private let log = StepLog()
  private let tabs: PlainTabs
  private let stack: StackNavigator
  private let application: Application

  init() {
    let routes = RouteTable()
    routes.add(Page.self) { PageScreen("\($0.number)", Script()) }
    let inner = StackNavigator(routes: routes) { PageScreen("home", Script()) }
    inner.title = "stack"
    stack = inner
    tabs = PlainTabs([
      Tab("A") { inner }, Tab("B") { PageScreen("b", Script()) },
      Tab("C") { PageScreen("c", Script()) },
    ])
    application = Application(root: tabs, surface: NoSurface(), clock: ManualClock())
    application.delegate = log
    application.start()
    _ = log.take()
  }

  private var bar: TabBar? { (tabs.view as? TabFrame)?.bar }

  @Test func `an added tab is in the bar, and made when it is visited`() {
    #expect(tabs.add(Tab("D") { PageScreen("d", Script()) }, at: 1) == .done(.added))
    #expect(bar?.titles == ["A", "D", "B", "C"])
    #expect(log.take().isEmpty)
    tabs.select(1)
    #expect(log.take() == ["home.pause", "stack.pause", "d.create", "d.appear"])
  }

  @Test func `the selected tab goes after the one visited before has appeared`() {
    tabs.select(2)
    _ = log.take()
    #expect(tabs.remove(at: 2) == .done(.removed))
    #expect(log.take() == ["c.pause", "stack.appear", "home.appear", "c.destroy"])
    #expect(bar?.titles == ["A", "B"])
  }

  @Test func `a hidden tab goes with its whole stack, without a call to any other`() {
    stack.push(Page(number: 1))
    tabs.select(1)
    _ = log.take()
    tabs.remove(at: 0)
    #expect(log.take() == ["1.destroy", "home.destroy", "stack.destroy"])
  }

  @Test func `moving and badges change the bar alone`() {
    #expect(tabs.move(from: 0, to: 2) == .done(.moved))
    #expect(tabs.badge("3", at: 0) == .done(.badged))
    #expect(bar?.titles == ["B", "C", "A"])
    #expect(bar?.selected == 2)
    #expect(log.take().isEmpty)
  }

  @Test(.proves("F-067"))
  func `selecting the selected tab pops its stack to the root`() {
    stack.push(Page(number: 1))
    _ = log.take()
    #expect(tabs.select(0) == .done(.reselected))
    #expect(log.take() == ["1.pause", "home.appear", "1.destroy"])
  }

  @Test(.proves("F-069"))
  func `each tab keeps its stack while others are shown`() {
    stack.push(Page(number: 1))
    tabs.select(1)
    _ = log.take()
    tabs.select(0)
    #expect(log.take() == ["b.pause", "stack.appear", "1.appear"])
    #expect(stack.navigation?.count == 2)
  }
}
