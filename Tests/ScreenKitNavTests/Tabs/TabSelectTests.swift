import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Selecting a tab", .leavesNothing)
struct TabSelectTests {
  private let log = StepLog()
  private let tabs: TestTabs
  private let application: Application

  init() {
    tabs = TestTabs(names: ["A", "B", "C"])
    application = Application(root: tabs, surface: NoSurface(), clock: ManualClock())
    application.delegate = log
    application.start()
  }

  @Test(.proves("F-069", "F-100"))
  func `only the first tab is made at the start, its navigator before it`() {
    #expect(log.take() == ["tabs.create", "A.create", "tabs.appear", "A.appear"])
  }

  @Test(.proves("F-100", "F-102"))
  func `a first visit pauses the old screen, then makes and shows the new one`() {
    _ = log.take()
    #expect(tabs.select(1) == .done(.selected(from: 0)))
    #expect(log.take() == ["A.pause", "B.create", "B.appear"])
    #expect(tabs.shown === tabs.screen("B")?.view)
  }

  @Test(.proves("F-064", "F-089"))
  func `a later visit makes nothing anew`() {
    tabs.select(1)
    _ = log.take()
    tabs.select(0)
    #expect(log.take() == ["B.pause", "A.appear"])
  }

  @Test func `selecting the selected tab tells the navigator and moves nothing`() {
    _ = log.take()
    #expect(tabs.select(0) == .done(.reselected))
    #expect(log.take().isEmpty)
    #expect(tabs.reselections == 1)
  }

  @Test func `a tab that is not there is refused without a call`() {
    _ = log.take()
    #expect(tabs.select(3) == .done(.nothing))
    #expect(log.take().isEmpty)
  }

  @Test func `a selection made within a transition comes after it`() {
    _ = log.take()
    tabs.onAppear["B"] = { [unowned tabs] in #expect(tabs.select(2) == .queued) }
    tabs.select(1)
    #expect(
      log.take() == ["A.pause", "B.create", "B.appear", "B.pause", "C.create", "C.appear"])
  }

  @Test(.proves("F-101"))
  func `selecting in the background moves the state at once and calls back on return`() {
    application.dispatch(.application(.enterBackground))
    _ = log.take()
    #expect(tabs.select(1) == .done(.selected(from: 0)))
    #expect(tabs.navigation?.selected == 1)
    #expect(log.take().isEmpty)
    application.dispatch(.application(.enterForeground))
    #expect(log.take() == ["B.create", "tabs.appear", "B.appear"])
    #expect(tabs.shown === tabs.screen("B")?.view)
  }

  @Test func `the end takes everything down from the top`() {
    tabs.select(2)
    _ = log.take()
    application.dispatch(.application(.terminate))
    #expect(log.take() == ["C.pause", "tabs.pause", "C.destroy", "A.destroy", "tabs.destroy"])
  }

  @Test(.proves("F-070"))
  func `digits and Ctrl with arrows change tabs`() {
    application.dispatch(.key("3"))
    #expect(tabs.navigation?.selected == 2)
    application.dispatch(.key(KeyPress(.right, .control)))
    #expect(tabs.navigation?.selected == 0)
    application.dispatch(.key(KeyPress(.left, .control)))
    #expect(tabs.navigation?.selected == 2)
  }

  @Test(arguments: 0..<50)
  func `any walk keeps one screen in front and every life in order`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: application.dispatch(.application(.enterBackground))
      case 1: application.dispatch(.application(.enterForeground))
      default: tabs.select(Int.random(in: -1..<4, using: &random))
      }
      let front = tabs.children.filter { $0.state == .appeared }
      #expect(front.count == (application.state == .active ? 1 : 0))
    }
    application.dispatch(.application(.terminate))
    #expect(tabs.children.isEmpty)
    #expect(tabs.state == .destroyed)
  }
}
