import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Controller lifecycle", .leakFree, .proves("C-006", "F-087", "F-099", "F-126"))
struct ControllerLifeTests {
  private let log = Log<String>()
  private let root: TestScreen

  init() { root = TestScreen("root", log: log) }

  @Test(.proves("F-090", "F-093", "F-129", "F-130", "F-131", "F-132"))
  func `a whole lifecycle makes every call once, in order`() {
    let app = TestApp(root)
    app.application.quit()
    #expect(
      log.entries == [
        "root.create", "root.makeView", "root.connect", "root.refresh", "root.appear",
        "root.pause", "root.destroy",
      ])
    #expect(app.steps.entries == [.create, .appear, .pause, .destroy])
  }

  @Test(.proves("F-089", "F-094"))
  func `appear and pause alternate, and nothing is created twice`() {
    let app = TestApp(root)
    _ = log.take()
    for _ in 0..<3 {
      app.request(.enterBackground)
      #expect(log.take() == ["root.pause"])
      #expect(root.state == .paused)
      #expect(root.view != nil)
      app.request(.enterForeground)
      #expect(log.take() == ["root.appear"])
    }
  }

  @Test func `a paused screen is destroyed without another pause`() {
    let app = TestApp(root)
    app.request(.enterBackground)
    _ = log.take()
    app.request(.terminate)
    #expect(log.take() == ["root.destroy"])
    #expect(root.state == .destroyed)
  }

  @Test(.proves("F-085"))
  func `a screen has application, clock and view until destroy`() {
    var seen: [Bool] = []
    root.on[.create] = { seen.append($0.application != nil && $0.view == nil) }
    root.on[.connect] = { seen.append($0.application != nil && $0.view != nil) }
    root.on[.destroy] = { seen.append($0.application != nil && $0.view != nil) }
    let app = TestApp(root)
    #expect(root.clock === app.clock)
    #expect(root.view === app.application.window.content)
    app.request(.terminate)
    #expect(seen == [true, true, true])
    #expect(root.application == nil)
    #expect(root.view == nil)
    #expect(root.commands.isEmpty)
  }

  @Test(.proves("F-006", "F-024"))
  func `the root's view is in the window until the end`() {
    var wasInWindow = false
    root.on[.appear] = { wasInWindow = $0.view?.root is Window }
    let app = TestApp(root)
    #expect(wasInWindow)
    app.request(.terminate)
    #expect(app.application.window.content == nil)
    #expect(root.content.parent == nil)
  }

  @Test(.proves("F-100"))
  func `a container enters before its child and leaves after it`() {
    let inner = TestScreen("inner", log: log)
    let outer = TestContainer("outer", log: log, showing: inner)
    let app = TestApp(outer)
    #expect(
      log.take() == [
        "outer.create", "outer.makeView", "outer.connect", "outer.refresh", "inner.create",
        "inner.makeView", "inner.connect", "inner.refresh", "outer.appear", "inner.appear",
      ])
    #expect(inner.parent === outer)
    #expect(inner.view?.parent === outer.view)
    app.request(.enterBackground)
    #expect(log.take() == ["inner.pause", "outer.pause"])
    app.request(.enterForeground)
    #expect(log.take() == ["outer.appear", "inner.appear"])
    app.request(.terminate)
    #expect(log.take() == ["inner.pause", "outer.pause", "inner.destroy", "outer.destroy"])
    #expect(outer.children.isEmpty)
    #expect(inner.parent == nil)
  }

  @Test func `children that were never created are released without a call`() {
    let idle = TestScreen("idle", log: log)
    root.on[.create] = { $0.adopt(idle) }
    let app = TestApp(root)
    app.request(.terminate)
    #expect(!log.entries.contains { $0.hasPrefix("idle") })
    #expect(idle.state == .initial)
    #expect(idle.parent == nil)
  }

  @Test func `a screen has one parent`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let child = Controller()
        Controller().adopt(child)
        let parent = Controller()
        parent.adopt(child)
        parent.adopt(child)
      }
    }
  }

  @Test func `there is no clock before create`() async {
    await #expect(processExitsWith: .failure) { await MainActor.run { _ = Controller().clock } }
  }

  @Test func `a controller without overrides works as well`() {
    let plain = Controller()
    let app = TestApp(plain)
    #expect(plain.state == .appeared)
    app.request(.terminate)
    #expect(plain.state == .destroyed)
  }
}
