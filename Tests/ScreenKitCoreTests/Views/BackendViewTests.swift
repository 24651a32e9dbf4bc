import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// The interface of views to backends, only through its public members.
@MainActor
@Suite("Views for backends", .leakFree)
struct BackendViewTests {
  @Test func `a text input has its lines, selection and revision`() throws {
    let input = TextView("one\ntwo")
    #expect(input.backend.lines(in: 0..<input.backend.lineCount) == ["one", "two"])
    #expect(input.backend.selection == TextSelection(at: .start))
    let before = input.backend.revision
    _ = try input.perform(.type("!"))
    #expect(input.backend.line(0) == "!one")
    #expect(input.backend.revision == before + 1)
    _ = try input.perform(.move(.character, .forward, selecting: true))
    #expect(input.backend.revision == before + 1)
    #expect(
      input.backend.selection
        == TextSelection(
          anchor: TextPosition(line: 0, offset: 1), head: TextPosition(line: 0, offset: 2)))
    _ = try input.perform(.undo)
    input.value = "new"
    #expect(input.backend.revision == before + 3)
    #expect(input.backend.end == TextPosition(line: 0, offset: 3))
  }

  @Test func `a text input reports whether it is visible and editable`() {
    let field = TextField(text: "secret")
    #expect(!field.backend.isSecret)
    field.isMasked = true
    #expect(field.backend.isSecret)
    let text = TextView()
    #expect(text.backend.allowsEditing)
    text.isEditable = false
    #expect(!text.backend.allowsEditing)
  }

  @Test func `a list shows the lines that a backend requests`() {
    let list = List((0..<100).map { "\($0)" }, id: \.self, text: \.self)
    let stage = ListStage(list)
    #expect(list.backend.lineCount == 100)
    list.backend.showLines(from: 40, count: 3)
    #expect(list.backend.topLine == 40)
    #expect(list.backend.visibleLines == 40..<43)
    #expect(list.children.map(\.accessibleText) == ["40", "41", "42"])
    list.backend.showLines(from: 99, count: 5)
    #expect(list.children.map(\.accessibleText) == ["99"])
    list.backend.showLines(from: 0, count: .max)
    #expect(list.children.count == 100)
    list.backend.showLines(from: -3, count: -1)
    #expect(list.children.isEmpty)
    #expect(list.backend.line(of: RowIndex(7)) == 7)
    #expect(list.backend.line(at: 7) == .row(RowIndex(7)))
    withExtendedLifetime(stage) {}
  }

  @Test func `lines of a list are headers, rows and the offer of more`() {
    let list = List(["a"], id: \.self, text: \.self)
    list.loading.more = .available
    #expect(list.backend.lineCount == 2)
    #expect(list.backend.line(at: 1) == .more)
    #expect(list.backend.line(of: RowIndex(1)) == nil)
  }

  @Test func `a picker has the texts of its items`() {
    let picker = Picker("Colour", ["red", "green"])
    #expect((0..<picker.backend.itemCount).map(picker.backend.text) == ["red", "green"])
  }

  @Test func `bars and pads have their parts`() {
    let bar = NavigationBar()
    bar.title = "Here"
    #expect(bar.backend.heading.text == "Here")
    bar.back.keys = KeyChord("Ctrl-B")
    #expect(bar.back.backend.keyNames == "Ctrl-B")
    #expect(KeyPad(for: nil).backend.rows.first?.first?.title == "q")
  }

  @Test func `the tree around a view is known`() {
    let button = Button("OK")
    let row = Row { button }
    let column = Column { row }
    #expect(Array(button.backend.path).count == 3)
    #expect(button.backend.root === column)
    #expect(button.backend.isWithin(row))
    #expect(column.backend.first { $0 is Button } === button)
    row.isHidden = true
    #expect(!button.backend.isEffectivelyShown)
    #expect(!button.backend.isPressed)
    #expect(button.backend.scrollBar == nil)
  }
}
