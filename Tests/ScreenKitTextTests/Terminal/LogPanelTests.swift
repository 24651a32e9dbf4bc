import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import ScreenKitText

@MainActor
@Suite("The log of printed text", .leakFree)
struct LogPanelTests {
  private final class Source {
    var text = ""
  }

  private let source = Source()
  private let test = ScreenTest(Screen(), size: CellSize(columns: 40, rows: 12))
  private let panel = Opened()

  private final class Opened {
    var panel: LogPanel?
  }

  private final class Screen: Controller {
    override func makeView() -> View { Label("screen") }
  }

  private func open() {
    let panel = LogPanel { [source] in source.text }
    self.panel.panel = panel
    test.application.run { [application = test.application] in application.open(panel) }
  }

  private func print(_ text: String) {
    source.text += text
    test.application.run { [panel] in panel.panel?.update() }
  }

  @Test func `it reports empty output, and then shows the text`() {
    open()
    #expect(test.screen.contains("No output yet."))
    print("first line\n")
    #expect(test.screen.contains("first line"))
    #expect(!test.screen.contains("Nothing"))
  }

  @Test func `it shows the end of a long text and follows it`() {
    source.text = (1...50).map { "line \($0)\n" }.joined()
    open()
    #expect(test.screen.contains("line 50"))
    #expect(!test.screen.contains("line 12"))
    print("line 51\n")
    #expect(test.screen.contains("line 51"))
  }

  @Test func `it stays at the read position until the end`() {
    source.text = (1...50).map { "line \($0)\n" }.joined()
    open()
    test.press(KeyPress(.home, .control))
    #expect(test.screen.contains("line 1 "))
    print("line 51\n")
    #expect(test.screen.contains("line 1 "))
    test.press(KeyPress(.end, .control))
    print("line 52\n")
    #expect(test.screen.contains("line 52"))
  }

  @Test func `the command shows no text in a recording`() throws {
    TerminalCommands.add(to: test.application)
    test.application.window.isRecorded = true
    let command = try #require(
      test.application.commandsInForce.flatMap(\.commands).first { $0.name == "Log" })
    test.application.run { try command.action() }
    #expect(test.screen.contains("The log is not shown in a"))
  }
}
