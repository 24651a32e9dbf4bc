import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// The header of the top section, which stays while its rows scroll.
@MainActor
@Suite(.leakFree) struct PinnedHeaderTests {
  private final class Shelves: ListAdapter {
    var sectionCount: Int { 3 }
    func rowCount(in section: Int) -> Int { 6 }
    func header(of section: Int) -> String? { "shelf \(section)" }
    func item(at row: RowIndex) -> String { "book \(row.section).\(row.row)" }
    func id(of item: String) -> String { item }
    func searchText(of item: String) -> String { item }
    func makeRowView() -> Label { Label() }
    func show(_ item: String, at row: RowIndex, in view: Label) { view.text = item }
  }

  private let list = List(Shelves())

  private func stage(rows: Int = 5, rowHeight: Int = 1) -> Stage {
    list.rowHeight = rowHeight
    return Stage(list, columns: 14, rows: rows)
  }

  private func rows(_ stage: Stage) -> [String] {
    stage.surface.snapshot.text.split(separator: "\n").map {
      line in
      String(line.filter { !"│┃▸ ".contains($0) })
    }
  }

  @Test func `a header stays until the next one replaces it`() {
    let stage = stage()
    #expect(rows(stage) == ["shelf0", "book0.0", "book0.1", "book0.2", "book0.3"])
    stage.application.run { _ = list.scroll(by: 2) }
    #expect(rows(stage) == ["shelf0", "book0.2", "book0.3", "book0.4", "book0.5"])
    stage.application.run { _ = list.scroll(by: 4) }
    #expect(rows(stage) == ["shelf0", "shelf1", "book1.0", "book1.1", "book1.2"])
    stage.application.run { _ = list.scroll(by: 1) }
    #expect(rows(stage) == ["shelf1", "book1.0", "book1.1", "book1.2", "book1.3"])
    #expect(stage.isTruthful)
  }

  @Test(arguments: [1, 2]) func `the highlighted row is never covered by it`(rowHeight: Int) {
    let stage = stage(rows: 8, rowHeight: rowHeight)
    stage.application.focus.move(to: list)
    let keys =
      [KeyPress(.end), KeyPress(.home), KeyPress(.pageDown), KeyPress(.pageUp)]
      + Array(repeating: KeyPress(.down), count: 17) + Array(repeating: KeyPress(.up), count: 17)
    for key in keys {
      stage.application.dispatch(.key(key))
      let item = list.highlightedItem ?? ""
      #expect(rows(stage).contains(item.filter { $0 != " " }), "\(key)")
      #expect(stage.isTruthful)
    }
  }

  @Test func `a press on it does nothing, one below finds its row`() {
    let stage = stage()
    stage.application.run { _ = list.scroll(by: 2) }
    for (row, expected) in [(0, "book 0.0"), (1, "book 0.2"), (4, "book 0.5")] {
      for action in [PointerEvent.Action.down(.left), .up(.left)] {
        stage.application.dispatch(
          .pointer(PointerEvent(action, at: SurfacePoint(x: 3, y: row))))
      }
      #expect(list.highlightedItem == expected)
    }
  }

  @Test func `a list without space scrolls its header away`() {
    let stage = stage(rows: 3)
    stage.application.run { _ = list.scroll(by: 2) }
    #expect(rows(stage) == ["book0.1", "book0.2", "book0.3"])
  }
}
