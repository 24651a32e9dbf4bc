import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

@MainActor
@Suite("Snapshots of collapsible sections", .leakFree)
struct FoldSnapshotTests {
  private struct Shelves: ListAdapter {
    var sectionCount: Int { 3 }
    func rowCount(in section: Int) -> Int { section == 1 ? 40 : 2 }
    func header(of section: Int) -> String? { "Shelf \(section)" }
    func item(at row: RowIndex) -> String { "Book \(row.section).\(row.row)" }
    func id(of item: String) -> String { item }
    func show(_ item: String, at row: RowIndex, in view: Label) { view.text = item }
  }

  private let list = List(Shelves())
  init() { list.foldsSections = true }

  @Test(arguments: [
    (Look.Name.terminal, GlyphSet.unicode, "|▾ Shelf 0", "|▸ Shelf 1", "|▸ Book 2.0"),
    (.cupertino, .unicode, "|▾ SHELF 0", "|▸ SHELF 1", "|› Book 2.0"),
    (.material, .unicode, "|▾ Shelf 0", "|▸ Shelf 1", "|┃ Book 2.0"),
    (.terminal, .ascii, "|- Shelf 0", "|+ Shelf 1", "|> Book 2.0"),
  ])
  func `headers show whether their rows are shown`(
    look: Look.Name, glyphs: GlyphSet, open: String, closed: String, row: String
  ) {
    let stage = Stage(list, columns: 20, rows: 9, look, glyphs)
    stage.change {
      list.setFolded(true, section: 1)
      list.highlightedRow = RowIndex(0, in: 2)
    }
    let lines = stage.framed.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix(open) && lines[3].hasPrefix(closed) && lines[5].hasPrefix(row))
    #expect(stage.isTruthful)
  }

  @Test(arguments: Look.Name.allCases)
  func `a highlighted header has one background`(look: Look.Name) {
    let button = Button("Elsewhere")
    let stage = Stage(
      Column(cross: .fill) {
        list
        button
      }, columns: 20, rows: 9, look)
    stage.change { stage.application.focus.move(to: list) }
    stage.application.dispatch(.key(KeyPress(.left)))
    #expect(list.highlightedSection == 0)
    let focused = stage.terminal.rows[0][0..<15].map { $0.style }
    #expect(Set(focused.map(\.background)).count == 1)
    #expect(Set(focused.map { $0.attributes.contains(.reverse) }).count == 1)
    stage.change { stage.application.focus.move(to: button) }
    #expect(stage.terminal.rows[0][5].style != focused[5])
    #expect(stage.isTruthful)
  }

  @Test func `the top header collapses its section from the middle`() {
    let stage = Stage(list, columns: 20, rows: 9)
    stage.change {
      stage.application.focus.move(to: list)
      list.highlightedRow = RowIndex(30, in: 1)
    }
    #expect(stage.framed.hasPrefix("|▾ Shelf 1"))
    stage.application.dispatch(
      .pointer(PointerEvent(.down(.left), at: SurfacePoint(x: 3, y: 0))),
      .pointer(PointerEvent(.up(.left), at: SurfacePoint(x: 3, y: 0))))
    #expect(list.isFolded(1))
    #expect(stage.framed.contains("|▸ Shelf 1"))
    #expect(stage.framed.contains("Book 2.0"))
    #expect(stage.isTruthful)
  }

  @Test func `from right to left the horizontal keys are exchanged`() {
    list.layout.direction = .rightToLeft
    let stage = Stage(list, columns: 20, rows: 9)
    stage.change { stage.application.focus.move(to: list) }
    stage.application.dispatch(.key(KeyPress(.right)), .key(KeyPress(.right)))
    #expect(list.isFolded(0))
    stage.application.dispatch(.key(KeyPress(.left)))
    #expect(!list.isFolded(0))
    #expect(stage.isTruthful)
  }
}
