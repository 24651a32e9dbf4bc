import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// Commands whose names are in another language than their ids.
@MainActor
@Suite("Ids of commands", .leakFree, .proves("F-060"))
struct CommandIDTests {
  final class Screen: Controller {
    let log: Log<String>
    let twin: String?
    init(_ log: Log<String>, twin: String? = nil) { (self.log, self.twin) = (log, twin) }
    override func connect() {
      command("Sichern", id: "Save", "Ctrl-S", to: Screen.save)
      command("Alles sichern", id: "Save all", chords: ["Ctrl-K s"]) { $0.log.write("save all") }
      if let twin { command("Anderes", id: twin, "x") { $0.log.write("twin") } }
    }
    private func save() { log.write("save") }
  }

  private let log = Log<String>()

  @Test func `the id of a command is its name unless stated`() {
    #expect(Command("Save", keys: []) {}.id == "Save")
    #expect(Command("Sichern", id: "Save", keys: []) {}.id == "Save")
    #expect(Command("Sichern", id: "Save", keys: []) {}.name == "Sichern")
  }

  @Test func `a key map with English names works for translated commands`() throws {
    let keys = try KeyMap(["Save": ["F2"], "Save all": ["F3"], "Alles sichern": ["F4"]])
    let test = ScreenTest(Screen(log), keys: keys)
    for key in [2, 3, 4] { test.press(KeyPress(.function(key))) }
    test.press("Ctrl-S")
    #expect(log.entries == ["save", "save all"])
    #expect(test.application.root.commands.map(\.name) == ["Sichern", "Alles sichern"])
    #expect(test.application.root.commands.map(\.id) == ["Save", "Save all"])
  }

  @Test func `commands of a screen with one id are reported once`() {
    let test = ScreenTest(Screen(log, twin: "Save"))
    #expect(test.warnings == [.duplicateCommandID("Save", screen: "Screen")])
    #expect(ScreenTest(Screen(log, twin: "Other")).warnings.isEmpty)
    // A screen may replace a command of the application.
    #expect(ScreenTest(Screen(log, twin: "Quit")).warnings.isEmpty)
  }

  @Test func `application commands with one id are reported at the start`() {
    let application = Application(
      root: Screen(log), surface: NullSurface(), clock: ManualClock())
    var warnings: [RuntimeWarning] = []
    application.ports.onWarning = { warnings.append($0) }
    application.add(Command("Zurück", id: "Back", keys: []) {})
    application.start()
    #expect(warnings == [.duplicateCommandID("Back", screen: "Application")])
  }

  @Test func `items of a menu with one id are reported at its opening`() {
    final class Rows: Controller {
      let list = List(["row"])
      override func makeView() -> View { list }
      override func connect() {
        connect(list, \.menu) { _, _ in
          [Command("Copy", keys: []) {}, Command("Kopieren", id: "Copy", keys: []) {}]
        }
      }
    }
    let test = ScreenTest(Rows())
    #expect(test.warnings.isEmpty)
    test.press(KeyPress(.enter, .alt))
    #expect(test.warnings == [.duplicateCommandID("Copy", screen: "Rows")])
  }
}
