import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// Closures that receive the screen as their first argument, in a real app.
@MainActor
@Suite("Closures of a controller", .leakFree, .proves("F-010", "F-133"))
struct ControllerClosureTests {
  private let log = Log<String>()

  private func start(_ view: View, _ connect: @escaping (ClosureScreen) -> Void) -> ScreenTest {
    let screen = ClosureScreen(view, log)
    screen.onConnect = connect
    return ScreenTest(screen)
  }

  @Test func `a press of a button calls the closure with the screen`() {
    let button = Button("Add")
    let test = start(button) { $0.connect(button) { $0.write("pressed") } }
    test.press(KeyPress(.enter), KeyPress(.enter))
    #expect(log.entries == ["pressed", "pressed"])
  }

  @Test func `a button in the bar of a navigator calls it too`() {
    let (button, label) = (Button("Log out"), Label("text"))
    let test = start(Column { label }) { screen in
      screen.navigationItem.trailing = [button]
      screen.connect(button) { $0.write("out") }
      label.text = "connected"
    }
    #expect(throws: Never.self) { try button.perform() }
    #expect(log.entries == ["out"])
    #expect(test.screen.contains("connected"))
  }

  @Test func `a control of a value passes the new value`() {
    let (box, field) = (Checkbox("Box"), TextField())
    let test = start(
      Column {
        box
        field
      }
    ) { screen in
      screen.connect(box) { $0.write("\($1)") }
      screen.connect(field) { screen, text in screen.write(text) }
      screen.connect(field, \.onSubmit) { screen, text in screen.write("submitted \(text)") }
    }
    test.press(KeyPress(.space), KeyPress(.tab), "a", "b", KeyPress(.enter))
    #expect(log.entries == ["true", "a", "ab", "submitted ab"])
  }

  @Test func `any event closure of a list is connected by its key path`() {
    let list = List(["one", "two"])
    list.selectionMode = .multiple
    let test = start(list) { screen in
      screen.connect(list, \.onHighlight) { screen, item in screen.write("highlighted \(item)") }
      screen.connect(list, \.onSelectionChange) { $0.write("selection") }
      screen.connect(list, \.onRefresh) { $0.write("refresh") }
      screen.connect(list) { screen, item in screen.write("activated \(item)") }
    }
    test.press(KeyPress(.down), KeyPress(.space), KeyPress(.enter), "F5")
    #expect(log.entries == ["highlighted two", "selection", "activated two", "refresh"])
  }

  @Test func `the menu of a row and its commands get the screen`() {
    let list = List(["one", "two"])
    let test = start(list) { screen in
      screen.connect(list, \.menu) { screen, item in
        [Command("Greet \(item)", for: screen) { $0.write("hello \(item)") }]
      }
    }
    test.press("Shift-F10")
    #expect(test.screen.contains("Greet one"))
    test.press(KeyPress(.enter))
    #expect(log.entries == ["hello one"])
  }

  @Test func `events of two arguments, and those that cannot throw`() throws {
    let dial = Dial()
    let test = start(dial) { screen in
      screen.connect(dial, \.onTurn) { screen, from, to in screen.write("\(from) → \(to)") }
      screen.connect(dial, \.onStop) { try $0.fail() }
      screen.connect(dial, \.onLight) { screen, isOn in screen.write("light \(isOn)") }
    }
    try dial.onTurn?(1, "north")
    dial.onLight?(true)
    #expect(log.take() == ["1 → north", "light true"])
    test.application.run { dial.onStop?() }
    #expect(test.screen.contains("Refused"))
  }

  @Test func `an error of the closure reaches the user`() {
    let button = Button("Fail")
    let test = start(button) { $0.connect(button) { try $0.fail() } }
    test.press(KeyPress(.enter))
    #expect(test.screen.contains("Refused"))
    #expect(test.outcome == nil)
  }

  @Test func `keys of a command call its closure`() {
    let test = start(Label("text")) { screen in
      screen.command("Save", "Ctrl-S", "s") { $0.write("saved") }
      screen.command("Format", chords: ["Ctrl-K f"]) { $0.write("formatted") }
    }
    test.press("Ctrl-S", "s", "Ctrl-K", "f")
    #expect(log.entries == ["saved", "saved", "formatted"])
  }

  @Test func `a closure does not retain the screen`() throws {
    let (button, list, dial) = (Button("Add"), List(["one"]), Dial())
    var screen: ClosureScreen? = ClosureScreen(button, log)
    screen?.connect(button) { $0.write("pressed") }
    screen?.connect(list, \.onRefresh) { $0.write("refresh") }
    screen?.connect(list, \.onHighlight) { screen, _ in screen.write("highlighted") }
    screen?.connect(list, \.menu) { screen, _ in [Command("Menu", for: screen) { _ in }] }
    screen?.connect(dial, \.onStop) { $0.write("stop") }
    screen?.connect(dial, \.onLight) { screen, _ in screen.write("light") }
    screen?.connect(dial, \.onTurn) { screen, _, _ in screen.write("turn") }
    let command = try #require(screen.map { Command("Menu", for: $0) { $0.write("command") } })
    weak let gone = screen
    screen = nil
    #expect(gone == nil)
    try button.perform()
    try list.onRefresh?()
    try list.onHighlight?("one")
    #expect(list.menu?("one").isEmpty == true)
    dial.onStop?()
    dial.onLight?(true)
    try dial.onTurn?(1, "north")
    try command.action()
    #expect(log.isEmpty)
  }
}

/// A screen whose connections a test provides.
private final class ClosureScreen: Controller {
  var onConnect: (ClosureScreen) -> Void = { _ in }
  private let content: View
  private let log: Log<String>

  init(_ content: View, _ log: Log<String>) { (self.content, self.log) = (content, log) }

  override func makeView() -> View { content }
  override func connect() { onConnect(self) }
  func write(_ text: String) { log.write(text) }
  func fail() throws { throw Refused() }
}

private struct Refused: PresentableError {
  var title: String { "Refused" }
  var message: String { "Try again." }
}

/// A view of an app with its own events.
private final class Dial: View {
  var onTurn: (@MainActor (Int, String) throws -> Void)?
  var onStop: (@MainActor () -> Void)?
  var onLight: (@MainActor (Bool) -> Void)?
}
