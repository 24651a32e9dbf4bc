import ScreenKitCore

final class HugeListPage: Page {
  private let list = List(MillionRows())

  override func makeView() -> View {
    (list.id, list.accessibleName) = ("million", "A million rows")
    list.foldsSections = true
    list.layout.flex = 1
    return Column(cross: .fill) { list }
  }

  override func connect() {
    connect(list, \.onHighlight) { $0.log.record("Row \($1) is highlighted") }
    connect(list, to: HugeListPage.open)
    connect(list, \.onFold) { $0.log.record("Section \($1 + 1) was \($2 ? "folded" : "opened")") }
  }

  private func open(_ number: Int) { log.record("Row \(number) was opened") }
}

/// A million numbers in ten sections; the list reads only the visible numbers.
private struct MillionRows: ListAdapter {
  private static let size = 100_000

  var sectionCount: Int { 10 }
  func rowCount(in section: Int) -> Int { MillionRows.size }
  func item(at row: RowIndex) -> Int { row.section * MillionRows.size + row.row + 1 }
  func id(of number: Int) -> Int { number }
  func searchText(of number: Int) -> String { "\(number)" }
  func show(_ number: Int, at row: RowIndex, in view: Label) { view.text = "Row \(number)" }

  func header(of section: Int) -> String? {
    "From \(section * MillionRows.size + 1) to \((section + 1) * MillionRows.size)"
  }

  func row(of id: Int) -> RowIndex? {
    RowIndex((id - 1) % MillionRows.size, in: (id - 1) / MillionRows.size)
  }
}
