import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Presenting over a base", .leavesNothing)
struct PresentTests {
  private let log = StepLog()
  private let composite: CompositeNavigator
  private let stack: StackNavigator
  private let application: Application

  init() {
    let routes = RouteTable()
    routes.add(Page.self) { PageScreen("\($0.number)", Script()) }
    let inner = StackNavigator { PageScreen("home", Script()) }
    inner.title = "stack"
    composite = CompositeNavigator(routes: routes) { inner }
    composite.title = "root"
    stack = inner
    application = Application(root: composite, surface: NoSurface(), clock: ManualClock())
    application.delegate = log
    application.start()
    _ = log.take()
  }

  private var home: PageScreen? { stack.children.first as? PageScreen }

  @Test(
    .proves("F-088", "F-097"),
    arguments: [(ModalStyle.full, false), (.sheet, true), (.dialog, true)])
  func `the base pauses from the leaf up, and knows whether it can still be seen`(
    style: ModalStyle, isSeen: Bool
  ) {
    #expect(home?.present(Page(number: 1), as: style) == .done(.presented))
    #expect(log.take() == ["home.pause", "stack.pause", "1.create", "1.appear"])
    #expect(home?.wasVisibleAtPause == isSeen)
    #expect(home?.isVisible == isSeen)
  }

  @Test func `dismissing brings the base back from the outermost in`() {
    home?.present(Page(number: 1))
    _ = log.take()
    #expect(composite.dismiss() == .done(.dismissed(1)))
    #expect(log.take() == ["1.pause", "stack.appear", "home.appear", "1.destroy"])
    #expect(composite.dismiss() == .done(.nothing))
  }

  @Test func `a screen below two is covered by whichever covers all`() {
    home?.present(Page(number: 1), as: .sheet)
    home?.present(Page(number: 2), as: .full)
    #expect(home?.isVisible == false)
    composite.dismiss()
    #expect(home?.isVisible == true)
    #expect(home?.state == .paused)
  }

  @Test(.proves("F-088", "F-097"))
  func `a screen that is covered whole while it is paused is stopped without a further call`() {
    home?.present(Page(number: 1), as: .sheet)
    #expect(home?.state == .paused && home?.isVisible == true)
    _ = log.take()
    composite.present(Page(number: 2), as: .full)
    #expect(home?.state == .paused && home?.isVisible == false)
    #expect(!log.take().contains { $0.hasPrefix("home.") })
  }

  @Test(.proves("F-091"), arguments: [ModalStyle.full, .sheet])
  func `a screen appears again only after a pause, and once`(style: ModalStyle) {
    home?.present(Page(number: 1), as: style)
    _ = log.take()
    composite.present(Page(number: 2), as: style)
    composite.dismiss()
    #expect(!log.take().contains("home.appear"))
    composite.dismiss()
    #expect(log.take() == ["1.pause", "stack.appear", "home.appear", "1.destroy"])
  }

  @Test func `what is pushed below a sheet is made at once, and appears when the sheet goes`() {
    home?.present(Page(number: 1), as: .sheet)
    _ = log.take()
    stack.push(Page(number: 2))
    #expect(log.take() == ["2.create"])
    composite.dismiss()
    #expect(log.take() == ["1.pause", "stack.appear", "2.appear", "1.destroy"])
  }

  @Test func `what is pushed below a screen that covers all is made when that goes`() {
    home?.present(Page(number: 1), as: .full)
    _ = log.take()
    stack.push(Page(number: 2))
    #expect(log.take().isEmpty)
    composite.dismiss()
    #expect(log.take() == ["1.pause", "2.create", "stack.appear", "2.appear", "1.destroy"])
  }

  @Test func `a screen in a modal presents over it, and dismisses what it is part of`() {
    home?.present(Page(number: 1))
    let first = composite.children.last
    first?.present(Page(number: 2), as: .dialog)
    #expect(composite.navigation?.modals.map(\.style) == [.sheet, .dialog])
    _ = log.take()
    first?.dismiss()
    #expect(log.take() == ["1.destroy"])
    #expect(composite.navigation?.modals.count == 1)
  }

  @Test func `presenting what is in front already does nothing`() {
    home?.present(Page(number: 1))
    #expect(composite.present(Page(number: 1)) == .done(.nothing))
  }

  @Test func `only the front-most layer takes the focus`() {
    home?.present(Page(number: 1), as: .sheet)
    let layers = (composite.view as? ModalFrame)?.layers ?? []
    #expect(layers.map(\.isEnabled) == [false, true])
    composite.dismiss()
    #expect((composite.view as? ModalFrame)?.layers.map(\.isEnabled) == [true])
  }

  @Test func `without a presenter around, presenting is refused`() {
    let world = World(.alone)
    #expect(world.front?.present(Page(number: 1)) == .refused(.noNavigator))
    #expect(world.front?.dismiss() == .refused(.noNavigator))
  }
}
