import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Dialog", .leakFree, .proves("F-048", "F-049"))
struct DialogTests {
  final class Screen: Controller {
    let first = Button("First"), second = Button("Second")
    let log: Log<String>
    init(_ log: Log<String>) { self.log = log }
    override func makeView() -> View {
      Column {
        first; second
      }
    }
    override func connect() { command("Delete", "d", to: Screen.delete) }
    private func delete() { log.write("deleted without asking") }
  }

  private let log = Log<String>()
  private let screen: Screen
  private let application: Application
  private let dialog = Dialog(
    "Delete?", message: "It is gone for good.",
    buttons: [
      .cancel(), DialogButton("Keep", .preferred, answer: 1), DialogButton("Delete", answer: 2),
    ])

  init() {
    screen = Screen(log)
    application = Application(root: screen, surface: NullSurface(), clock: ManualClock())
    application.start()
  }

  private func press(_ presses: KeyPress...) { application.dispatch(presses.map(Event.key)) }

  private func ask() {
    application.run {
      screen.ask(dialog) { screen, answer in
        screen.log.write(answer.map { "\($0)" } ?? "none")
      }
    }
  }

  private var focused: String? { application.focus.view?.accessibleText }

  @Test(.proves("F-060")) func `the preferred button has the focus, and Enter presses it`() {
    ask()
    #expect(focused == "Keep")
    press(KeyPress(.enter))
    #expect(log.entries == ["1"])
    #expect(application.window.panel == nil)
  }

  @Test(.proves("F-060"), arguments: [[.escape], [.tab, .tab, .enter] as [Key]])
  func `Escape and the cancel button close it without an answer`(keys: [Key]) {
    ask()
    for key in keys { press(KeyPress(key)) }
    #expect(log.entries == ["none"])
    #expect(!dialog.isOpen)
  }

  @Test(.proves("F-060")) func `Tab and the arrow keys cycle through the buttons`() {
    ask()
    press(KeyPress(.tab))
    #expect(focused == "Delete")
    press(KeyPress(.right))
    #expect(focused == "Cancel")
    press(KeyPress(.tab, .shift), KeyPress(.enter))
    #expect(log.entries == ["2"])
  }

  @Test func `the focus returns to its previous view`() {
    press(KeyPress(.tab))
    #expect(focused == "Second")
    ask()
    press(KeyPress(.escape))
    #expect(focused == "Second")
  }

  @Test func `views behind it get no keys or presses`() {
    ask()
    press("d", "?", "q")
    application.dispatch(
      .pointer(PointerEvent(.down(.left), at: SurfacePoint(x: 70, y: 20))))
    #expect(log.isEmpty)
    #expect(application.window.panel === dialog)
  }

  @Test func `a second dialog is in front of the first`() {
    ask()
    let alert = Dialog.alert("Note", "Nothing was saved yet.")
    application.run { screen.ask(alert) { screen, _ in screen.log.write("noted") } }
    #expect(focused == "OK")
    press(KeyPress(.enter))
    #expect(log.entries == ["noted"])
    #expect(application.window.panel === dialog)
    #expect(focused == "Keep")
  }

  @Test func `title, message, content and buttons can be changed while it is open`() {
    ask()
    application.run {
      dialog.title = "Move?"
      dialog.message = ""
      dialog.setButtons([DialogButton("Move", .preferred, answer: 3)])
    }
    #expect(dialog.accessibleText == "Move?")
    #expect(dialog.role == .dialog)
    #expect(focused == "Move")
    press(KeyPress(.enter))
    #expect(log.entries == ["3"])
  }

  @Test func `content has the focus first and determines the valid answer`() {
    let name = TestEntry()
    let dialog = Dialog<String>(
      "Name",
      buttons: [
        .cancel(), .computing("OK", .preferred) { name.value.isEmpty ? nil : name.value },
      ]
    ) { name }
    application.run {
      screen.ask(dialog) { screen, answer in screen.log.write(answer ?? "none") }
    }
    #expect(application.focus.view === name)
    press(KeyPress(.enter))
    #expect(dialog.isOpen)
    press("A", "n", "n", KeyPress(.enter))
    #expect(log.entries == ["Ann"])
  }

  @Test func `the action of Enter in a field presses the preferred button`() throws {
    let name = TextField("Name", text: "Ann")
    let dialog = Dialog<String>(
      "Name", buttons: [.cancel(), .computing("OK", .preferred) { name.value }]
    ) { name }
    application.run {
      screen.ask(dialog) { screen, answer in screen.log.write(answer ?? "none") }
    }
    let field = try #require(application.window.target(of: name))
    #expect(application.dispatch(.submit, on: field) == nil)
    #expect(log.entries == ["Ann"])
    #expect(!dialog.isOpen)
  }

  @Test func `a task waits for the answer`() async {
    screen.task { [dialog] screen in
      let answer = await screen.application?.ask(dialog)
      screen.log.write("\(answer.flatMap(\.self) ?? -1)")
    }
    await application.waitUntilIdle()
    #expect(dialog.isOpen)
    press(KeyPress(.enter))
    await application.waitUntilIdle()
    #expect(log.entries == ["1"])
  }

  @Test(arguments: [LifecycleScope.visible, .lifetime])
  func `cancelling the task closes the dialog`(scope: LifecycleScope) async {
    screen.task(while: scope) { [dialog] screen in
      let answer = await screen.application?.ask(dialog)
      screen.log.write(answer.flatMap(\.self) == nil ? "none" : "some")
    }
    await application.waitUntilIdle()
    application.dispatch(.application(.enterBackground))
    await application.waitUntilIdle()
    #expect(dialog.isOpen == (scope == .lifetime))
    application.dispatch(.application(.terminate))
    await application.waitUntilIdle()
    #expect(!dialog.isOpen)
    #expect(log.entries == ["none"])
  }

  @Test(.proves("F-124")) func `a removed screen removes its dialog without a call`() {
    ask()
    application.dispatch(.application(.terminate))
    #expect(!dialog.isOpen)
    #expect(log.isEmpty)
    #expect(application.window.panels.isEmpty)
  }

  @Test func `an error of the answer's handler reaches the application`() {
    application.run { [dialog, screen] in
      screen.ask(dialog) { _, _ in throw Refusal(reason: "no") }
    }
    press(KeyPress(.enter))
    #expect((application.window.panel as? DialogPanel)?.message == "\(Refusal(reason: "no"))")
  }
}
