import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Toasts with an action", .leakFree)
struct ToastActionTests {
  private final class Screen: Controller {
    let list = List(["Ada", "Bob"])
    let low = Button("Low")
    private(set) var presses = 0

    override func makeView() -> View {
      Column {
        list
        low
      }
    }

    override func connect() { connect(low) { $0.presses += 1 } }

    func remove() throws {
      let name = list.items[0]
      try undoHistory.perform("Delete \(name)") { [list] in
        list.items.removeFirst()
      } undo: { [list] in
        list.items.insert(name, at: 0)
      }
      showUndo("\(name) was deleted.")
    }
  }

  private func show() -> (Screen, ScreenTest) {
    let screen = Screen()
    let test = ScreenTest(screen)
    test.application.run { try screen.remove() }
    return (screen, test)
  }

  @Test func `its key performs the action and ends the message`() {
    let (screen, test) = show()
    #expect(test.screen.contains("Ada was deleted.") && test.screen.contains("[ Undo ] F8"))
    test.press(KeyPress(.function(8)))
    #expect(screen.list.items == ["Ada", "Bob"] && !test.screen.contains("deleted"))
    test.press(KeyPress(.function(8)))
    #expect(screen.list.items == ["Ada", "Bob"])
  }

  @Test func `a click on its button performs the action, one beside it only dismisses`() throws {
    let (screen, test) = show()
    let button = try #require(test.view(.button, named: "Undo"))
    test.click(button)
    #expect(screen.list.items == ["Ada", "Bob"] && !test.screen.contains("deleted"))
    test.application.run { try screen.remove() }
    test.click(column: 2, row: 23)
    #expect(screen.list.items == ["Bob"] && !test.screen.contains("deleted"))
  }

  @Test func `the message covers no button`() {
    let (screen, test) = show()
    test.click(screen.low)
    #expect(screen.presses == 1 && test.screen.contains("Ada was deleted."))
  }

  @Test func `an undo otherwise withdraws it, and so does another change`() throws {
    let (screen, test) = show()
    test.press(KeyPress("z", .control))
    #expect(screen.list.items == ["Ada", "Bob"] && !test.screen.contains("deleted"))
    test.application.run { try screen.remove() }
    test.application.run { screen.undoHistory.register("Other", undo: {}, redo: {}) }
    #expect(!test.screen.contains("deleted"))
  }

  @Test func `the newest message follows after a second, with its own action`() {
    let (screen, test) = show()
    test.application.run { try screen.remove() }
    test.application.run { screen.show(Toast("one")) }
    test.application.run { screen.show(Toast("two")) }
    test.advance(by: .seconds(1))
    #expect(test.screen.contains("two") && !test.screen.contains("one"))
    test.advance(by: .seconds(4))
    #expect(!test.screen.contains("two"))
  }

  @Test func `a handle withdraws its message alone`() {
    let screen = Screen()
    let test = ScreenTest(screen)
    let first = test.application.show(Toast("one"))
    let second = test.application.show(Toast("two"))
    test.application.run { second.withdraw() }
    #expect(test.screen.contains("one"))
    test.application.run { first.withdraw() }
    #expect(!test.screen.contains("one") && !test.screen.contains("two"))
  }

  @Test func `it works in front of a dialog, and the list of keys names it`() {
    let (screen, test) = show()
    #expect(test.application.commandsInForce.flatMap(\.commands).contains { $0.name == "Undo" })
    test.application.run {
      screen.ask(Dialog("Sure?", buttons: [DialogButton("Yes", answer: true)])) { _, _ in }
    }
    test.press(KeyPress(.function(8)))
    #expect(screen.list.items == ["Ada", "Bob"] && test.screen.contains("Sure?"))
  }

  @Test func `a screen reader hears the text and the button with its key`() {
    let (_, test) = show()
    let nodes = test.application.window.semantics.children.suffix(2)
    #expect(nodes.map(\.name) == ["Ada was deleted.", "Undo"])
    #expect(nodes.map(\.role) == [.text, .button] && nodes.last?.help == "F8")
  }

  @Test func `an error of the action is shown`() {
    let screen = Screen()
    let test = ScreenTest(screen)
    test.application.run {
      screen.show(Toast("Sent"), action: "Recall") { _ in throw CancellationError() }
    }
    test.press(KeyPress(.function(8)))
    #expect(!test.screen.contains("Sent"))
  }
}
