package import ScreenKitCore

/// The pages of the gallery by section: all of them, or those that match a search.
@MainActor
package final class PageDirectory {
  private var sections: [(section: GalleryPage.Section, pages: [GalleryPage])] = []
  private let all: [GalleryPage]

  /// The text to search for, ignoring letter case; an empty text matches all pages.
  var search = "" { didSet { if search != oldValue { find() } } }

  init(_ pages: [GalleryPage]) {
    all = pages
    find()
  }

  private func find() {
    let wanted = search.lowercased()
    let named = all.filter { wanted.isEmpty || $0.name.lowercased().contains(wanted) }
    // Summaries are searched only if no name matches.
    let found = named.isEmpty ? all.filter { $0.summary.lowercased().contains(wanted) } : named
    sections = GalleryPage.Section.allCases.compactMap { section in
      let pages = found.filter { $0.section == section }
      return pages.isEmpty ? nil : (section, pages)
    }
  }
}

extension PageDirectory: ListAdapter {
  package var sectionCount: Int { sections.count }
  package func rowCount(in section: Int) -> Int { sections[section].pages.count }
  package func header(of section: Int) -> String? { sections[section].section.rawValue }
  package func item(at row: RowIndex) -> GalleryPage { sections[row.section].pages[row.row] }
  package func searchText(of page: GalleryPage) -> String { page.name }
  package func show(_ page: GalleryPage, at row: RowIndex, in view: Label) { view.text = page.name }

  package func row(of id: String) -> RowIndex? {
    for (section, entry) in sections.enumerated() {
      if let row = entry.pages.firstIndex(where: { $0.id == id }) {
        return RowIndex(row, in: section)
      }
    }
    return nil
  }
}
