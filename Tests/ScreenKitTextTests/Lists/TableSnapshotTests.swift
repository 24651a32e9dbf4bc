import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

@MainActor
@Suite("Snapshots of tables and pickers", .leakFree, .proves("F-038", "F-039"))
struct TableSnapshotTests {
  private let table = Table(
    [("Rome", 2873), ("Oslo", 709), ("Kirchberg in Tirol", 5)], id: { $0.0 },
    columns: [
      TableColumn("Name", \.0), TableColumn("People", \.1, width: .fixed(8), alignment: .trailing),
    ])

  @Test(arguments: [
    (Look.Name.terminal, "|  Name           People |", "|▸ Rome             2873 |"),
    (.cupertino, "|  Name           People |", "|› Rome             2873 |"),
    (.material, "|  Name           People |", "|┃ Rome             2873 |"),
  ])
  func `columns are below their titles`(look: Look.Name, header: String, first: String) {
    let stage = Stage(table, columns: 24, rows: 5, look)
    let lines = stage.framed.split(separator: "\n")
    #expect(lines[0] == header)
    #expect(lines[1] == first)
    #expect(stage.isTruthful)
  }

  @Test func `a sign shows the sorted column and its direction`() {
    let stage = Stage(table, columns: 24, rows: 4, .terminal)
    stage.change { table.sorting = TableSorting(column: 1) }
    #expect(
      stage.framed == """
        |  Name         People ▲ |
        |  Kirchberg…          5 |
        |  Oslo              709 |
        |▸ Rome             2873 |
        """)
    stage.change { table.sorting.sort(by: 1) }
    #expect(stage.framed.contains("People ▼"))
    stage.change { table.list.selectionMode = .multiple }
    #expect(stage.framed.hasPrefix("|      Name"))
    #expect(stage.isTruthful)
  }

  @Test(arguments: [
    (GlyphSet.unicode, "|  Name ▲2      People▼1 |"), (.ascii, "|  Name ^2      Peoplev1 |"),
  ])
  func `several columns have their numbers, also without colours`(
    glyphs: GlyphSet, header: String
  ) {
    let stage = Stage(table, columns: 24, rows: 4, .terminal, glyphs)
    stage.change {
      table.sorting = TableSorting([.init(column: 1, isDescending: true), .init(column: 0)])
    }
    #expect(stage.framed.hasPrefix(header))
    #expect(stage.isTruthful)
  }

  @Test func `a sign is not cut, but the title before it is`() {
    let stage = Stage(table, columns: 16, rows: 4, .terminal)
    stage.change { table.sorting = TableSorting([.init(column: 0), .init(column: 1)]) }
    #expect(stage.framed.split(separator: "\n")[0] == "|  …▲1  People▲2 |")
    #expect(stage.isTruthful)
  }

  @Test func `the title that Enter sorts by is reversed`() {
    let stage = Stage(table, columns: 24, rows: 4, .terminal)
    stage.change { stage.application.focus.move(to: table.header) }
    let title = stage.terminal.rows[0]
    #expect(title[2].style.attributes.contains(.reverse))
    #expect(!title[20].style.attributes.contains(.reverse))
    stage.application.dispatch(.key(KeyPress(.right)))
    #expect(stage.terminal.rows[0][20].style.attributes.contains(.reverse))
  }

  @Test func `no space is no problem`() {
    for (columns, rows) in [(0, 0), (1, 1), (4, 2), (9, 3)] {
      for look in Look.Name.allCases {
        #expect(Stage(table, columns: columns, rows: rows, look).isTruthful)
      }
    }
  }

  @Test(arguments: [
    (Look.Name.terminal, GlyphSet.unicode, "[green ▾]"), (.cupertino, .unicode, "‹green ▾›"),
    (.material, .unicode, "‹green ▾›"), (.terminal, .ascii, "[green v]"),
  ])
  func `a picker shows its item and a sign for others`(
    look: Look.Name, glyphs: GlyphSet, text: String
  ) {
    let picker = Picker("Colour", ["red", "green"], value: 1)
    let stage = Stage(Column { picker }, columns: 16, rows: 5, look, glyphs)
    #expect(stage.surface.snapshot.text.hasPrefix(text + "\n"))
    let highlight = stage.surface.look.highlightStyle
    #expect(stage.terminal.rows[0][1].style.background == highlight.background)
    #expect(
      stage.terminal.rows[0][1].style.attributes.contains(.reverse)
        == highlight.attributes.contains(.reverse))
    stage.change { picker.isEnabled = false }
    #expect(stage.surface.snapshot[1, 0].style.attributes.contains(.dim))
    #expect(stage.isTruthful)
  }

  @Test func `a picker's list is as large as its items`() {
    let stage = Stage(
      Column { Picker("Colour", ["red", "green"], value: 1) }, columns: 18, rows: 6, .terminal)
    stage.application.dispatch(.key(KeyPress(.enter)))
    #expect(
      stage.framed == """
        |[green ▾]         |
        |   ╭ Colour ──╮   |
        |   │   red    │   |
        |   │ ▸ green  │   |
        |   ╰──────────╯   |
        |                  |
        """)
    stage.application.dispatch(.key(KeyPress(.home)), .key(KeyPress(.enter)))
    #expect(stage.framed.hasPrefix("|[red ▾]  "))
    #expect(stage.isTruthful)
  }

  @Test(arguments: [(0, 1), (1, 1), (3, 1), (5, 1), (9, 0)])
  func `a picker with little space is cut`(columns: Int, rows: Int) {
    for look in Look.Name.allCases {
      #expect(Stage(Picker("", ["green"]), columns: columns, rows: rows, look).isTruthful)
    }
  }
}
