import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Navigation bar", .proves("F-059"), .leakFree)
struct NavigationBarTests {
  private let bar = NavigationBar()
  private let screen = Controller()

  @Test func `it shows the screen's title and the Back button`() {
    screen.title = "Ann"
    bar.show(screen, backTitle: nil)
    #expect(bar.title == "Ann")
    #expect(bar.accessibleText == "Ann")
    #expect(bar.back.isHidden)
    bar.show(screen, backTitle: "People")
    #expect(!bar.back.isHidden)
    #expect(bar.back.accessibleText == "Back to People")
    bar.show(screen, backTitle: "")
    #expect(bar.back.accessibleText == "Back")
  }

  @Test func `the screen's controls are on both sides of the title`() {
    let (menu, edit, add) = (Button("Menu"), Button("Edit"), Button("Add"))
    screen.navigationItem = NavigationItem(leading: [menu], trailing: [edit, add])
    bar.show(screen, backTitle: "")
    #expect(bar.children.count == 5)
    #expect(bar.children[0] === bar.back)
    #expect(bar.children[1] === menu)
    #expect(bar.children[3] === edit)
    #expect(bar.children[4] === add)
    bar.show(Controller(), backTitle: "")
    #expect(bar.children.count == 2)
    #expect(menu.parent == nil)
  }

  @Test func `an unchanged bar changes nothing`() {
    let edit = Button("Edit")
    screen.title = "Ann"
    screen.navigationItem.trailing = [edit]
    bar.show(screen, backTitle: "People")
    let backings = ([bar] + bar.children).map(RecordingBacking.init)
    bar.show(screen, backTitle: "People")
    #expect(backings.flatMap { $0.changes }.isEmpty)
    screen.navigationItem = NavigationItem(leading: [edit])
    bar.show(screen, backTitle: "People")
    #expect(bar.children[1] === edit)
  }

  @Test func `a screen can hide its bar`() {
    screen.navigationItem.isHidden = true
    bar.show(screen, backTitle: "People")
    #expect(bar.isHidden)
    bar.show(Controller(), backTitle: nil)
    #expect(!bar.isHidden)
  }

  @Test func `a screen reports another title and other controls, once each`() {
    let log = Log<String>()
    let container = TestContainer("container", log: log, showing: screen)
    let app = TestApp(container)
    _ = log.take()
    screen.title = "a"
    screen.title = "a"
    screen.navigationItem.backTitle = "b"
    #expect(log.take() == ["container.bar a", "container.bar a"])
    app.application.quit()
    screen.title = "b"
    #expect(!log.take().contains("container.bar b"))
  }

  @Test func `Back works like a button, and not while disabled`() throws {
    let log = Log<String>()
    bar.back.action = { log.write("back") }
    try bar.back.perform()
    #expect(try bar.back.handle(.key(KeyPress(.enter))))
    bar.isEnabled = false
    try bar.back.perform()
    #expect(log.entries == ["back", "back"])
  }
}

@MainActor
@Suite("Focus and a navigation bar", .proves("F-059", "F-060"), .leakFree)
struct NavigationBarFocusTests {
  private let frame = StackFrame()
  private let top = Button("top")
  private let below = Button("below")
  private let edit = Button("Edit")

  private func app(_ content: View) -> TestApp {
    let screen = Controller()
    screen.navigationItem.trailing = [edit]
    frame.bar.show(screen, backTitle: "below")
    frame.content = content
    return TestApp(FrameScreen(frame))
  }

  @Test func `it begins in the screen, and Tab reaches the bar`() {
    let app = app(top)
    #expect(app.application.focus.view === top)
    app.press(KeyPress(.tab))
    #expect(app.application.focus.view === frame.bar.back)
    app.press(KeyPress(.tab))
    #expect(app.application.focus.view === edit)
  }

  @Test func `a read-only screen has no focus, so Enter does nothing`() {
    let app = app(Label("text"))
    #expect(app.application.focus.view == nil)
    app.press(KeyPress(.tab))
    #expect(app.application.focus.view === frame.bar.back)
  }

  @Test func `after Back by the bar, the lower screen's focus returns`() {
    let app = app(
      Column {
        Button("first")
        below
      })
    app.application.run { app.application.focus.move(to: below) }
    let list = frame.content
    app.application.run { frame.content = top }
    app.press(KeyPress(.tab))
    #expect(app.application.focus.view === frame.bar.back)
    app.application.run { frame.content = list }
    #expect(app.application.focus.view === below)
  }

  @Test func `it stays in the screen that stays`() {
    let app = app(top)
    app.application.run { frame.bar.title = "another" }
    #expect(app.application.focus.view === top)
  }
}

private final class FrameScreen: Controller {
  private let frame: View

  init(_ frame: View) {
    self.frame = frame
    super.init()
  }

  override func makeView() -> View { frame }
}
