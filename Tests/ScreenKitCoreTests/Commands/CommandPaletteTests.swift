import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Command palette", .leakFree, .proves("F-060"))
struct CommandPaletteTests {
  private let log = Log<String>()
  private let application: Application

  init() {
    application = Application(
      root: CommandTests.Screen(log), surface: NullSurface(), clock: ManualClock())
    application.start()
  }

  private func press(_ presses: KeyPress...) { application.dispatch(presses.map(Event.key)) }

  private var rows: [String] {
    var rows: [String] = []
    application.window.panel?.forEachShown { view in
      if let row = view as? CommandRow { rows.append((row.isHighlighted ? "> " : "") + row.title) }
    }
    return rows
  }

  @Test(arguments: [KeyPress("p", .control), KeyPress(.function(1))])
  func `one key opens and closes it, with the screen's commands first`(
    key: KeyPress
  ) {
    press(key)
    #expect(rows.prefix(2) == ["> Save", "Save all"])
    #expect(
      rows.dropFirst(2) == ["Next control", "Previous control", "Commands", "Back", "Keys", "Quit"])
    press(key)
    #expect(application.window.panel == nil)
  }

  @Test func `each typed character filters it, the best match first`() {
    press(KeyPress("p", .control), "a", "l")
    #expect(rows == ["> Save all"])
    press(KeyPress(.backspace), KeyPress(.backspace), "c", "o")
    #expect(rows == ["> Commands", "Next control", "Previous control"])
    press("z")
    #expect(rows.isEmpty)
    press(KeyPress(.enter))
    #expect(application.window.panel != nil)
    press(KeyPress(.escape))
    #expect(application.window.panel == nil)
  }

  @Test func `the query is edited and pasted like any text`() {
    press(KeyPress("p", .control), "l", KeyPress(.home), "a")
    #expect(rows == ["> Save all"])
    press(KeyPress(.end), KeyPress("u", .control))
    application.dispatch(.paste("qu"))
    #expect(rows.first == "> Quit")
    press(KeyPress("k", .control))
    #expect(rows.first == "> Quit")
  }

  @Test func `Enter performs the command after the palette has closed`() {
    press(KeyPress("p", .control), KeyPress(.up), KeyPress(.down), KeyPress(.enter))
    #expect(log.entries == ["save all"])
    #expect(application.window.panel == nil)
  }

  @Test func `it does not open over a dialog`() {
    application.run { application.open(Dialog.alert("Note", "Wait.")) }
    press(KeyPress("p", .control))
    #expect(application.window.panel?.role == .dialog)
  }
}
