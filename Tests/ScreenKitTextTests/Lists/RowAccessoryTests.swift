import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Signs at the end of rows, lines between rows, and forms of the highlight.
@MainActor
@Suite(.leakFree) struct RowAccessoryTests {
  private func stage(
    _ list: List<String>, _ look: Look.Name = .terminal, _ glyphs: GlyphSet = .unicode,
    focused: Bool = false
  ) -> Stage {
    let other = Button("other")
    let stage = Stage(
      Column(cross: .fill) {
        other; list
      }, columns: 16, rows: 6,
      options: TextOptions(look: .named(look, glyphs: glyphs)))
    if focused { stage.change { stage.application.focus.move(to: list) } }
    return stage
  }

  private func signed() -> List<String> {
    let list = List(["more", "info", "done", "rest"])
    list.accessory = { item in
      ["more": .disclosure, "info": .detailDisclosure, "done": .checkmark][item] ?? .none
    }
    return list
  }

  @Test(.proves("R-074"), arguments: Look.Name.allCases)
  func `signs are at the end of their rows`(look: Look.Name) {
    let rows = stage(signed(), look).framed.split(separator: "\n").dropFirst()
    let ends = rows.prefix(4).map { $0.dropLast(2).suffix(4) }
    #expect(ends == ["   ›", " (i)", "   ✓", "    "])
  }

  @Test func `signs have characters of ASCII`() {
    let rows = stage(signed(), .terminal, .ascii).framed.split(separator: "\n").dropFirst()
    #expect(rows.prefix(3).map { $0.dropLast(2).suffix(3) } == ["  >", "(i)", "  *"])
  }

  @Test func `a long text ends before the sign`() {
    let list = List(["a text that is long"])
    list.accessory = { _ in .disclosure }
    #expect(stage(list).framed.contains("a text tha… ›"))
  }

  @Test func `other signs are shown at once`() {
    let list = signed()
    let stage = stage(list)
    stage.change { list.accessory = nil }
    #expect(!stage.framed.contains("›"))
    #expect(stage.isTruthful)
  }

  @Test func `a screen reader reads which row is selected`() {
    let list = signed()
    let stage = stage(list)
    let values = list.children.map(\.semanticDetails.value)
    #expect(values == ["", "", Strings.current.spoken.states.selected, ""])
    #expect(stage.isTruthful)
  }

  @Test(.proves("R-063", "R-064"))
  func `lines are between rows`() {
    let list = List(["a", "b"])
    list.rowHeight = 2
    list.separator = .init(.line, color: TextColor(red: 255, green: 0, blue: 0))
    let stage = stage(list)
    let glyph = String(repeating: "─", count: 15)
    #expect(stage.framed.contains(glyph))
    #expect(stage.surface.snapshot[3, 4].style.foreground == .rgb(255, 0, 0))
    stage.change { list.separator?.style = .etched }
    #expect(stage.surface.snapshot[3, 4].style.attributes == .dim)
    stage.change { list.separator = .init(.none) }
    #expect(!stage.framed.contains("─"))
    stage.change { (list.separator, list.rowHeight) = (.init(), 1) }
    #expect(stage.surface.snapshot[3, 2].style.attributes == .underline)
    #expect(stage.surface.snapshot[3, 1].style.attributes != .underline)
  }

  private struct Parts: ListAdapter {
    var sectionCount: Int { 2 }
    func rowCount(in section: Int) -> Int { 1 }
    func header(of section: Int) -> String? { "Part \(section)" }
    func item(at row: RowIndex) -> String { "item \(row.section)" }
    func id(of item: String) -> String { item }
    func show(_ item: String, at row: RowIndex, in view: Label) { view.text = item }
  }

  @Test(arguments: [
    (Look.Name.terminal, GlyphSet.unicode, "| Part 0         |"),
    (.cupertino, .unicode, "| PART 0 ─────── |"),
    (.material, .unicode, "| Part 0 ─────── |"), (.material, .ascii, "| Part 0 ------- |"),
  ])
  func `the look decides whether titles of sections have lines`(
    look: Look.Name, glyphs: GlyphSet, title: String
  ) {
    let list = List(Parts())
    let stage = stage(list, look, glyphs)
    #expect(rows(stage)[1] == title)
    #expect(rows(stage)[2].contains("item 0") && !rows(stage)[2].contains("─"))
    stage.change { list.separator = .init(.none) }
    #expect(rows(stage)[1].uppercased() == "| PART 0         |")
    stage.change { list.separator = .init(.line, color: TextColor(red: 255, green: 0, blue: 0)) }
    #expect(rows(stage)[1].hasSuffix(glyphs == .ascii ? " ------- |" : " ─────── |"))
    #expect(stage.surface.snapshot[9, 1].style.foreground == .rgb(255, 0, 0))
    stage.change { list.separator = nil }
    #expect(rows(stage)[1] == title)
    #expect(stage.isTruthful)
  }

  @Test func `a highlighted title has no line, nor one without room`() {
    let list = List(Parts())
    list.foldsSections = true
    let stage = stage(list, .material, focused: true)
    #expect(rows(stage)[1] == "|▾ Part 0 ────── |")
    stage.application.dispatch(.key(KeyPress(.left)))
    #expect(list.highlightedSection == 0 && rows(stage)[1] == "|▾ Part 0        |")
    #expect(rows(stage)[3] == "|▾ Part 1 ────── |")
    stage.resize(columns: 9, rows: 6)
    #expect(rows(stage)[3] == "|▾ Part 1 |")
    #expect(stage.isTruthful)
  }

  private func rows(_ stage: Stage) -> [String] {
    stage.framed.split(separator: "\n").map(String.init)
  }

  @Test(.proves("R-075"), arguments: Look.Name.allCases)
  func `the highlight has the list's form`(look: Look.Name) {
    let list = List(["a", "b"])
    let stage = stage(list, look, focused: true)
    let standard = stage.surface.snapshot[5, 1].style
    stage.change { list.rowHighlight = .gray }
    let gray = stage.surface.snapshot[5, 1].style
    stage.change { list.rowHighlight = .mark }
    let marked = stage.surface.snapshot[5, 1].style
    #expect(Set([standard, gray, marked]).count == 3)
    #expect(marked == stage.surface.snapshot[5, 2].style)
    #expect(stage.surface.snapshot[0, 1].glyph != .space)
  }
}
