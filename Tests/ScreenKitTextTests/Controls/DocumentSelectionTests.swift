import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// The selection and copying of a document's text.
@MainActor
@Suite("Selecting in a document", .leakFree, .proves("F-057"))
struct DocumentSelectionTests {
  private let view = DocumentView()
  private let other = Button("other")
  private let clipboard = MemoryClipboard()

  private func stage(
    _ document: Document, columns: Int = 20, rows: Int = 8, _ look: Look.Name = .terminal,
    clock: ManualClock = ManualClock()
  ) -> Stage {
    view.layout.flex = 1
    view.document = document
    let stage = Stage(
      Column(cross: .fill) {
        view; other
      }, columns: columns, rows: rows, look, clock: clock)
    stage.application.window.clipboard = clipboard
    stage.change { stage.application.focus.move(to: view) }
    return stage
  }

  private func point(_ stage: Stage, _ actions: (PointerEvent.Action, Int, Int)...) {
    for (action, x, y) in actions {
      stage.application.dispatch(.pointer(PointerEvent(action, at: SurfacePoint(x: x, y: y))))
    }
  }

  private func press(_ stage: Stage, _ presses: KeyPress...) {
    for press in presses { stage.application.dispatch(.key(press)) }
  }

  private let copy = KeyPress("c", .control)

  /// Returns the reversed cells of each row.
  private func reversed(_ stage: Stage) -> [String] {
    let picture = stage.surface.snapshot
    return (0..<picture.size.rows - 1).map { row in
      let cells = (0..<picture.size.columns - 1).filter {
        picture[$0, row].style.attributes.contains(.reverse)
      }
      let text = picture.runs(row: row).map(\.text).joined()
      return cells.map { String(Array(text)[$0]) }.joined()
    }.filter { !$0.isEmpty }
  }

  @Test func `a drag selects, and Ctrl-C copies instead of quitting`() {
    let stage = stage(Document(markdown: "one two three four five six"))
    point(stage, (.down(.left), 4, 0), (.drag(.left), 4, 1), (.up(.left), 4, 1))
    #expect(view.selectedText == "two three four five")
    #expect(reversed(stage) == ["two three four", "five"])
    press(stage, copy)
    #expect(clipboard.text == "two three four five")
    #expect(stage.application.state == .active)
    #expect(stage.isTruthful)
  }

  @Test func `without a selection Ctrl-C quits as before`() {
    let stage = stage(Document(markdown: "one two"))
    point(stage, (.down(.left), 4, 0), (.up(.left), 4, 0))
    press(stage, copy)
    #expect(clipboard.text == nil)
    #expect(stage.application.state == .notRunning)
  }

  @Test func `Escape first ends the selection, then goes back`() {
    let stage = stage(Document(markdown: "one two"))
    press(stage, KeyPress(.right, .shift))
    #expect(view.selectedText == "o")
    press(stage, KeyPress(.escape))
    #expect(view.selectedText.isEmpty && reversed(stage).isEmpty)
    press(stage, copy)
    #expect(stage.application.state == .notRunning)
  }

  @Test func `a double click selects a word, a triple click the paragraph`() {
    let clock = ManualClock()
    let stage = stage(Document(markdown: "one two three four five six\n\nseven"), clock: clock)
    point(stage, (.down(.left), 5, 0), (.up(.left), 5, 0), (.down(.left), 5, 0))
    #expect(view.selectedText == "two")
    point(stage, (.drag(.left), 11, 0), (.up(.left), 11, 0))
    #expect(view.selectedText == "two three")
    point(stage, (.down(.left), 5, 0), (.up(.left), 5, 0))
    #expect(view.selectedText == "one two three four five six")
    clock.advance(by: .seconds(1))
    point(stage, (.down(.left), 5, 0), (.up(.left), 5, 0))
    #expect(view.selectedText.isEmpty)
  }

  @Test func `arrow keys with Shift select from the visible top`() {
    let stage = stage(Document(markdown: "one two\n\nthree\n\nfour"))
    press(stage, KeyPress(.right, [.shift, .control]))
    #expect(view.selectedText == "one")
    press(stage, KeyPress(.down, .shift))
    #expect(view.selectedText == "one two\nthr")
    press(stage, KeyPress(.end, .shift))
    #expect(view.selectedText == "one two\nthree")
    for _ in 0..<3 { press(stage, KeyPress(.up, .shift)) }
    #expect(view.selectedText.isEmpty)
    press(stage, KeyPress("a", .control), copy)
    #expect(clipboard.text == "one two\nthree\nfour")
  }

