import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Toasts", .leakFree)
struct ToastTests {
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

  private func show() -> (Screen, ScreenTest) {
    let screen = Screen()
    return (screen, ScreenTest(screen))
  }

  @Test func `a message is above the screen for its time`() {
    let (_, test) = show()
    test.application.show(Toast("Saved"))
    test.application.run {}
    #expect(test.screen.contains("Saved"))
    test.advance(by: .seconds(3))
    #expect(test.screen.contains("Saved"))
    test.advance(by: .seconds(2))
    #expect(!test.screen.contains("Saved"))
  }

  @Test func `its text begins in the column of the status bar's text`() {
    let (_, test) = show()
    test.application.status = AppStatus("Offline")
    test.application.show(Toast("Saved"))
    test.application.run {}
    let lines = test.screen.split(separator: "\n")
    #expect(lines.suffix(2) == [" Saved", " Offline"])
  }

  @Test func `a long message keeps a blank column at both sides`() {
    let screen = Screen()
    let test = ScreenTest(screen, size: CellSize(columns: 10, rows: 6))
    test.application.show(Toast("one two three"))
    test.application.run {}
    let lines = test.screen.split(separator: "\n")
    #expect(lines.suffix(2) == [" one two", " three"])
  }

  @Test func `keys and the focus stay with the screen`() {
    let (screen, test) = show()
    test.application.show(Toast("Saved"))
    test.type("Ann")
    test.press(KeyPress(.tab))
    #expect(screen.field.value == "Ann" && screen.low.isFocused)
    #expect(test.screen.contains("Saved"))
  }

  @Test func `one message follows the other`() {
    let (_, test) = show()
    for text in ["one", "two"] { test.application.show(Toast(text)) }
    test.application.run {}
    #expect(test.screen.contains("one") && !test.screen.contains("two"))
    test.advance(by: .seconds(4))
    #expect(test.screen.contains("two") && !test.screen.contains("one"))
    test.application.hideToasts()
    test.application.run {}
    #expect(!test.screen.contains("two"))
  }

  @Test func `a press only dismisses it`() {
    let (screen, test) = show()
    test.application.show(Toast("Saved"))
    test.application.run {}
    test.click(column: 2, row: 23)
    #expect(!test.screen.contains("Saved") && screen.presses == 0)
    test.click(column: 2, row: 23)
    #expect(screen.presses == 1)
  }

  @Test func `it stays before a dialog, and a press closes only it`() {
    let (screen, test) = show()
    test.application.show(Toast("Saved"))
    test.application.run {
      screen.ask(Dialog("Sure?", buttons: [DialogButton("Yes", answer: true)])) { _, _ in }
    }
    #expect(test.screen.contains("Saved") && test.screen.contains("Sure?"))
    test.click(column: 2, row: 23)
    #expect(!test.screen.contains("Saved") && test.screen.contains("Sure?"))
  }

  @Test func `a screen reader announces it`() {
    let (_, test) = show()
    test.application.show(Toast("Saved", tint: .warning))
    let last = test.application.window.semantics.children.last
    #expect(last?.name == "Saved" && last?.role == .text && last?.tint == .warning)
    test.application.hideToasts()
    #expect(test.application.window.semantics.children.last?.name == "Low")
  }

  @Test func `an error is shown at once`() {
    let (_, test) = show()
    test.application.show(Toast("Saved"))
    test.application.run { test.application.notify("Disk full", CancellationError()) }
    #expect(test.screen.contains("Disk full"))
    test.advance(by: .seconds(10))
    #expect(test.screen.contains("Saved"))
  }
}
