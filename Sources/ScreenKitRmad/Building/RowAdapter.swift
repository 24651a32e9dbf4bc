internal import ScreenKitCore

/// The rows of a table: nodes of a feed, each shown by the template of the table's cell.
@MainActor
final class RowAdapter: ListAdapter {
  /// The rows.
  var rows = FeedRows()
  /// The data around the rows.
  var context = DataContext(values: DataList())
  /// The template of the rows; `nil` if the table has none.
  let cell: ComponentDescription?
  /// The table, whose width is that of the rows.
  let table: ComponentDescription
  private let binding: DataBinding?
  private let site: ComponentSite
  /// The width of the table, in points.
  private var width: Int
  /// The views that exist; as many as there are visible rows.
  private var views: [RowView] = []

  init(_ table: ComponentDescription, _ site: ComponentSite) {
    (self.table, self.site) = (table, site)
    cell = table.first(.cell)
    binding = cell.flatMap(DataBinding.init)
    width = table[.width] ?? 0
  }

  /// The height of a row in points, as the description says.
  private var pointHeight: Int { min(max(1, cell?[.rowHeight] ?? 44), 10_000) }

  /// The height of a row in layout units, with one for the line between rows if texts reach there.
  var rowHeight: Int {
    let height = max(1, PointGrid().units(PointRect(width: 1, height: pointHeight)).size.height)
    let lowest = pointHeight - PointGrid().unitHeight / 2
    let isFull = cell?.components.contains { component in
      (component[.y] ?? 0).addingReportingOverflow(component[.height] ?? 0).partialValue > lowest
    }
    return height + (table.hasLines && isFull == true ? 1 : 0)
  }

  // MARK: Rows

  func rowCount(in section: Int) -> Int { rows.count }
  func item(at row: RowIndex) -> FeedNode { rows[row.row] }
  func id(of item: FeedNode) -> Int { item.stableHash }

  /// Returns the row that shows the same as one of an earlier load or run, near the beginning.
  func row(of id: Int) -> RowIndex? {
    (0..<min(rows.count, 2_000)).first { rows[$0].stableHash == id }.map { RowIndex($0) }
  }

  func searchText(of item: FeedNode) -> String { title(of: item) }

  func makeRowView() -> RowView {
    let view = RowView(
      cell, site, design: PointRect(width: table[.width] ?? 0, height: pointHeight), size)
    views.append(view)
    return view
  }

  func show(_ item: FeedNode, at row: RowIndex, in view: RowView) {
    view.show(rowContext(of: item))
  }

  /// Returns the data of a row.
  func rowContext(of item: FeedNode) -> DataContext {
    context.row(binding.map { context.node(of: $0, row: item) } ?? item)
  }

  /// Returns the title of a row: the first text in it.
  func title(of item: FeedNode) -> String {
    let label = cell?.components.first { $0.type == .label && DataBinding($0) != nil }
    guard let label else { return item.text }
    return rowContext(of: item).text(of: label)
  }

  // MARK: Layout

  private var size: PointRect { PointRect(width: width, height: pointHeight) }

  /// Lays out all rows for a table of the size of `rect`.
  func layOut(in rect: PointRect) {
    guard rect.width != width else { return }
    width = rect.width
    for view in views { view.layOut(in: size) }
  }
}

/// A row of a table: the components of its cell, each at its place.
final class RowView: View {
  private let parts: [ComponentView]
  private let frame: Frame
  private let design: PointRect

  init(
    _ cell: ComponentDescription?, _ site: ComponentSite, design: PointRect, _ size: PointRect
  ) {
    parts = cell.map { site.vocabulary.makeParts(of: $0, site) } ?? []
    self.design = design
    let views = parts.map(\.view)
    frame = Frame { for view in views { view } }
    super.init()
    // The views of many rows have the same component.
    for view in views { view.id = nil }
    frame.paint = cell?.paint(in: site.app)
    add(frame)
    layOut(in: size)
  }

  /// Lays out the parts in a row of `size`.
  func layOut(in size: PointRect) {
    for part in parts {
      part.position(in: part.design.fitted(from: design, to: size, leastHeight: part.leastHeight))
    }
  }

  /// Shows the data of a row.
  func show(_ context: DataContext) {
    for part in parts { part.showAll(context) }
  }
}

extension ComponentDescription {
  /// Whether a table asks for lines between its rows.
  var hasLines: Bool { given(.separatorStyle).map { $0 != .none } ?? false }
}

extension DataContext {
  /// Returns the text of a component, empty if it has no data.
  func text(of component: ComponentDescription) -> String {
    DataBinding(component).map { text(of: $0).value } ?? ""
  }
}

extension DataContext {
  /// Returns the context of a view with data of its own.
  func with(_ values: DataList) -> DataContext {
    DataContext(values: values, parent: parent, feed: feed)
  }

  /// Returns the addresses of a component's images: one, or those of a series under one name.
  func images(of component: ComponentDescription) -> [String] {
    guard let binding = DataBinding(component) else { return [] }
    let series = values.values(named: binding.data)
    if !binding.isInParent, series.count > 1 { return series }
    let address = text(of: binding).value
    return address.isEmpty ? [] : [address]
  }
}

extension FeedNode {
  /// A hash of the beginning of the node that is the same in every run and for equal content.
  var stableHash: Int {
    // FNV-1a.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var nodes = [self]
    var count = 0
    while let node = nodes.popLast(), count < 32 {
      count += 1
      for value in [node.name, node.text] + node.attributes.map(\.value) {
        for byte in value.utf8.prefix(256) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      }
      if node.text.isEmpty { nodes += node.children.prefix(32).reversed() }
    }
    return Int(truncatingIfNeeded: hash >> 1)
  }
}
