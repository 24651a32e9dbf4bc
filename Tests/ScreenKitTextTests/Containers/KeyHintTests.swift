import ScreenKitCore
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Hints at available keys", .leakFree)
struct KeyHintTests {
  private final class Editor: Controller {
    let field = TextField("Name")
    let button = Button("Send")
    let list = List(["a", "b"])
    private(set) var stored = 0

    override func makeView() -> View {
      Column {
        button
        field
        list
      }
    }

    override func connect() {
      title = "Editor"
      connect(list) { _, _ in }
      command("Save", "s", to: Editor.store)
      command("Find", KeyPress("f", .control), to: Editor.store)
      command("Save", KeyPress("o", .control), to: Editor.store)
      for name in ["One", "Two", "Three"] {
        command(name, KeyPress(.function(name.count)), to: Editor.store)
      }
    }

    /// Declares commands with brackets as keys after the first two commands.
    func addPages() {
      let pages = [
        Command("Previous page", keys: ["["]) {}, Command("Next page", keys: ["]"]) {},
      ]
      replaceCommands(2..., by: pages)
    }

    private func store() { stored += 1 }
  }

  private let editor = Editor()
  private let app: ScreenTest

  init() {
    app = ScreenTest(editor, size: CellSize(columns: 80, rows: 20), showsKeyHints: true)
  }

  private var hints: [String] {
    app.application.keyHints.map { "\($0.chord) \($0.name)" }
  }

  @Test func `the focused control comes first and then the screen`() {
    #expect(hints == ["Enter Send", "s Save", "Ctrl-F Find", "F3 One", "? Keys", "q Quit"])
  }

  @Test func `keys that type text are omitted`() {
    app.application.focus.move(to: editor.field)
    #expect(
      hints == [
        "Ctrl-F Find", "Ctrl-O Save", "F3 One", "F5 Three", "Ctrl-P Commands", "Ctrl-C Quit",
      ])
  }

  @Test func `a list has the key for activation only with an action`() {
    app.application.focus.move(to: editor.list)
    #expect(hints.first == "Enter Open")
    editor.list.onActivate = nil
    #expect(hints.first == "s Save")
  }

  @Test func `a panel has a hint to close it instead of screen hints`() {
    app.application.open(Panel(Button("OK")))
    app.send()
    #expect(hints == ["Enter OK", "Esc Close", "Ctrl-C Quit"])
  }

  @Test func `a disabled control has no hints`() {
    editor.button.isEnabled = false
    #expect(!hints.contains("Enter Send"))
  }

  @Test func `the last row follows the focus`() {
    #expect(lastRow == " Enter Send  s Save  Ctrl-F Find  F3 One  ? Keys  q Quit")
    app.press(KeyPress(.tab))
    #expect(lastRow.hasPrefix(" Ctrl-F Find  Ctrl-O Save"))
  }

  @Test func `the app can hide the row at any time`() {
    app.application.showsKeyHints = false
    app.send()
    #expect(lastRow == "")
    #expect(app.application.window.hintBar == nil)
    app.application.showsKeyHints = true
    app.send()
    #expect(lastRow.hasPrefix(" Enter Send"))
  }

  @Test func `a pointer press on a hint presses its keys`() {
    app.click(column: 14, row: 19)
    #expect(editor.stored == 1)
    // The focus does not move.
    #expect(app.application.focus.view === editor.button)
  }

  @Test func `a press on a hint closes the panel`() {
    app.application.open(Panel(Button("OK")))
    app.send()
    app.click(column: 12, row: 19)
    #expect(app.application.window.panel == nil)
  }

  @Test func `hints that do not fit are omitted completely`() {
    app.resize(to: CellSize(columns: 41, rows: 20))
    #expect(lastRow == " Enter Send  s Save  Ctrl-F Find  F3 One")
    app.resize(to: CellSize(columns: 49, rows: 20))
    #expect(lastRow == " Enter Send  s Save  Ctrl-F Find  F3 One  ? Keys")
  }

  @Test(arguments: [CellSize(columns: 39, rows: 20), CellSize(columns: 80, rows: 15)])
  func `a small screen keeps all its rows`(size: CellSize) {
    app.resize(to: size)
    #expect(!app.screen.contains("Quit"))
    #expect(editor.viewSize.height == size.rows)
  }

  @Test func `the screen has all rows except the hints`() {
    #expect(editor.viewSize == SurfaceSize(width: 80, height: 19))
  }

  @Test(arguments: [Look.Name.cupertino, .material]) func `other looks have no row of hints`(
    name: Look.Name
  ) {
    let app = ScreenTest(Editor(), look: .named(name), showsKeyHints: true)
    #expect(app.application.window.hintBar == nil)
    #expect(!app.application.keyHints.isEmpty)
  }

  @Test func `screen readers do not read the hints`() {
    func names(_ node: SemanticNode) -> [String] { [node.name] + node.children.flatMap(names) }
    let names = names(app.application.window.semantics)
    #expect(!names.contains("Save") && names.contains("Send"))
  }

  private final class Plain: Controller {
    let content: View

    init(_ content: View) {
      self.content = content
      super.init()
    }

    override func makeView() -> View { content }
  }

  private func hints(of content: View) -> [String] {
    let app = ScreenTest(Plain(content), showsKeyHints: true)
    return app.application.keyHints.map { "\($0.chord) \($0.name)" }
  }

  @Test func `a screen with few hints shows another command of the app`() {
    #expect(hints(of: Label("Text")) == ["? Keys", "q Quit", "Ctrl-P Commands"])
    #expect(hints(of: TextField("Name")) == ["Ctrl-P Commands", "Ctrl-C Quit"])
    #expect(
      hints(of: Column { [TextField("a"), TextField("b")] })
        == ["Ctrl-P Commands", "Ctrl-C Quit", "Tab Next control"])
  }

  @Test func `a field with an action has a hint for Enter`() {
    let field = TextField("Name")
    field.onSubmit = { _ in }
    #expect(hints(of: field) == ["Enter Submit", "Ctrl-P Commands", "Ctrl-C Quit"])
  }

  @Test func `brackets as keys are in quotation marks`() {
    editor.addPages()
    app.send()
    #expect(lastRow.contains("  \"[\" Previous page  ? Keys"))
  }

  @Test func `the row follows the names and states of commands`() {
    editor.addPages()
    app.send()
    editor.setEnabled(false, command: "Previous page")
    app.send()
    #expect(lastRow == " Enter Send  s Save  Ctrl-F Find  \"]\" Next page  ? Keys  q Quit")
    editor.replaceCommands(1..<2, by: [Command("Seek", keys: [KeyPress("f", .control)]) {}])
    app.send()
    #expect(lastRow.hasPrefix(" Enter Send  s Save  Ctrl-F Seek"))
  }

  private var lastRow: String {
    app.screen.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(19).first.map(
      String.init) ?? ""
  }
}
