@testable import ScreenKitCore
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Tooltips", .leakFree)
struct TooltipTests {
  private final class Screen: Controller {
    let save = Button("Save")
    let send = Button("Send")
    let field = TextField("Name")

    override func makeView() -> View {
      save.tooltip = "Writes the file"
      field.tooltip = "At most nine letters"
      return Column {
        save
        send
        field
      }
    }
  }

  private static let help = KeyPress(.function(1), .control)

  private func show(_ strings: Strings = Strings()) -> (Screen, ScreenTest) {
    let screen = Screen()
    return (screen, ScreenTest(screen, size: CellSize(columns: 40, rows: 12), strings: strings))
  }

  private func move(_ test: ScreenTest, to row: Int, column: Int = 3) {
    test.send(.pointer(PointerEvent(.move, at: SurfacePoint(x: column, y: row))))
  }

  @Test func `it is shown when the pointer rests`() {
    let (_, test) = show()
    move(test, to: 0)
    test.advance(by: .milliseconds(500))
    #expect(!test.screen.contains("Writes"))
    // The pointer has not stopped long enough.
    move(test, to: 0, column: 4)
    test.advance(by: .milliseconds(500))
    #expect(!test.screen.contains("Writes"))
    test.advance(by: .milliseconds(100))
    #expect(test.screen.contains("Writes the file"))
    move(test, to: 0, column: 5)
    #expect(test.screen.contains("Writes the file"))
    move(test, to: 5, column: 30)
    #expect(!test.screen.contains("Writes"))
  }

  @Test func `leaving the view early shows nothing`() {
    let (_, test) = show()
    move(test, to: 0)
    move(test, to: 1)
    test.advance(by: .seconds(2))
    #expect(!test.screen.contains("Writes"))
  }

  @Test func `it stays while the pointer is on it`() {
    let (_, test) = show()
    move(test, to: 0)
    test.advance(by: .seconds(1))
    move(test, to: 2, column: 6)
    #expect(test.screen.contains("Writes the file"))
  }

  @Test func `a key shows that of the focused view`() {
    let (screen, test) = show()
    test.press(TooltipTests.help)
    #expect(test.screen.contains("Writes the file") && screen.save.isFocused)
    test.press(TooltipTests.help)
    #expect(!test.screen.contains("Writes"))
    test.press(KeyPress("h", .alt))
    #expect(test.screen.contains("Writes the file"))
    test.press(KeyPress(.tab))
    #expect(!test.screen.contains("Writes") && screen.send.isFocused)
    test.press(TooltipTests.help)
    #expect(test.application.window.tooltipBubble == nil)
  }

  @Test func `any key hides it and has its effect, except Escape`() {
    let (screen, test) = show()
    test.press(KeyPress(.tab), KeyPress(.tab), TooltipTests.help)
    #expect(test.screen.contains("At most nine letters"))
    test.press(KeyPress(.escape))
    #expect(!test.screen.contains("At most"))
    test.press(TooltipTests.help)
    test.type("Al")
    #expect(!test.screen.contains("At most") && screen.field.value == "Al")
    test.press(TooltipTests.help)
    test.send(.key("e"), .key("x"))
    #expect(!test.screen.contains("At most") && screen.field.value == "Alex")
  }

  @Test func `a press hides it and reaches the view below`() {
    let (screen, test) = show()
    var presses = 0
    screen.send.action = { presses += 1 }
    test.press(TooltipTests.help)
    #expect(test.screen.contains("Writes the file"))
    test.click(column: 3, row: 1)
    #expect(!test.screen.contains("Writes") && presses == 1)
  }

  @Test func `a disabled view has one too`() {
    let (screen, test) = show()
    screen.save.isEnabled = false
    test.application.run {}
    move(test, to: 0)
    test.advance(by: .seconds(1))
    #expect(test.screen.contains("Writes the file"))
  }

  @Test func `it disappears with its view`() {
    let (screen, test) = show()
    test.press(TooltipTests.help)
    test.application.run { screen.save.isHidden = true }
    #expect(!test.screen.contains("Writes") && test.application.window.tooltipBubble == nil)
  }

  @Test func `a view behind a panel has none`() {
    let (_, test) = show()
    test.application.run { test.application.open(Panel(Label("In front"))) }
    move(test, to: 0)
    test.advance(by: .seconds(1))
    #expect(!test.screen.contains("Writes"))
  }

