import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Focus", .leakFree)
struct FocusTests {
  private let buttons: [Button]
  private let app: TestApp

  init() {
    let buttons = (1...3).map { Button("\($0)") }
    let content = Column {
      Label("text")
      Row { buttons }
    }
    self.buttons = buttons
    app = TestApp(TestScreen("screen", content))
  }

  @Test(.proves("F-060"))
  func `it starts at the first view, and Tab follows reading order`() {
    #expect(focused == 0)
    #expect(press(.tab) == 1)
    #expect(press(.tab) == 2)
    #expect(press(.tab) == 0)
  }

  @Test func `Shift-Tab goes back, also past the beginning`() {
    #expect(press(.tab, .shift) == 2)
    #expect(press(.tab, .shift) == 1)
  }

  @Test func `only the focused view reports that it is focused`() {
    _ = press(.tab)
    #expect(buttons.map(\.isFocused) == [false, true, false])
  }

  @Test func `disabled and hidden views are skipped`() {
    buttons[1].isEnabled = false
    #expect(press(.tab) == 2)
    buttons[0].isHidden = true
    #expect(press(.tab) == 2)
  }

  @Test(arguments: [true, false])
  func `a view that is hidden or disabled loses it within the turn`(hides: Bool) {
    app.application.run { [buttons] in
      if hides { buttons[0].isHidden = true } else { buttons[0].isEnabled = false }
    }
    #expect(focused == 1)
    #expect(!buttons[0].isFocused)
  }

  @Test(arguments: [true, false])
  func `a view that is enabled or shown again regains it`(hides: Bool) {
    _ = press(.tab)
    func set(_ isUsable: Bool) {
      app.application.run { [buttons] in
        if hides { buttons[1].isHidden = !isUsable } else { buttons[1].isEnabled = isUsable }
      }
    }
    set(false)
    #expect(focused == 2)
    set(true)
    #expect(focused == 1)
  }

  @Test func `a user who moved it elsewhere keeps it there`() {
    app.application.run { [buttons] in buttons[0].isEnabled = false }
    #expect(focused == 1)
    app.press(KeyPress(.enter, phase: .up))
    app.press("x")
    app.application.run { [buttons] in buttons[0].isEnabled = true }
    #expect(focused == 1)
  }

  @Test func `a key release does not act on the next view`() {
    app.application.run { [buttons] in buttons[0].isEnabled = false }
    app.press(KeyPress(.enter, phase: .up))
    app.application.run { [buttons] in buttons[0].isEnabled = true }
    #expect(focused == 0)
  }

  @Test func `after all were disabled it returns`() {
    _ = press(.tab)
    app.application.run { [buttons] in buttons[1].isEnabled = false }
    app.application.run { [buttons] in for button in buttons { button.isEnabled = false } }
    #expect(app.application.focus.view == nil)
    app.application.run { [buttons] in for button in buttons { button.isEnabled = true } }
    #expect(focused == 1)
  }

  @Test func `a panel meanwhile changes nothing`() {
    _ = press(.tab)
    app.application.run { [buttons] in buttons[1].isEnabled = false }
    let panel = Panel(Button("inside"))
    app.application.run { [app] in app.application.open(panel) }
    app.press(KeyPress(.escape))
    #expect(focused == 2)
    app.application.run { [buttons] in buttons[1].isEnabled = true }
    #expect(focused == 1)
  }

  @Test func `a removed or released view loses it`() {
    app.application.run { [buttons] in buttons[0].removeFromParent() }
    #expect(focused == 1)
    app.application.run { [buttons] in buttons.forEach { $0.removeFromParent() } }
    #expect(app.application.focus.view == nil)
    #expect(!buttons[1].isFocused)
    app.press(KeyPress(.tab), KeyPress(.down), KeyPress(.enter))
    #expect(app.application.focus.view == nil)
  }

  @Test func `a view that no longer accepts it loses it`() {
    let views = ["first", "second"].map { EchoView($0, Log(), focusable: true) }
    let app = TestApp(TestScreen("screen", Column { views }))
    #expect(app.application.focus.view === views[0])
    app.application.run { views[0].isFocusable = false }
    #expect(app.application.focus.view === views[1])
  }

  @Test func `a new view takes it if no view had it`() {
    let app = TestApp(TestScreen("empty", Column {}))
    #expect(app.application.focus.view == nil)
    let button = Button("late")
    app.application.run { app.application.root.view?.add(button) }
    #expect(app.application.focus.view === button)
  }

  @Test func `it moves only to views that accept it`() {
    let focus = app.application.focus
    focus.move(to: buttons[2])
    #expect(focused == 2)
    focus.move(to: Label("text"))
    focus.move(to: Button("elsewhere"))
    buttons[1].isEnabled = false
    focus.move(to: buttons[1])
    #expect(focused == 2)
  }

  @Test func `a screen can set it in appear`() {
    let screen = TestScreen("screen", Column { buttons })
    screen.on[.appear] = { [buttons] in $0.application?.focus.move(to: buttons[1]) }
    let app = TestApp(screen)
    #expect(app.application.focus.view === buttons[1])
  }

  @Test func `a move behind a panel applies when the panel closes`() {
    let panel = Panel(Button("inside"))
    app.application.run { [app] in app.application.open(panel) }
    app.application.run { [app, buttons] in app.application.focus.move(to: buttons[2]) }
    #expect(focused == nil)
    app.application.run { panel.close() }
    #expect(focused == 2)
  }

  @Test func `it moves into a panel and back`() {
    _ = press(.tab)
    let inside = (1...2).map { Button("inside \($0)") }
    let panel = Panel(Column { inside })
    app.application.run { [app] in app.application.open(panel) }
    #expect(app.application.focus.view === inside[0])
    app.press(KeyPress(.tab), KeyPress(.tab), KeyPress(.tab, .shift))
    #expect(app.application.focus.view === inside[1])
    app.press(KeyPress(.escape))
    #expect(focused == 1)
  }

  @Test func `each content of a tab frame remembers its own`() {
    let frame = TabFrame(bar: TabBar(["1", "2"]))
    let (first, second) = (Column { buttons }, Column { Button("other") })
    frame.content = first
    let app = TestApp(TestScreen("tabs", frame))
    app.press(KeyPress(.tab), KeyPress(.tab))
    #expect(app.application.focus.view === buttons[2])
    app.application.run { frame.content = second }
    #expect(app.application.focus.view === second.children[0])
    app.application.run { frame.content = first }
    #expect(app.application.focus.view === buttons[2])
  }

  @Test func `on the tab bar it stays during changes of content`() {
    let frame = TabFrame(bar: TabBar(["1", "2"]))
    let app = TestApp(TestScreen("tabs", frame))
    app.application.run { frame.content = Column { Button("first") } }
    app.application.focus.move(to: frame.bar)
    app.application.run { frame.content = Column { Button("second") } }
    #expect(app.application.focus.view === frame.bar)
  }

  private var focused: Int? { buttons.firstIndex { $0 === app.application.focus.view } }

  private func press(_ key: Key, _ modifiers: KeyModifiers = []) -> Int? {
    app.press(KeyPress(key, modifiers))
    return focused
  }
}
