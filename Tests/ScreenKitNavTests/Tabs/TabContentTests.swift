import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Tabs and the input of their screens", .leakFree)
struct TabContentTests {
  private let log = StepLog()
  private let tabs: TabNavigator
  private let test: ScreenTest

  init() {
    tabs = PlainTabs(
      [log, log].enumerated().map { index, log in
        Tab("T\(index + 1)") { FormScreen("\(index + 1)", log) }
      })
    test = ScreenTest(tabs)
  }

  private var selected: Int? { tabs.navigation?.selected }

  @Test(.proves("F-070"))
  func `keys handled by a screen never reach the tabs`() {
    test.press("2", KeyPress(.left, .control))
    #expect(log.steps == ["1 typed 2"])
    #expect(selected == 0)
  }

  @Test(.proves("F-070"))
  func `buttons, commands and presses in the content reach its screen`() throws {
    test.press(KeyPress(.tab), KeyPress(.enter), "c")
    test.click(try #require(test.view("button 1")))
    #expect(log.steps == ["1 pressed", "1 commanded", "1 pressed"])
    #expect(selected == 0)
  }

  @Test(.proves("F-070"))
  func `a press on the bar switches without notifying a screen`() throws {
    test.click(try #require(test.view(.tab, named: "T2")))
    #expect(selected == 1)
    #expect(log.steps.isEmpty)
    test.press(KeyPress(.tab), KeyPress(.enter))
    #expect(log.steps == ["2 pressed"])
  }
}

/// A field, a button and a command, and a record of their use.
private final class FormScreen: Controller {
  private let name: String
  private let log: StepLog
  private let field = TextField("")
  private let button = Button("Press")

  init(_ name: String, _ log: StepLog) {
    (self.name, self.log) = (name, log)
    super.init()
  }

  override func makeView() -> View {
    button.id = ViewID("button \(name)")
    return Column {
      field
      button
    }
  }

  override func connect() {
    field.onChange = { [log, name] in log.note("\(name) typed \($0)") }
    connect(button, to: FormScreen.press)
    command("Command", "c", to: FormScreen.run)
  }

  private func press() { log.note("\(name) pressed") }
  private func run() { log.note("\(name) commanded") }
}
