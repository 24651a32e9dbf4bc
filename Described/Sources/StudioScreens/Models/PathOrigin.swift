internal import ScreenKitRmad

/// The node of a feed at which the path of a component starts in the running app.
struct PathOrigin {
  /// The kind of the part of the feed that the component shows.
  enum Reading {
    /// The rows of a table, by its own path.
    case rows
    /// The rows of a table with an address, by the path of its cell.
    case rowsOfCell(table: DataBinding)
    /// The first match from the top of the feed.
    case value
    /// The first match from the first row at `rows`; the cell first chooses a node in the row.
    case valueInRow(rows: DataPath, cell: DataBinding)
    /// The node of a row that its cell shows.
    case node(rows: DataPath)
  }

  /// The address of the feed.
  let address: String
  /// The data of the component, with the source and the type that a path requires.
  let binding: DataBinding
  let reading: Reading
  /// The values of `all_data` around the component.
  let values: DataList

  /// Creates the origin for the component at `path`.
  ///
  /// - Throws: A ``PathOriginError`` if the component reads no feed.
  init(
    of path: NodePath, in document: StudioDocument, _ app: AppDescription?
  ) throws(PathOriginError) {
    let chain = try PathOrigin.components(to: path, in: document, app)
    let values = chain.reduce(DataList()) { values, component in
      component.type == .view ? component.given(.allData) ?? values : values
    }
    let index = chain.lastIndex { $0.type == .table }
    let inner = index.map { chain[$0...].dropFirst() } ?? []
    if let index, inner.first?.type == .cell {
      try self.init(table: chain[index], Array(inner), values)
    } else {
      try self.init(page: chain[chain.count - 1], values)
    }
  }

  private init(
    _ address: String, _ binding: DataBinding, _ reading: Reading, _ values: DataList
  ) {
    (self.address, self.binding, self.reading) = (address, binding, reading)
    self.values = values
  }

  /// Creates the origin for a component outside of rows, or for a table.
  private init(page component: ComponentDescription, _ values: DataList) throws(PathOriginError) {
    let own = PathOrigin.binding(of: component)
    guard !own.isInParent else { throw .openedFromRow }
    guard let address = DataContext(values: values).feedAddress else { throw .noAddress }
    let isTable = component.type == .table
    self.init(
      address, isTable ? own : own.reading(.xmlNode), isTable ? .rows : .value, values)
  }

  /// Creates the origin for the cell of `table`, or for a component in it; `inner` begins with the
  /// cell.
  private init(
    table: ComponentDescription, _ inner: [ComponentDescription], _ values: DataList
  ) throws(PathOriginError) {
    let table = PathOrigin.binding(of: table)
    let (cell, own) = (
      PathOrigin.binding(of: inner[0]), PathOrigin.binding(of: inner[inner.count - 1])
    )
    let context = DataContext(values: values)
    if inner.count == 1, context.isAddress(table) {
      let address = try PathOrigin.feed(table, nil, context).address
      let binding = own.type == .textFromParentNode ? own : own.reading(.xmlNode)
      self.init(address, binding, .rowsOfCell(table: table), values)
      return
    }
    let (address, rows) = try PathOrigin.feed(table, cell, context)
    if inner.count == 1 {
      self.init(address, own, .node(rows: rows), values)
    } else if own.source == .dataArray, own.type == .xmlNode {
      self.init(address, own, .value, values)
    } else {
      self.init(
        address, own.isInParent ? own : own.reading(own.type, from: .parentNode),
        .valueInRow(rows: rows, cell: cell), values)
    }
  }

  /// Returns the components from the outermost one to the one at `path`.
  private static func components(
    to path: NodePath, in document: StudioDocument, _ app: AppDescription?
  ) throws(PathOriginError) -> [ComponentDescription] {
    guard let app else { throw .noApp }
    let places = NodePlaces(document.text)
    var components = app.controller(at: path.controllerIndices)?.components ?? []
    var (chain, depth) = ([ComponentDescription](), path.controllerIndices.count)
    while depth < path.steps.count {
      let next = components.first { component in
        places.path(at: component.position).map { path.steps.starts(with: $0.steps) } ?? false
      }
      guard let next, let place = places.path(at: next.position) else { throw .noComponent }
      chain.append(next)
      (components, depth) = (next.components, place.steps.count)
    }
    // Bars show only values of the description.
    guard chain.first?.type == .view else { throw .noComponent }
    return chain
  }

  private static func binding(of component: ComponentDescription) -> DataBinding {
    if let binding = DataBinding(component) { return binding }
    let source = component[.dataSource] ?? .dataArray
    let type = component[.dataType] ?? (source == .parentNode ? .xmlNode : .xml)
    return DataBinding(source, type, "", component: component.id)
  }

  /// Returns the feed of a table, and the path of its rows.
  private static func feed(
    _ table: DataBinding, _ cell: DataBinding?, _ context: DataContext
  ) throws(PathOriginError) -> (address: String, rows: DataPath) {
    guard !table.isInParent else { throw .openedFromRow }
    switch context.rowSource(table: table, cell: cell).value {
    case .feed(let address, let rows): return (address, rows)
    case .nodes: throw .ownRows
    case .none: throw .noAddress
    }
  }
}

extension DataBinding {
  /// Returns the binding with another type and source.
  fileprivate func reading(_ type: DataType, from source: DataSourceName? = nil) -> DataBinding {
    DataBinding(source ?? self.source, type, data, atIndex: atIndex, component: component)
  }

  /// Returns the binding with other data.
  func with(_ data: String) -> DataBinding {
    DataBinding(source, type, data, atIndex: atIndex, component: component)
  }
}

/// The reason why no path can be chosen for an object.
enum PathOriginError: Error, Hashable, CustomStringConvertible {
  /// The document describes no app.
  case noApp
  /// The object shows no data of a feed.
  case noComponent
  /// The data of the page contains no address.
  case noAddress
  /// The row belongs to another page.
  case openedFromRow
  /// The table has its rows in the description.
  case ownRows
  /// The feed has no rows for the component.
  case noRows(String)

  /// A sentence for the author.
  var description: String {
    switch self {
    case .noApp: "There is no app yet. Correct the mistakes first."
    case .noComponent: "This object shows no feed data."
    case .noAddress:
      "The page has no feed. Add the feed's address as \"url\" to all_data of the view."
    case .openedFromRow:
      "The data is in the row from which this page is opened. The studio cannot show that row."
    case .ownRows: "The rows of this table are in the description, and not in a feed."
    case .noRows(let path): "The feed has no rows at \(path). Choose the path of the table first."
    }
  }
}