  @Test func `selecting beyond the visible part scrolls`() {
    let text = (0..<30).map { "line \($0)" }.joined(separator: "\n\n")
    let stage = stage(Document(markdown: text))
    for _ in 0..<4 { press(stage, KeyPress(.pageDown, .shift)) }
    #expect(view.offset > 10)
    press(stage, KeyPress(.home, [.shift, .control]))
    #expect(view.offset == 0)
    point(stage, (.down(.left), 0, 0))
    for _ in 0..<5 { point(stage, (.drag(.left), 3, 20)) }
    #expect(view.offset == 5)
  }

  @Test(arguments: Look.Name.allCases)
  func `decorations of a look are not copied`(look: Look.Name) {
    let text = "# Title\n\n- [a link](x) and *more*\n- second\n\n> said\n\n```\ncode  x\n```"
    let stage = stage(Document(markdown: text), rows: 16, look)
    press(stage, KeyPress("a", .control))
    #expect(view.selectedText == "Title\na link and more\nsecond\nsaid\ncode  x")
    let shown = reversed(stage).joined(separator: " ").replacing("[", with: "")
    #expect(shown.replacing("]", with: "") == "Title a link and more second said code  x")
  }

  @Test func `cells of a row are copied with tabs, in text order`() {
    let stage = stage(
      Document(markdown: "| A | B |\n|---|---|\n| 1 | two words |\n| 3 | 4 |"), columns: 12)
    press(stage, KeyPress("a", .control))
    #expect(view.selectedText == "A\tB\n1\ttwo words\n3\t4")
  }

  @Test func `a selection survives another width, not another document`() {
    let stage = stage(Document(markdown: "one two three four five six"))
    point(stage, (.down(.left), 8, 0), (.drag(.left), 4, 1), (.up(.left), 4, 1))
    stage.resize(columns: 11, rows: 8)
    #expect(view.selectedText == "three four five")
    #expect(reversed(stage) == ["three four", "five"])
    stage.change { view.document = Document(markdown: "x") }
    #expect(view.selectedText.isEmpty)
  }

  @Test func `dragging over a link selects without following it`() {
    let stage = stage(Document(markdown: "see [the link](x)"), .cupertino)
    var targets: [String] = []
    view.onLink = { targets.append($0) }
    point(stage, (.down(.left), 4, 0), (.drag(.left), 8, 0), (.up(.left), 8, 0))
    #expect(view.selectedText == "the " && targets.isEmpty)
    point(stage, (.down(.left), 5, 0), (.up(.left), 5, 0))
    #expect(targets == ["x"])
  }

  @Test func `without the focus no selection is shown or copied`() {
    let stage = stage(Document(markdown: "one two"))
    press(stage, KeyPress("a", .control))
    stage.change { stage.application.focus.move(to: other) }
    #expect(view.backend.visibleSelection == nil)
    press(stage, copy)
    #expect(clipboard.text == nil)
  }

  @Test func `dangerous control characters are not copied`() {
    let stage = stage(Document([.paragraph([.init("a\u{1B}[31mb\rc")])]))
    press(stage, KeyPress("a", .control), copy)
    #expect(clipboard.text?.unicodeScalars.contains("\u{1B}") == false)
  }

  @Test(arguments: ["", "אבג דהו", "漢字 漢字", "e\u{301}👩‍👩‍👧🇩🇪", "a\u{200F}b"])
  func `every cell of any text can be pressed`(text: String) {
    let stage = stage(Document([.paragraph([.init(text)]), .rule, .code([.init(text)])]))
    for y in -1..<9 {
      for x in -1..<20 where CaseSample.isTried(x + 4 * y + 5, every: 5) {
        point(stage, (.down(.left), x, y), (.drag(.left), 19 - x, 7 - y), (.up(.left), x, y))
        _ = view.selectedText
      }
    }
    stage.change { stage.application.focus.move(to: view) }
    press(stage, KeyPress("a", .control))
    #expect(view.selectedText == text + "\n" + text)
    #expect(stage.isTruthful)
  }

  @Test func `right-to-left text is pressed at its visual position`() {
    let stage = stage(Document([.paragraph([.init("אבג דהו")])]))
    let clicks = [PointerEvent.Action.down(.left), .up(.left), .down(.left)]
    for action in clicks { point(stage, (action, 0, 0)) }
    #expect(view.selectedText == "דהו")
  }
}
