import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// The texts of the framework, replaced by an app.
@MainActor
@Suite("Texts of the framework", .leakFree)
struct StringsTests {
  private var capitals: Strings {
    var strings = Strings()
    strings.language = "xx"
    strings.commands.quit = "QUIT"
    strings.dialogs.cancel = "CANCEL"
    strings.forms.submit = "SUBMIT"
    strings.fields.search = "SEARCH"
    strings.spoken.states.on = "ON"
    strings.lists.rows = { "\($0) ROWS" }
    strings.errors.title = "WRONG"
    return strings
  }

  private final class Screen: Controller {
    let toggle = Toggle("Wi-Fi", value: true)
    let form = Form(FormField("Name", TextField(), .required))
    private(set) var refreshes = 0
    override func makeView() -> View {
      Column {
        toggle
        form
        List(["a", "b"])
      }
    }
    override func refresh() { refreshes += 1 }
  }

  private func values(of test: ScreenTest) -> [String] {
    func all(_ node: SemanticNode) -> [String] {
      [node.name, node.value] + node.children.flatMap(all)
    }
    return all(test.application.window.semantics)
  }

  @Test func `an app replaces single texts and keeps the others`() {
    let test = ScreenTest(Screen(), strings: capitals)
    #expect(values(of: test).contains("ON"))
    #expect(values(of: test).contains("SUBMIT"))
    #expect(values(of: test).contains("2 ROWS"))
    #expect(test.application.commands.map(\.name).contains("QUIT"))
    #expect(test.application.commands.map(\.name).contains("Back"))
    #expect(test.application.commands.map(\.id).contains("Quit"))
  }

  @Test func `setting the texts shows them and refreshes the screens`() {
    let screen = Screen()
    let test = ScreenTest(screen)
    #expect(values(of: test).contains("Submit"))
    test.application.run { test.application.strings = self.capitals }
    #expect(values(of: test).contains("SUBMIT"))
    #expect(!values(of: test).contains("Submit"))
    #expect(test.screen.contains("SUBMIT"))
    #expect(screen.refreshes == 2)
  }

  @Test func `setting the texts between turns shows them too`() async {
    let test = ScreenTest(Screen())
    test.application.strings = capitals
    await test.settle()
    #expect(test.screen.contains("SUBMIT"))
  }

  @Test func `two apps in different languages keep their own texts`() {
    let english = ScreenTest(Screen())
    let other = ScreenTest(Screen(), strings: capitals)
    for _ in 0..<2 {
      #expect(values(of: english).contains("2 rows"))
      #expect(values(of: other).contains("2 ROWS"))
      english.press(KeyPress(.tab))
      #expect(english.screen.contains("Submit"))
      other.press(KeyPress(.tab))
      #expect(other.screen.contains("SUBMIT"))
    }
  }

  @Test func `a message from outside a turn has its app's words`() {
    var strings = Strings()
    strings.dialogs.ok = "U redu"
    let serbian = ScreenTest(Screen(), strings: strings)
    let english = ScreenTest(Screen())
    english.press(KeyPress(.tab))
    let message = Dialog.alert("Title", "Message")
    serbian.application.run { serbian.application.root.ask(message) { _, _ in } }
    #expect(serbian.screen.contains("U redu"))
  }

  @Test func `a waiting test reads the words of its own app`() async {
    let english = ScreenTest(Screen())
    let other = ScreenTest(Screen(), strings: capitals)
    await english.settle()
    #expect(Strings.current.language == Strings().language)
    await other.settle()
    #expect(Strings.current.language == capitals.language)
  }

  @Test func `a task reads the words of its own app after another one ran`() async {
    let (screen, log) = (Screen(), Log<String>())
    let english = ScreenTest(screen)
    let other = ScreenTest(Screen(), strings: capitals)
    english.application.run {
      screen.task { _ in
        await Task.yield()
        other.press(KeyPress(.tab))
        log.write(Strings.current.language)
        log.write(SearchField().accessibleText)
      }
    }
    await english.settle()
    #expect(log.entries == [Strings().language, Strings().fields.search])
  }

  @Test func `a new application has its texts even at an old address`() {
    for strings in [Strings(), capitals, Strings(), capitals] {
      let application = Application(
        root: Screen(), surface: NullSurface(), clock: ManualClock(), strings: strings)
      #expect(Strings.current.language == strings.language)
      #expect(application.strings.language == strings.language)
    }
  }

  @Test func `an error without a title has the app's title`() {
    struct Failure: PresentableError { var message: String { "Nothing" } }
    let test = ScreenTest(Screen(), strings: capitals)
    test.application.run { throw Failure() }
    #expect(test.screen.contains("WRONG"))
  }

  @Test func `keys have names in the language, and are read in English`() {
    var strings = Strings()
    strings.keys.modifier = { $0 == .control ? "Strg" : "?" }
    strings.keys.key = { $0 == .enter ? "Eingabe" : "?" }
    let chord: KeyChord = "Ctrl-K Ctrl-Enter F5"
    #expect(chord.text(in: strings) == "Strg-K Strg-Eingabe F5")
    #expect(chord.text(in: Strings()) == chord.description)
    let german = "Strg-K"
    #expect(KeyChord(german) == nil)
  }

  @Test func `a dialog button's title can be the framework's or the app's`() {
    Strings().makeCurrent()
    #expect(DialogButton<Int>.cancel().title == "Cancel")
    #expect(DialogButton<Int>.cancel("Not now").title == "Not now")
    capitals.makeCurrent()
    #expect(DialogButton<Int>.cancel().title == "CANCEL")
    Strings().makeCurrent()
  }

  @Test func `errors of a form follow a change of the language`() {
    let screen = Screen()
    let test = ScreenTest(screen)
    test.application.run { try screen.form.submit() }
    var other = capitals
    other.forms.mustNotBeEmpty = "IS EMPTY"
    other.forms.correct = { "CORRECT \($0.joined())" }
    test.application.run { test.application.strings = other }
    #expect(test.screen.contains("IS EMPTY") && test.screen.contains("CORRECT Name"))
  }

  @Test func `an open question about changes follows the language`() async {
    let screen = Screen()
    let test = ScreenTest(screen)
    let answer = LeaveAnswer.unsavedChanges(test.application) {}
    guard case .ask(let question) = answer else { return }
    screen.task { _ in _ = await question() }
    await test.settle()
    #expect(test.screen.contains(Strings().dialogs.unsavedChanges))
    var other = capitals
    other.dialogs.unsavedChanges = "CHANGES"
    other.dialogs.save = "SAVE"
    test.application.run { test.application.strings = other }
    #expect(test.screen.contains("CHANGES") && test.screen.contains("SAVE"))
    test.press(KeyPress(.escape))
    await test.settle()
  }

  @Test func `observers of a shared model read the texts of their own app`() {
    let work = ScreenTask()
    let (english, other) = (Screen(), Screen())
    let log = Log<String>()
    let first = ScreenTest(english)
    let second = ScreenTest(other, strings: capitals)
    for screen in [english, other] {
      screen.observe(work, \.note, initially: false) { _, _ in
        log.write(Strings.current.fields.search)
      }
    }
    first.application.run { work.note = "a" }
    second.application.run { work.note = "b" }
    work.note = "c"
    #expect(
      log.entries == Array(repeating: [Strings().fields.search, "SEARCH"], count: 3).flatMap { $0 })
  }
}
