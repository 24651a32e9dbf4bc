internal import ScreenKitCore
internal import ScreenKitOffline

extension ComponentVocabulary {
  /// Registers tables, whose rows are made from the template of their cell.
  mutating func registerTables() {
    register(.table) { component, site in
      let adapter = RowAdapter(component, site)
      let list = List(adapter)
      list.paint = component.paint(in: site.app)
      list.rowHeight = adapter.rowHeight
      list.activatesOnClick = true
      list.separator = component.separator
      list.rowHighlight = adapter.cell?.rowHighlight ?? .mark
      if let accessory = adapter.cell?.rowAccessory { list.accessory = { _ in accessory } }
      list.emptyView = EmptyState(site.texts.noRows)
      list.accessibleName = component.accessibleName
      let made = ComponentView(component, list)
      made.leastHeight = max(3, adapter.rowHeight) * PointGrid().unitHeight
      list.onActivate = { [weak page = site.page] item in page?.open(adapter, item) }
      let table = DescribedTable(component, list, adapter)
      made.didPosition = { table.layOut(in: $0) }
      made.show = { [weak page = site.page] in page?.show(table, $0) }
      return made
    }
  }
}

/// A table on a page: its list and the adapter with its rows.
@MainActor
final class DescribedTable {
  let component: ComponentDescription
  let list: List<FeedNode>
  let adapter: RowAdapter
  /// Whether the table is connected with its rows or its feed.
  var isConnected = false
  /// The parts of the refresh view; `nil` if it has only a text.
  private var refreshParts: RefreshParts?
  private var size = PointRect(width: 0, height: 0)

  init(_ component: ComponentDescription, _ list: List<FeedNode>, _ adapter: RowAdapter) {
    (self.component, self.list, self.adapter) = (component, list, adapter)
  }

  /// Returns the refresh view of the table; `nil` if it has none.
  ///
  /// The view is found by its id, in the table or beside it.
  func refreshView(on page: ControllerDescription) -> ComponentDescription? {
    guard component[.hasReleaseToRefreshView] == true else { return nil }
    let named = component[.releaseToRefreshViewID].flatMap(page.component)
    return named ?? component.first(.refreshView)
  }
}

extension DescribedTable {
  /// Lays out the rows and the refresh view in a table of the size of `rect`.
  func layOut(in rect: PointRect) {
    guard rect != size else { return }
    size = rect
    adapter.layOut(in: rect)
    refreshParts?.layOut(in: PointRect(width: adapter.width, height: rect.height))
  }

  /// Creates the parts of the refresh view with the data of `context`.
  func makeParts(
    of refreshView: ComponentDescription?, _ context: DataContext, _ site: ComponentSite
  ) {
    let width = component[.width] ?? 0
    refreshParts = refreshView.flatMap { RefreshParts($0, list, width: width, site) }
    refreshParts?.show(context)
    refreshParts?.layOut(in: PointRect(width: adapter.width, height: size.height))
  }

  /// Shows `rows`; after appending, the highlighted and the visible rows keep their positions.
  func show(_ rows: FeedRows) {
    adapter.rows = rows
    list.reload()
  }

  /// Shows whether the feed is loading, and whether more rows can be loaded.
  func show(_ feed: Feed) {
    let hasRows = feed.state.loaded != nil
    let isRefreshing = feed.state.isLoading && hasRows && !feed.isLoadingMore
    list.loading.isRefreshing = isRefreshing
    refreshParts?.show(isLoading: isRefreshing)
    guard component[.hasLoadMore] == true else { return }
    list.loading.more = feed.isLoadingMore ? .underWay : feed.hasMore ? .available : .none
  }

  /// Sets the texts and the arrow around the rows from the refresh view and the table.
  func setTexts(_ refreshView: ComponentDescription?, in app: AppDescription) {
    let label = refreshView?.first(.refreshLabel)
    list.loading.paint = label?.paint(textColor: label?[.textColor], in: app)
    if let refreshView {
      list.loading.arrowColor = refreshView[.arrowColor]?.color.textColor
      // The view lies above the table, so its distance from the table shows all of it.
      let above = PointRect(width: 1, height: 0 &- (refreshView[.y] ?? 0))
      list.loading.pullDistance = max(1, PointGrid().units(above).size.height)
    }
    list.loading.alignment = label?.textAlignment ?? .center
    list.loading.pullText = label?[.refreshText]
    list.loading.releaseText = label?[.releaseText]
    list.loading.loadingText = label?[.loadingText]
    list.loading.moreText = component[.loadMoreTitle]
  }
}

extension ComponentDescription {
  /// The lines between the rows of a table; `nil` for the lines of the look-and-feel.
  fileprivate var separator: ListSeparator? {
    let color = given(.separatorColor)?.textColor
    switch given(.separatorStyle) {
    case SeparatorStyle.none?: return ListSeparator(.none)
    case .singleLineEtched?: return ListSeparator(.etched, color: color)
    case .singleLine?: return ListSeparator(.line, color: color)
    case nil: return color.map { ListSeparator(.line, color: $0) }
    }
  }

  /// The highlight of a selected row; a cell without an action has only the mark by default.
  fileprivate var rowHighlight: RowHighlight {
    switch self[.selectionStyle] {
    case .blue?, nil: self[.actionIndex] == nil ? .mark : .standard
    case .gray?: .gray
    case SelectionStyle.none?: .mark
    }
  }

  /// The sign at the end of the rows of a cell; `nil` if there is none.
  fileprivate var rowAccessory: RowAccessory? {
    switch self[.accessoryType] {
    case .disclosureIndicator?: .disclosure
    case .detailDisclosureButton?: .detailDisclosure
    case .checkmark?: .checkmark
    case AccessoryType.none?, nil: nil
    }
  }

  /// The accessible name of a table.
  fileprivate var accessibleName: String { "Table \(id)" }
}
