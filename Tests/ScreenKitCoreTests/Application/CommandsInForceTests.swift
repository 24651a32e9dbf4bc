import ScreenKitCore
import ScreenKitTesting
import Testing

@MainActor
@Suite("The interface between backends and an application", .leakFree)
struct CommandsInForceTests {
  private final class Editor: Controller {
    override func makeView() -> View { Button("text") }

    override func save() -> SavedState? {
      var state = SavedState()
      state["place"] = .int(7)
      return state
    }

    override func connect() {
      title = "Editor"
      command("Save", "s", to: Editor.store)
    }

    private func store() {}
  }

  private let app = TestApp(Editor())

  @Test func `available commands are those of the screens and the application`() {
    let sections = app.application.commandsInForce
    #expect(sections.map(\.title) == ["Editor", ""])
    #expect(sections.first?.commands.map(\.name) == ["Save"])
    #expect(sections.last?.commands.contains { $0.name == "Quit" } == true)
    #expect(app.application.hasCommand(for: "s"))
    #expect(!app.application.hasCommand(for: "x"))
  }

  @Test func `a panel blocks the commands of screens`() {
    app.application.open(Panel(Button("OK")))
    #expect(app.application.commandsInForce.map(\.title) == [""])
  }

  @Test func `a screen within a disabled view has no commands, hints or input`() {
    let inner = TestScreen("inner", Button("text"))
    let outer = TestContainer("outer", log: Log(), showing: inner)
    let log = Log<String>()
    inner.on[.connect] = { $0.command("Refresh", "F5") { _ in log.write("refresh") } }
    outer.on[.connect] = { $0.command("Save", "F2") { _ in log.write("save") } }
    inner.onEvent = { _ in
      log.write("event")
      return false
    }
    let app = TestApp(outer)
    #expect(app.application.keyHints.contains { $0.name == "Refresh" })
    outer.content.isEnabled = false
    #expect(app.application.commandsInForce.map(\.title) == ["outer", ""])
    #expect(!app.application.hasCommand(for: "F5") && app.application.hasCommand(for: "F2"))
    #expect(!app.application.keyHints.contains { $0.name == "Refresh" })
    for key in ["F5", "F2"] as [KeyPress] { app.application.dispatch(.key(key)) }
    #expect(log.entries == ["save"])
    outer.content.isEnabled = true
    #expect(app.application.commandsInForce.map(\.title) == ["inner", "outer", ""])
  }

  @Test func `a disabled command keeps its keys, which do nothing`() {
    let log = Log<String>()
    let inner = TestScreen("inner", Button("text"))
    let outer = TestContainer("outer", log: Log(), showing: inner)
    inner.on[.connect] = { $0.command("Next", "n", "Ctrl-N") { _ in log.write("next") } }
    inner.on[.refresh] = { $0.setEnabled(false, command: "Next") }
    outer.on[.connect] = { $0.command("New", "n") { _ in log.write("new") } }
    let test = TestApp(outer)
    let app = test.application
    func names() -> [String] { app.commandsInForce.flatMap(\.commands).map(\.name) }
    func isHinted() -> Bool { app.keyHints.contains { $0.name == "Next" } }
    #expect(!names().contains("Next") && names().contains("New") && !isHinted())
    #expect(app.hasCommand(for: "Ctrl-N"))
    app.dispatch(.key("n"), .key("Ctrl-N"))
    #expect(log.entries == [])
    inner.setEnabled(true, command: "Next")
    inner.setEnabled(false, command: "Unknown")
    #expect(names().contains("Next") && isHinted())
    app.dispatch(.key("n"), .key("Ctrl-N"))
    #expect(log.entries == ["next", "next"])
  }

  @Test func `the palette, the list of keys and menus omit disabled commands`() {
    let screen = TestScreen("screen", Button("text"))
    var disabled = Command("Print", keys: ["p"]) {}
    disabled.isEnabled = false
    let commands = [disabled, Command("Copy", keys: ["c"]) {}]
    screen.on[.connect] = { $0.replaceCommands(0..., by: commands) }
    screen.content.contextMenu = { commands }
    let test = ScreenTest(screen)
    for key in ["Ctrl-P", "?", "Shift-F10"] as [KeyPress] {
      test.press(key)
      #expect(test.screen.contains("Copy") && !test.screen.contains("Print"), "\(key)")
      test.press(KeyPress(.escape))
    }
  }

  @Test func `a screen that disables its own view keeps its commands`() {
    let editor = Editor()
    let app = TestApp(editor)
    editor.view?.isEnabled = false
    #expect(app.application.commandsInForce.map(\.title) == ["Editor", ""])
  }

  @Test func `an added command is available on every screen`() {
    app.application.add(Command("Redraw", keys: [KeyPress("l", .control)]) {})
    #expect(app.application.commandsInForce.last?.commands.last?.name == "Redraw")
  }

  @Test func `an archive has the states of all screens and changes nothing`() {
    let before = app.steps.entries
    #expect(app.application.archive().root.own?["place"] == .int(7))
    #expect(app.steps.entries == before)
    #expect(app.application.archive() == app.application.archive())
  }
}