  @Test func `pointer moves are requested only when needed`() {
    let (screen, test) = show()
    let window = test.application.window
    #expect(window.needsPointerMoves)
    #expect(bytes(test).contains("\u{1B}[?1003h"))
    test.clearHistory()
    test.application.run { screen.save.isHidden = true }
    #expect(window.needsPointerMoves && !bytes(test).contains("1003"))
    test.application.run { screen.field.tooltip = nil }
    #expect(!window.needsPointerMoves && bytes(test).contains("\u{1B}[?1003l\u{1B}[?1002h"))
    test.application.run { screen.send.tooltip = "Sends it" }
    #expect(window.needsPointerMoves)
  }

  @Test func `frames check no tooltip while none is shown`() {
    let views = (0..<50).map { Label("\($0)") }
    for view in views { view.tooltip = "Help" }
    let (hidden, counter) = (Column { views }, Label("0"))
    let rows = List((0..<1000).map { "row \($0)" })
    hidden.isHidden = true
    let screen = TestScreen(
      "many",
      Column(cross: .fill) {
        counter
        hidden
        rows
      })
    let test = ScreenTest(screen, size: CellSize(columns: 40, rows: 12))
    let window = test.application.window
    #expect(!window.needsPointerMoves)
    let before = window.input.tooltips.searchCount
    for number in 1...20 {
      test.application.run { counter.text = "\(number)" }
      test.press(KeyPress(.pageDown))
    }
    #expect(window.input.tooltips.searchCount == before)
    test.application.run { hidden.isHidden = false }
    #expect(window.needsPointerMoves && window.input.tooltips.searchCount == before + 1)
    test.application.run { for view in views { view.tooltip = nil } }
    #expect(!window.needsPointerMoves)
  }

  @Test func `rows that get a tooltip while scrolling count`() {
    let rows = List(NotedRows())
    let test = ScreenTest(TestScreen("rows", rows), size: CellSize(columns: 40, rows: 5))
    let window = test.application.window
    for step in 1...2 {
      #expect(!window.needsPointerMoves, "round \(step)")
      test.press(KeyPress("4"), KeyPress("0"))
      test.advance(by: .seconds(5))
      #expect(test.screen.contains("row 40") && window.needsPointerMoves, "round \(step)")
      test.press(KeyPress(.home))
    }
  }

  /// Rows, one of which has a tooltip.
  private struct NotedRows: ListAdapter {
    func rowCount(in section: Int) -> Int { 100 }
    func item(at row: RowIndex) -> Int { row.row }
    func id(of item: Int) -> Int { item }
    func searchText(of item: Int) -> String { "\(item)" }
    func makeRowView() -> Label { Label() }
    func show(_ item: Int, at row: RowIndex, in view: Label) {
      view.text = "row \(item)"
      view.tooltip = item == 40 ? "Forty" : nil
    }
  }

  @Test func `an app without tooltips requests no moves`() {
    let test = ScreenTest(TestScreen("plain", Button("Save")))
    #expect(!test.application.window.needsPointerMoves && !bytes(test).contains("1003"))
    #expect(!test.application.commandsInForce.flatMap(\.commands).contains { $0.id == "Help" })
  }

  @Test func `a screen reader reads it`() throws {
    let (screen, test) = show()
    let node = try #require(test.application.window.semantics.children.first { $0.name == "Save" })
    #expect(node.help == "Writes the file")
    screen.save.tooltip = ""
    #expect(screen.save.tooltip == nil)
  }

  @Test func `the user chooses its key`() throws {
    let screen = Screen()
    let keys = try KeyMap(["Help": ["F3"]])
    let test = ScreenTest(screen, size: CellSize(columns: 40, rows: 12), keys: keys)
    test.press(TooltipTests.help)
    #expect(!test.screen.contains("Writes"))
    test.press(KeyPress(.function(3)))
    #expect(test.screen.contains("Writes the file"))
    test.press(KeyPress(.function(3)))
    #expect(!test.screen.contains("Writes"))
  }

  @Test func `from right to left it begins at the right end`() {
    var strings = Strings()
    strings.direction = .rightToLeft
    let (_, test) = show(strings)
    test.press(TooltipTests.help)
    let line = test.screen.split(separator: "\n").first { $0.contains("Writes") }
    #expect(line?.count == 40)
  }

  private func bytes(_ test: ScreenTest) -> String {
    String(decoding: test.frames.joined(), as: UTF8.self)
  }
}
