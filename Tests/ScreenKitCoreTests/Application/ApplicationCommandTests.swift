import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Commands", .leakFree)
struct ApplicationCommandTests {
  private let log = Log<String>()
  private let screen: TestScreen

  init() {
    screen = TestScreen(
      "Screen", log: Log(),
      Column {
        Button("first")
        Button("second")
      })
  }

  @Test(arguments: [KeyPress("+"), KeyPress("=")])
  func `each key of a command performs it`(key: KeyPress) {
    declare("More", "+", "=")
    TestApp(screen).press(key)
    #expect(log.entries == ["More"])
  }

  @Test func `a held key repeats its command, and a release does nothing`() {
    declare("More", "+")
    let app = TestApp(screen)
    app.press(KeyPress("+", phase: .repeat), KeyPress("+", phase: .up))
    #expect(log.entries == ["More"])
  }

  @Test func `modifiers make a different key`() {
    declare("More", "+")
    TestApp(screen).press(KeyPress("+", .control), KeyPress("+", .alt))
    #expect(log.isEmpty)
  }

  @Test func `the first of two commands with one key is performed`() {
    declare("One", "x")
    declare("Two", "x")
    TestApp(screen).press("x")
    #expect(log.entries == ["One"])
  }

  @Test func `a screen's command comes before the application's`() {
    declare("Question", "?")
    let app = TestApp(screen)
    app.press("?")
    #expect(log.entries == ["Question"])
    #expect(app.application.window.panel == nil)
  }

  @Test func `a screen's own handling comes before its commands`() {
    declare("More", "+")
    screen.onEvent = { [log] _ in
      log.write("handled")
      return true
    }
    TestApp(screen).press("+")
    #expect(log.entries == ["handled"])
  }

  @Test func `an inner screen's command comes before the outer's`() {
    let outer = TestContainer("Outer", log: Log(), showing: screen)
    declare("Inner", "x")
    outer.on[.connect] = { [log] outer in
      for key in ["x", "y"] as [KeyPress] {
        outer.replaceCommands(
          outer.commands.endIndex...,
          by: [Command("Outer", keys: [key]) { log.write("Outer \(key)") }])
      }
    }
    TestApp(outer).press("x", "y")
    #expect(log.entries == ["Inner", "Outer y"])
  }

  @Test(.proves("F-060"))
  func `the question mark lists keys of the screens and the application`() throws {
    declare("More", "+", "=")
    let app = TestApp(TestContainer("Outer", log: Log(), showing: screen))
    app.press("?")
    let panel = try #require(app.application.window.panel)
    let texts = texts(in: panel)
    #expect(texts.starts(with: ["Screen", "+, =", "More", "Everywhere"]))
    #expect(!texts.contains("Outer"))
    #expect(texts.contains("Shift-Tab"))
    #expect(panel.accessibleText == "Keys")
    #expect(panel.role == .panel)
  }

  @Test(arguments: [KeyPress(.escape), KeyPress(.enter), KeyPress("?"), KeyPress("q")])
  func `the usual keys close the list of keys`(key: KeyPress) {
    let app = TestApp(screen)
    app.press("?")
    #expect(app.application.window.panel != nil)
    app.press(key)
    #expect(app.application.window.panel == nil)
    #expect(app.application.state == .active)
  }

  @Test func `with a panel the application only has the quit command`() {
    declare("More", "+")
    let app = TestApp(screen)
    app.application.open(Panel(Button("inside")))
    app.press("+", "?", "q")
    #expect(log.isEmpty)
    #expect(app.application.state == .active)
    app.press(KeyPress("c", .control))
    #expect(app.application.state == .notRunning)
  }

  @Test func `a panel is behind the next one, and cannot close it`() {
    let app = TestApp(screen)
    let (first, second) = (Panel(View()), Panel(View()))
    app.application.open(first)
    app.application.open(second)
    #expect(app.application.window.panel === second)
    #expect(first.isOpen)
    first.close()
    #expect(first.parent == nil)
    #expect(app.application.window.panel === second)
    second.close()
    #expect(app.application.window.panel == nil)
  }

  @Test(.proves("F-048"))
  func `opening and closing a panel makes no lifecycle calls`() {
    let app = TestApp(screen)
    _ = screen.log.take()
    app.press("?")
    app.press(KeyPress(.escape))
    #expect(screen.log.isEmpty)
  }

  private func declare(_ name: String, _ keys: KeyPress...) {
    let before = screen.on[.connect]
    screen.on[.connect] = { [log] screen in
      try before?(screen)
      screen.replaceCommands(
        screen.commands.endIndex..., by: [Command(name, keys: keys) { log.write(name) }])
    }
  }

  private func texts(in view: View) -> [String] {
    var found: [String] = []
    view.forEachShown { if let label = $0 as? Label { found.append(label.text) } }
    return found
  }
}
