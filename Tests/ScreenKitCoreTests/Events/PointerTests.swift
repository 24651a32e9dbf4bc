import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Pointer", .leakFree)
struct PointerTests {
  private let log = Log<String>()
  private let left: EchoView
  private let right: EchoView
  private let around: EchoView
  private let screen: TestScreen
  private let app: TestApp

  init() {
    left = EchoView("left", log, focusable: true)
    right = EchoView("right", log, focusable: true)
    around = EchoView("around", log)
    around.setChildren([left, right])
    screen = TestScreen("screen", around)
    app = TestApp(screen)
    app.surface.place(around, x: 0, y: 0, width: 20, height: 5)
    app.surface.place(left, x: 2, y: 1)
    app.surface.place(right, x: 10, y: 1)
  }

  @Test func `the view below gets the pointer first, then parents and screens`() {
    screen.onEvent = { [log] _ in
      log.write("screen")
      return false
    }
    app.point(.move, 3, 1)
    #expect(log.take() == ["left", "around", "screen"])
    app.point(.move, 0, 0)
    #expect(log.take() == ["around", "screen"])
    app.point(.move, 99, 99)
    #expect(log.take() == ["screen"])
  }

  @Test func `a view gets the pointer relative to its corner`() {
    app.point(.move, 5, 1)
    #expect(left.pointer?.location == SurfacePoint(x: 3, y: 0))
    #expect(around.pointer?.location == SurfacePoint(x: 5, y: 1))
    #expect(left.pointer?.isInside == true)
    #expect(around.pointer?.isInside == true)
  }

  @Test func `clicks in a row are counted by the app's clock`() {
    left.takes = true
    var counts: [Int] = []
    for pause in [0, 400, 400, 400, 600] {
      app.clock.advance(by: .milliseconds(pause))
      app.point(.down(.left), 3, 1)
      counts.append(left.pointer?.clicks ?? 0)
      app.point(.up(.left), 3, 1)
      #expect(left.pointer?.clicks == counts.last)
    }
    #expect(counts == [1, 2, 3, 1, 1])
  }

  @Test func `a press on a view that just appeared is a single click`() {
    left.takes = true
    app.point(.down(.left), 3, 1)
    app.point(.up(.left), 3, 1)
    left.isHidden = true
    app.point(.down(.left), 3, 1)
    #expect(around.pointer?.clicks == 1)
  }

  @Test func `modifiers are passed on`() {
    app.application.dispatch(
      .pointer(
        PointerEvent(.move, at: SurfacePoint(x: 3, y: 1), modifiers: [.control, .shift])))
    #expect(left.pointer?.modifiers == [.control, .shift])
  }

  @Test func `the handler of a press has focus and pointer until the release`() {
    right.takes = true
    app.point(.down(.left), 11, 1)
    #expect(app.application.focus.view === right)
    app.point(.drag(.left), 3, 1)
    #expect(right.pointer?.isInside == false)
    #expect(right.pointer?.location == SurfacePoint(x: -7, y: 0))
    app.point(.up(.left), 11, 1)
    #expect(right.pointer?.isInside == true)
    #expect(log.take() == ["right", "right", "right"])
    app.point(.move, 3, 1)
    #expect(log.take() == ["left", "around"])
  }

  @Test func `the pointer is captured until the same button is released`() {
    right.takes = true
    app.point(.down(.left), 11, 1)
    app.point(.down(.right), 3, 1)
    app.point(.up(.right), 3, 1)
    app.point(.up(.left), 3, 1)
    #expect(log.take() == ["right", "right", "right", "right"])
    app.point(.move, 3, 1)
    #expect(log.take() == ["left", "around"])
  }

  @Test(arguments: [PointerEvent.Action.move, .down(.left)])
  func `a missed release is made up for at the next event`(
    action: PointerEvent.Action
  ) {
    let button = Button("press")
    button.action = { [log] in log.write("pressed") }
    around.add(button)
    app.surface.place(button, x: 2, y: 3)
    app.point(.down(.left), 3, 3)
    #expect(button.isPressed)
    app.point(action, 11, 1)
    #expect(!button.isPressed)
    #expect(log.take() == ["right", "around"])
    app.point(.up(.left), 3, 3)
    #expect(log.isEmpty)
  }

  @Test func `an unhandled press acts on the view below it now`() {
    let buttons = ["lost", "second"].map { name in
      let button = Button(name)
      button.action = { [log] in log.write(name) }
      return button
    }
    around.setChildren(buttons)
    for (index, button) in buttons.enumerated() { app.surface.place(button, x: 5 * index, y: 3) }
    app.point(.down(.left), 1, 3)
    app.point(.down(.left), 6, 3)
    app.point(.up(.left), 6, 3)
    #expect(log.entries == ["second"])
  }

  @Test func `a view that ignores the press does not capture the pointer`() {
    app.point(.down(.left), 3, 1)
    #expect(log.take() == ["left", "around"])
    app.point(.up(.left), 11, 1)
    #expect(log.take() == ["right", "around"])
  }

  @Test func `a removed view releases the captured pointer`() {
    right.takes = true
    app.point(.down(.left), 11, 1)
    right.removeFromParent()
    app.point(.up(.left), 11, 1)
    _ = log.take()
    app.point(.down(.left), 11, 1)
    #expect(log.take() == ["around"])
  }

  @Test func `a disabled view passes the pointer to its parents`() {
    left.isEnabled = false
    app.point(.down(.left), 3, 1)
    #expect(log.take() == ["around"])
  }

  @Test(.proves("F-032"))
  func `a click presses a button if it ends there`() {
    let button = Button("press")
    button.action = { [log] in log.write("pressed") }
    around.add(button)
    app.surface.place(button, x: 2, y: 3)
    app.point(.down(.left), 3, 3)
    #expect(button.isPressed)
    app.point(.up(.left), 3, 3)
    #expect(log.take() == ["pressed"])
    app.point(.down(.left), 3, 3)
    app.point(.up(.left), 9, 3)
    #expect(log.isEmpty)
    #expect(!button.isPressed)
  }

  @Test func `the wheel goes to the view below that can use it`() {
    let scroll = Scroll(View())
    scroll.didLayOut(.init(contentHeight: 50, visibleHeight: 5))
    around.add(scroll)
    app.surface.place(scroll, x: 0, y: 4, width: 20)
    app.point(.scroll(x: 0, y: 2), 1, 4)
    #expect(scroll.offset == 6)
    #expect(log.isEmpty)
  }

  @Test func `a press outside closes a panel without another effect`() {
    let inside = EchoView("inside", log, focusable: true)
    app.application.open(Panel(inside))
    app.surface.place(inside, x: 2, y: 1)
    app.point(.move, 11, 1)
    app.point(.up(.left), 11, 1)
    #expect(app.application.window.panel != nil)
    app.point(.move, 3, 1)
    #expect(log.take() == ["inside"])
    app.point(.down(.left), 11, 1)
    #expect(app.application.window.panel == nil)
    #expect(log.isEmpty)
  }
}
