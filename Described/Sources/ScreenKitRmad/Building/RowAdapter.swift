internal import ScreenKitCore

/// The rows of a table: nodes of a feed, each shown by the template of the table's cell.
@MainActor
final class RowAdapter: ListAdapter {
  /// The rows.
  var rows = FeedRows() { didSet { identities = RowIdentities() } }
  /// The data around the rows.
  var context = DataContext(values: DataList()) { didSet { findPart() } }
  /// The template of the rows; `nil` if the table has no template.
  let cell: ComponentDescription?
  /// The table with the rows.
  let table: ComponentDescription
  private let binding: DataBinding?
  /// The node that the cell shows in each row; `nil` for the row itself.
  private var part: RowPart?
  private let titleText: BoundText?
  private let site: ComponentSite
  private var identities = RowIdentities()
  /// The width of the rows, in points: the table without the space for its scroll bar.
  private(set) var width: Int
  /// The components of each row view; there are about as many row views as visible rows.
  private var parts: [ObjectIdentifier: [ComponentView]] = [:]

  init(_ table: ComponentDescription, _ site: ComponentSite) {
    (self.table, self.site) = (table, site)
    cell = table.first(.cell)
    binding = cell.flatMap(DataBinding.init)
    titleText = cell?.components.first { $0.type == .label && DataBinding($0) != nil }
      .map(BoundText.init)
    width = table[.width] ?? 0
    findPart()
  }

  private func findPart() { part = binding.map { RowPart($0, context.values) } }

  /// The height of a row according to the description, in points.
  private var pointHeight: Int { min(max(1, cell?[.rowHeight] ?? 44), 10_000) }

  /// The height of a row in layout units.
  ///
  /// It has one more unit for a line between rows if the last of several units has content.
  var rowHeight: Int {
    let grid = PointGrid()
    let height = max(1, grid.units(PointRect(width: 1, height: pointHeight)).size.height)
    guard table.hasLines, height > 1, let cell else { return height }
    return height + (cell.components.contains { $0.lowestUnit(grid) >= height } ? 1 : 0)
  }

  // MARK: Rows

  func rowCount(in section: Int) -> Int { rows.count }
  func item(at row: RowIndex) -> FeedNode { rows[row.row] }
  func id(of item: FeedNode) -> Int { identities.id(of: item, in: rows) }

  /// Returns the row with the identity `id`; `nil` if it is not among the first rows.
  func row(of id: Int) -> RowIndex? {
    identities.row(of: id, in: rows).map { RowIndex($0) }
  }

  func searchText(of item: FeedNode) -> String { title(of: item) }

  /// Creates a row with the components of the cell, each at its position.
  func makeRowView() -> Frame {
    let made = cell.map { site.vocabulary.makeParts(of: $0, site) } ?? []
    let frame = Frame { for part in made { part.view } }
    // The views of different rows show the same component, so they cannot share its identity.
    for part in made { part.view.id = nil }
    frame.paint = cell?.paint(in: site.app)
    parts[ObjectIdentifier(frame)] = made
    layOut(made)
    return frame
  }

  func show(_ item: FeedNode, at row: RowIndex, in view: Frame) {
    let context = rowContext(of: item)
    for part in parts[ObjectIdentifier(view)] ?? [] { part.showAll(context) }
  }

  /// Returns the data of a row.
  func rowContext(of item: FeedNode) -> DataContext {
    context.row(part?.node(in: item) ?? item)
  }

  /// Returns the title of a row, which is its first text.
  func title(of item: FeedNode) -> String {
    titleText?.text(in: rowContext(of: item)) ?? item.text
  }

  // MARK: Layout

  /// Lays out all rows for a table of the size of `rect`.
  func layOut(in rect: PointRect) {
    let bar = (site.page?.scrollBarWidth ?? 0) * PointGrid().unitWidth
    let inner = max(0, rect.width - bar)
    guard inner != width else { return }
    width = inner
    for row in parts.values { layOut(row) }
  }

  private func layOut(_ row: [ComponentView]) {
    let design = PointRect(width: table[.width] ?? 0, height: pointHeight)
    let size = PointRect(width: width, height: pointHeight)
    for part in row {
      part.position(in: part.design.fitted(from: design, to: size, leastHeight: part.leastHeight))
    }
  }
}

extension ComponentDescription {
  /// Returns the lower edge of the component's content in a row, in layout units.
  fileprivate func lowestUnit(_ grid: PointGrid) -> Int {
    let units = grid.units(rect)
    let isLine = type == .label && (self[.numberOfLines] ?? 1) == 1
    return isLine
      ? grid.line(in: units).origin.y + 1 : units.origin.y + units.size.height
  }

  /// Whether the description gives a table lines between its rows.
  var hasLines: Bool { given(.separatorStyle).map { $0 != .none } ?? false }
}

extension DataContext {
  /// Returns the context of a view with its own data.
  func with(_ values: DataList) -> DataContext {
    DataContext(values: values, parent: parent, feed: feed)
  }
}
