internal import ScreenKitCore

/// The adapter of a list in sections, each with a title and rows of two texts.
@MainActor
final class SectionAdapter: ListAdapter {
  struct Section: Hashable {
    let title: String
    let rows: [Row]
  }

  struct Row: Hashable {
    let title: String
    var value = ""
    var tint = ViewStyle.Tint.standard
  }

  var sections: [Section] = []

  var sectionCount: Int { sections.count }
  func rowCount(in section: Int) -> Int { sections[section].rows.count }
  func header(of section: Int) -> String? { sections[section].title }
  func item(at row: RowIndex) -> RowIndex { row }
  // Several rows may have the same texts.
  func id(of item: RowIndex) -> RowIndex { item }
  func row(of id: RowIndex) -> RowIndex? {
    sections.indices.contains(id.section) && sections[id.section].rows.indices.contains(id.row)
      ? id : nil
  }
  func searchText(of item: RowIndex) -> String { sections[item.section].rows[item.row].title }
  func makeRowView() -> PairRow { PairRow() }

  func show(_ item: RowIndex, at row: RowIndex, in view: PairRow) {
    let row = sections[item.section].rows[item.row]
    view.show(row.title, row.value, tint: row.tint)
  }
}
