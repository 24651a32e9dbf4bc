import ScreenKitCore
import ScreenKitTesting
import Testing

@MainActor
@Suite("Commands of the undo history", .leakFree)
struct UndoCommandTests {
  private let screen = Rows()
  private let test: ScreenTest

  init() { test = ScreenTest(screen) }

  private var commands: [String] {
    test.application.commandsInForce.flatMap(\.commands).filter {
      ["Undo", "Redo"].contains($0.id)
    }
    .map(\.name)
  }

  private let undo = KeyPress("z", .control)
  private let redo = KeyPress("y", .control)

  @Test func `the keys undo and redo, and the commands have names`() {
    #expect(commands.isEmpty)
    test.press("d", "d")
    #expect(screen.list.items == ["third"] && commands == ["Undo: Delete second"])
    test.press(undo)
    #expect(screen.list.items == ["second", "third"])
    #expect(commands == ["Undo: Delete first", "Redo: Delete second"])
    test.press(undo, undo)
    #expect(screen.list.items == ["first", "second", "third"])
    test.press(redo, KeyPress("Z", .control))
    #expect(screen.list.items == ["third"])
  }

  @Test func `the palette and the list of keys show them`() {
    test.press("d", KeyPress("p", .control))
    #expect(test.screen.contains("Undo: Delete first"))
    test.type("undo")
    test.press(KeyPress(.enter))
    #expect(screen.list.items.count == 3 && screen.list.isFocused)
    test.press("?")
    #expect(test.screen.contains("Redo: Delete first"))
  }

  @Test func `the row of key hints follows the history`() {
    let names = { test.application.keyHints.map(\.name) }
    test.press("d")
    #expect(names().contains("Undo: Delete first"))
    test.press(undo)
    #expect(!names().contains("Undo: Delete first") && names().contains("Redo: Delete first"))
  }

  @Test func `the focused text comes first, then the screen`() {
    test.press("d")
    test.application.focus.move(to: screen.field)
    test.type("ab")
    #expect(commands == ["Undo: Typing", "Undo: Delete first"])
    test.press(undo)
    #expect(screen.field.value == "" && screen.list.items.count == 2)
    #expect(commands == ["Redo: Typing", "Undo: Delete first"])
    test.press(undo)
    #expect(screen.list.items.count == 3)
    test.press(KeyPress("Z", .control))
    #expect(screen.field.value == "ab" && screen.list.items.count == 3)
    test.press(KeyPress("Z", .control))
    #expect(screen.list.items.count == 2)
  }

  @Test func `the palette undoes typing in the text behind it`() {
    test.application.focus.move(to: screen.field)
    test.type("ab")
    test.press(KeyPress("p", .control))
    test.type("undo")
    test.press(KeyPress(.enter))
    #expect(screen.field.value == "" && screen.field.isFocused)
  }

  @Test func `an error of a change is an error of the app`() {
    screen.undoHistory.register("Fail") {
      throw Refusal()
    } redo: {
    }
    test.press(undo)
    #expect(test.screen.contains("It is refused"))
  }

  @Test func `the end of the screen clears the history`() {
    test.press("d")
    let history = screen.undoHistory
    test.terminate()
    #expect(history.undoName == nil)
    history.register("Late") {
    } redo: {
    }
    #expect(history.undoName == nil && screen.undoHistory.undoName == nil)
  }

  @Test func `commands declared later come before those of the history`() {
    test.press("d")
    screen.command("Late", "l") { _ in }
    #expect(screen.commands.map(\.id) == ["Delete", "Late", "Undo"])
    screen.replaceCommands(screen.commands.endIndex..., by: [])
    #expect(screen.commands.map(\.id) == ["Delete", "Late", "Undo"])
  }

  private struct Refusal: PresentableError {
    var message: String { "It is refused" }
  }

  private final class Rows: Controller {
    let list = List(["first", "second", "third"])
    let field = TextField("Name")

    override func makeView() -> View {
      list.layout.height = .init(minimum: 4)
      return Column(cross: .fill) {
        list
        field
      }
    }

    override func connect() { command("Delete", "d") { try $0.delete() } }

    private func delete() throws {
      let item = list.items[0]
      try undoHistory.perform("Delete \(item)") { [list] in
        list.items.removeFirst()
      } undo: { [list] in
        list.items.insert(item, at: 0)
      }
    }
  }

  @Test func `one press too many of the undo keys performs no other command`() {
    var suspensions = 0
    test.application.add(
      Command("Suspend", keys: [KeyPress("z", .control)]) { suspensions += 1 })
    test.press("d")
    test.press(undo, undo, undo)
    #expect(suspensions == 0)
    test.press("?")
    #expect(test.screen.contains("Ctrl-Y, Ctrl-Shift-Z") && !test.screen.contains("Suspend"))
    test.press(KeyPress(.escape), redo)
    test.press("?")
    #expect(!test.screen.contains("Suspend") && test.screen.contains("Undo: Delete first"))
    test.press(KeyPress(.escape))
    screen.undoHistory.clear()
    test.press(undo)
    #expect(suspensions == 1)
  }

  @Test func `Ctrl-Shift-Z redoes in a text too`() {
    test.application.focus.move(to: screen.field)
    test.type("ab")
    test.press(undo)
    test.press("Ctrl-Shift-Z")
    #expect(screen.field.value == "ab")
  }
}
