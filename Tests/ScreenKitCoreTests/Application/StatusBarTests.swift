import ScreenKitCore
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("The status bar of an app", .leakFree)
struct StatusBarTests {
  private final class Screen: Controller {
    let field = TextField("Name")
    let low = Button("Low")
    private(set) var presses = 0

    override func makeView() -> View {
      Column {
        field
        Spacer()
        low
      }
    }

    override func connect() { connect(low) { $0.presses += 1 } }
  }

  private func show(
    _ status: AppStatus?, rows: Int = 10, columns: Int = 40, strings: Strings = Strings(),
    hints: Bool = false
  ) -> (Screen, ScreenTest) {
    let screen = Screen()
    let test = ScreenTest(
      screen, size: CellSize(columns: columns, rows: rows), strings: strings, showsKeyHints: hints)
    test.application.status = status
    test.application.run {}
    return (screen, test)
  }

  private func lines(_ test: ScreenTest) -> [String] {
    test.screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `it is the last row, and the screen is shorter`() {
    let (_, test) = show(AppStatus("Synchronizing", detail: "3 of 4"))
    #expect(lines(test)[9] == " Synchronizing" + String(repeating: " ", count: 19) + "3 of 4")
    #expect(lines(test)[8].contains("Low"))
    test.application.status = nil
    test.application.run {}
    #expect(lines(test)[9].contains("Low") && test.application.status == nil)
  }

  @Test func `it shows the progress of work`() {
    let (_, test) = show(AppStatus("Loading", progress: .fraction(0.5)))
    #expect(lines(test)[9].contains("50"))
    test.application.status?.progress = .fraction(0.75)
    test.application.run {}
    #expect(lines(test)[9].contains("75"))
    test.application.status?.progress = nil
    test.application.run {}
    #expect(lines(test)[9] == " Loading")
  }

  @Test func `a long text is cut before the detail`() {
    let (_, test) = show(AppStatus(String(repeating: "long ", count: 20), detail: "9:41"))
    #expect(lines(test)[9].hasSuffix("…  9:41"))
  }

  @Test func `it takes no key and no press`() {
    let (screen, test) = show(AppStatus("Saved"))
    test.type("Ann")
    test.click(column: 2, row: 9)
    #expect(screen.field.value == "Ann" && screen.field.isFocused && screen.presses == 0)
    test.press(KeyPress(.tab), KeyPress(.tab))
    #expect(screen.field.isFocused)
    test.click(column: 2, row: 8)
    #expect(screen.presses == 1)
  }

  @Test func `it stays below dialogs and above key hints`() {
    let (screen, test) = show(AppStatus("Saved"), rows: 20, hints: true)
    #expect(lines(test)[18].hasPrefix(" Saved") && lines(test)[19].contains("Quit"))
    test.application.run {
      screen.ask(Dialog("Sure?", buttons: [DialogButton("Yes", answer: true)])) { _, _ in }
    }
    #expect(lines(test)[18].hasPrefix(" Saved") && test.screen.contains("Sure?"))
    test.application.show(Toast("Done"))
    test.application.run {}
    #expect(lines(test)[17].contains("Done") && lines(test)[18].hasPrefix(" Saved"))
  }

  @Test func `a small window keeps its rows for the screen`() {
    let (_, test) = show(AppStatus("Saved"), rows: 5)
    #expect(!test.screen.contains("Saved") && lines(test)[4].contains("Low"))
    test.resize(to: CellSize(columns: 40, rows: 6))
    #expect(lines(test)[5] == " Saved")
  }

  @Test func `from right to left it is mirrored`() {
    var strings = Strings()
    strings.direction = .rightToLeft
    let (_, test) = show(AppStatus("Saved", detail: "9:41"), strings: strings)
    #expect(lines(test)[9] == " 9:41" + String(repeating: " ", count: 29) + "Saved")
  }

  @Test func `a screen reader announces changes`() {
    let (_, test) = show(AppStatus("Saving", detail: "1 of 2", progress: .fraction(0.5)))
    let nodes = test.application.window.semantics.children.suffix(3)
    #expect(nodes.map(\.name) == ["Saving", "", "1 of 2"])
    #expect(nodes.map(\.role) == [.text, .progress, .text])
    test.application.status = AppStatus("Offline", tint: .warning)
    let last = test.application.window.semantics.children.last
    #expect(last?.name == "Offline" && last?.tint == .warning)
  }

  @Test func `another screen shows it too`() {
    let (_, test) = show(AppStatus("Saved"))
    test.application.run { test.application.open(Panel(Label("In front"))) }
    #expect(test.screen.contains("In front") && lines(test)[9].hasPrefix(" Saved"))
    #expect(test.application.window.semantics.children.last?.name == "Saved")
  }
}
