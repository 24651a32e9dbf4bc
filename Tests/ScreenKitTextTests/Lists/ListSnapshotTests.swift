import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

@MainActor
@Suite("Snapshots of lists", .leakFree, .proves("F-040", "F-041", "F-042", "F-045"))
struct ListSnapshotTests {
  private let list = List(["Apple", "Banana", "Cherry", "Date"])

  private func stage(
    _ look: Look.Name, _ glyphs: GlyphSet = .unicode, columns: Int = 16, rows: Int = 3
  ) -> Stage {
    Stage(list, columns: columns, rows: rows, look, glyphs)
  }

  @Test(arguments: [
    (Look.Name.terminal, "|▸ Apple        ┃|"), (.cupertino, "|› Apple        ┃|"),
    (.material, "|┃ Apple        ┃|"),
  ])
  func `the highlighted row has a sign, and a bar with the focus`(
    look: Look.Name, first: String
  ) {
    let stage = stage(look)
    #expect(
      stage.framed == """
        \(first)
        |  Banana       ┃|
        |  Cherry       │|
        """)
    let places = stage.terminal.rows[0]
    let highlight = stage.surface.look.highlightStyle
    for place in places.prefix(15) {
      #expect(place.style.foreground == highlight.foreground)
      #expect(place.style.background == highlight.background)
      #expect(
        place.style.attributes.contains(.reverse) == highlight.attributes.contains(.reverse))
    }
    #expect(places[15].style.background != highlight.background || look == .terminal)
    #expect(!places[15].style.attributes.contains(.reverse))
    #expect(stage.isTruthful)
  }

  @Test(arguments: [
    (Look.Name.terminal, "|> Apple        #|"), (.cupertino, "|> Apple        #|"),
    (.material, "|| Apple        #|"),
  ])
  func `in ASCII as well`(look: Look.Name, first: String) {
    #expect(stage(look, .ascii).framed.hasPrefix(first))
  }

  @Test(arguments: [
    (Look.Name.terminal, GlyphSet.unicode, "  [ ] Apple", "▸ [x] Banana"),
    (.cupertino, .unicode, "  [ ] Apple", "› [✓] Banana"),
    (.material, .unicode, "   □  Apple", "┃  ■  Banana"),
    (.terminal, .ascii, "  [ ] Apple", "> [x] Banana"),
    (.cupertino, .ascii, "  [ ] Apple", "> [x] Banana"),
    (.material, .ascii, "  [ ] Apple", "| [x] Banana"),
  ])
  func `check boxes show the selection`(
    look: Look.Name, glyphs: GlyphSet, first: String, second: String
  ) {
    list.selectionMode = .multiple
    let stage = stage(look, glyphs)
    stage.application.dispatch(.key(KeyPress(.down)), .key(KeyPress(.space)))
    let lines = stage.surface.snapshot.text.split(separator: "\n")
    #expect(lines[0].hasPrefix(first))
    #expect(lines[1].hasPrefix(second))
    #expect(stage.isTruthful)
  }

  @Test func `without the focus the sign remains`() {
    let stage = Stage(
      Column(cross: .fill) {
        list
        Button("OK")
      }, columns: 12, rows: 5, .terminal)
    stage.change { stage.application.focus.advance(by: 1) }
    #expect(stage.framed.hasPrefix("|▸ Apple     |"))
    #expect(stage.terminal.rows[0].allSatisfy { !$0.style.attributes.contains(.reverse) })
  }

  @Test(arguments: Look.Name.allCases)
  func `the highlighted row has one colour`(look: Look.Name) {
    let tinted = List(["a", "b"], id: { $0 }, row: { Row(spacing: 1) { Label() } }) { row, item in
      row.setChildren(
        [ViewStyle.Tint.positive, .negative, .accent, .secondary].map { tint in
          let label = Label(item)
          label.style.tint = tint
          return label
        })
    }
    let stage = Stage(tinted, columns: 16, rows: 3, look)
    let places = stage.terminal.rows
    #expect(Set(places[0].prefix(15).map(\.style.foreground)).count == 1)
    #expect(Set(places[0].prefix(15).map(\.style.background)).count == 1)
    #expect(Set(places[1].prefix(15).map(\.style.foreground)).count > 3)
    #expect(stage.isTruthful)
  }

  @Test func `a disabled list is dim`() {
    let stage = stage(.terminal)
    stage.change { list.isEnabled = false }
    #expect(stage.terminal.rows[1].prefix(15).allSatisfy { $0.style.attributes.contains(.dim) })
    #expect(stage.isTruthful)
  }

  @Test func `the bar shows hidden rows`() {
    let stage = stage(.terminal, rows: 2)
    stage.application.dispatch(.key(KeyPress(.down)), .key(KeyPress(.down)))
    #expect(stage.framed == "|  Banana       │|\n|▸ Cherry       ┃|")
    stage.application.dispatch(.key(KeyPress(.end)))
    #expect(stage.framed == "|  Cherry       │|\n|▸ Date         ┃|")
  }

  @Test func `long text ends with an ellipsis, also without space`() {
    #expect(stage(.terminal, columns: 7).framed.hasPrefix("|▸ App…┃|\n|  Ban…┃|"))
    for (columns, rows) in [(0, 0), (1, 1), (2, 1), (3, 2), (16, 0), (0, 3)] {
      for look in Look.Name.allCases {
        list.selectionMode = columns == 3 ? .multiple : .single
        let stage = stage(look, columns: columns, rows: rows)
        stage.application.dispatch(.key(KeyPress(.end)), .key(KeyPress(.home)))
        #expect(stage.isTruthful)
      }
    }
  }

  @Test func `headers, placeholders, and loading`() {
    final class Sections: ListAdapter {
      var sectionCount: Int { 2 }
      func rowCount(in section: Int) -> Int { 1 }
      func header(of section: Int) -> String? { "Part \(section)" }
      func item(at row: RowIndex) -> Int { row.section }
      func id(of item: Int) -> Int { item }
      func show(_ item: Int, at row: RowIndex, in view: Label) { view.text = "row \(item)" }
    }
    let list = List(Sections())
    list.loading.more = .underWay
    list.loading.isRefreshing = true
    #expect(
      Stage(list, columns: 11, rows: 6, .terminal).framed == """
        | Loading   |
        | Part 0    |
        |▸ row 0    |
        | Part 1    |
        |  row 1    |
        | Loading   |
        """)
    #expect(Stage(list, columns: 11, rows: 6, .cupertino).framed.contains("PART 1"))
    let empty = List<String>([])
    empty.emptyView = Label("None")
    #expect(
      Stage(empty, columns: 9, rows: 3, .terminal).framed
        == "|‹       ›|\n|  None   |\n|         |")
  }

  @Test func `rows are the views of the adapter`() {
    let list = List(
      ["a", "b"], id: { $0 },
      row: {
        Row(spacing: 1) {
          Label(); Button("Buy")
        }
      },
      show: { row, item in (row.children[0] as? Label)?.text = item })
    list.rowHeight = 2
    #expect(
      Stage(list, columns: 14, rows: 4, .terminal).framed == """
        |▸ a [ Buy ]   |
        |              |
        |  b [ Buy ]   |
        |              |
        """)
  }

  @Test func `a menu is as large as its commands`() {
    list.menu = { _ in [Command("Edit", keys: []) {}, Command("Delete", keys: []) {}] }
    let stage = stage(.terminal, columns: 20, rows: 6)
    stage.application.dispatch(.key(KeyPress(.function(10), .shift)))
    #expect(
      stage.framed == """
        |▸ Apple             |
        |╭ Apple ────╮       |
        |│ ▸ Edit    │       |
        |│   Delete  │       |
        |╰───────────╯       |
        |                    |
        """)
    #expect(stage.isTruthful)
  }
}
