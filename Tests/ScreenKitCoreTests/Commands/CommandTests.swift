import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Commands", .leakFree, .proves("F-060"))
struct CommandTests {
  final class Screen: Controller {
    let log: Log<String>
    let extra: [Command]
    init(_ log: Log<String>, _ extra: [Command] = []) { (self.log, self.extra) = (log, extra) }
    override func connect() {
      command("Save", KeyPress("s", .control), to: Screen.save)
      command(
        "Save all", chords: [KeyChord(KeyPress("k", .control), "s")], to: Screen.saveAll)
      for command in extra {
        self.command(command.name, chords: command.chords) { _ in try command.action() }
      }
    }
    private func save() { log.write("save") }
    private func saveAll() { log.write("save all") }
  }

  final class Witness: ApplicationDelegate {
    var conflicts: [String] = []
    func application(_ application: Application, didFind warning: RuntimeWarning) -> Bool {
      if case .keyConflict(let conflict, "Screen") = warning { conflicts.append("\(conflict)") }
      return true
    }
  }

  private let log = Log<String>()
  private let clock = ManualClock()
  private let witness = Witness()

  private func start(_ extra: [Command] = [], keys: KeyMap = KeyMap()) -> Application {
    let application = Application(
      root: Screen(log, extra), surface: NullSurface(), clock: clock, keys: keys)
    application.delegate = witness
    application.start()
    return application
  }

  private func press(_ application: Application, _ chords: String...) {
    for text in chords {
      guard let chord = KeyChord(text) else { continue }
      for press in [chord.first] + chord.others { application.dispatch(.key(press)) }
    }
  }

  @Test func `the last key of a chord has no other effect meanwhile`() {
    let application = start([Command("Strike", keys: ["s"]) { [log] in log.write("strike") }])
    press(application, "Ctrl-K s", "s")
    #expect(log.entries == ["save all", "strike"])
  }

  @Test func `an unknown chord has no effect`() {
    let application = start([Command("Strike", keys: ["x"]) { [log] in log.write("strike") }])
    press(application, "Ctrl-K x")
    #expect(log.isEmpty)
    press(application, "x")
    #expect(log.entries == ["strike"])
  }

  @Test func `an expired chord is dropped`() {
    let application = start([Command("Strike", keys: ["s"]) { [log] in log.write("strike") }])
    press(application, "Ctrl-K")
    clock.advance(by: .seconds(2))
    press(application, "s")
    #expect(log.entries == ["strike"])
    #expect(clock.pendingCount == 0)
  }

  @Test func `releases of keys are no part of a chord`() {
    let application = start()
    press(application, "Ctrl-K")
    application.dispatch(.key(KeyPress("k", .control, phase: .up)))
    press(application, "s")
    #expect(log.entries == ["save all"])
  }

  @Test func `a line feed is Enter, unless a command has Ctrl-J`() {
    let open = Command("Open", keys: [KeyPress(.enter)]) { [log] in log.write("open") }
    press(start([open]), "Ctrl-J")
    let join = Command("Join", keys: [KeyPress("j", .control)]) { [log] in log.write("join") }
    press(start([open, join]), "Ctrl-J")
    #expect(log.entries == ["open", "join"])
  }

  @Test func `conflicting keys are reported at the start, the inner command wins`() {
    let application = start([
      Command("Search", keys: ["?"]) { [log] in log.write("search") },
      Command("Kill", chords: ["x", KeyChord(KeyPress("k", .control))]) {},
    ])
    #expect(
      witness.conflicts == [
        "Ctrl-K does \"Save all\" and hides \"Kill\"", "? does \"Search\" and hides \"Keys\"",
      ])
    press(application, "?")
    #expect(log.entries == ["search"])
  }

  @Test func `without conflicts nothing is reported`() {
    _ = start()
    #expect(witness.conflicts.isEmpty)
  }

  @Test func `a user's keys replace the declared ones`() throws {
    let keys = try KeyMap(["Save": ["F2", "Ctrl-X Ctrl-S"], "Quit": [], "Keys": ["h"]])
    let application = start(keys: keys)
    press(application, "Ctrl-S", "q")
    #expect(log.isEmpty)
    press(application, "f2", "Ctrl-X Ctrl-S")
    #expect(log.entries == ["save", "save"])
    press(application, "h")
    #expect(application.window.panel?.accessibleText == "Keys")
  }

  @Test func `the list of keys shows unknown commands of the user's map`() {
    let keys = (try? KeyMap(["Sav": ["F2"], "Strike": ["F3"], "Quit": ["F4"]])) ?? KeyMap()
    let application = start(keys: keys)
    func notes() -> [String] {
      press(application, "?")
      defer { press(application, "Esc") }
      var texts: [String] = []
      application.window.panel?.forEachShown { view in
        if let label = view as? Label, label.style.tint == .warning { texts.append(label.text) }
      }
      return texts
    }
    #expect(
      notes() == ["No command has the name \"Sav\" yet", "No command has the name \"Strike\" yet"])
    (application.root as? Screen)?.command("Strike", "x") { _ in }
    #expect(notes() == ["No command has the name \"Sav\" yet"])
    press(application, "F4")
    #expect(application.state == .notRunning)
  }

  @Test func `a map with an unknown key reports its position`() {
    let error = #expect(throws: KeyMapError.self) { try KeyMap(["Save": ["Crtl-S"]]) }
    #expect(error == .noSuchKey("Crtl-S", command: "Save"))
    #expect(
      error?.description
        == "\"Crtl-S\", given for \"Save\", is no key; write it as in Ctrl-S, F5 or Ctrl-K s")
  }

  @Test(arguments: ["Ctrl-K", "Ctrl-K s", "Ctrl-K s t"])
  func `a map with conflicting keys reports the commands`(text: String) throws {
    let chord = try #require(KeyChord(text))
    #expect(throws: KeyMapError.taken(chord, by: "Load", command: "Save")) {
      try KeyMap(["Load": ["Ctrl-K s"], "Save": [text]])
    }
  }

  @Test(arguments: [
    ("ctrl-c", KeyPress("c", .control)), ("Ctrl-Shift-Up", KeyPress(.up, [.control, .shift])),
    ("Ctrl-Shift-Z", KeyPress("Z", .control)), ("shift-z", KeyPress("Z")),
    ("Ctrl--", KeyPress("-", .control)), ("-", KeyPress("-")), ("G", KeyPress("G")),
    ("F12", KeyPress(.function(12))), ("f", KeyPress("f")), ("Space", KeyPress(.space)),
  ])
  func `keys are read in usual forms, and written readably`(
    text: String, press: KeyPress
  ) {
    #expect(KeyPress(text) == press)
    #expect(KeyPress(press.description) == press)
  }

  @Test(arguments: ["", "Ctrl-", "F0", "F99", "Hello", "Ctrl-Enterr"])
  func `an invalid key is refused`(text: String) {
    #expect(KeyChord(text) == nil)
  }
}
