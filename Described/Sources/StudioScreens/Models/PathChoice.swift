internal import ScreenKitRmad

/// A loaded feed and the choice of one of its parts for a component's data.
struct PathChoice {
  /// The result of choosing a part.
  enum Outcome: Hashable {
    /// The path with which the component shows the part.
    case path(String)
    /// The reason why the component cannot show the part.
    case refused(String)
  }

  let origin: PathOrigin
  /// The node at which paths start: the top of the feed, or the node of a row.
  let start: FeedNode

  /// Finds the start in a loaded feed.
  ///
  /// - Throws: A ``PathOriginError`` if the feed has no rows for the component.
  init(_ origin: PathOrigin, in feed: FeedDocument) throws(PathOriginError) {
    self.origin = origin
    switch origin.reading {
    case .rows, .rowsOfCell, .value: start = feed.top
    case .node(let rows): start = try PathChoice.firstRow(rows, in: feed)
    case .valueInRow(let rows, let cell):
      let row = try PathChoice.firstRow(rows, in: feed)
      start = DataContext(values: origin.values).node(of: cell, row: row)
    }
  }

  private static func firstRow(
    _ path: DataPath, in feed: FeedDocument
  ) throws(PathOriginError) -> FeedNode {
    guard let row = path.rows(in: feed.top).first else { throw .noRows(path.text) }
    return FeedRows([row], of: feed)[0]
  }

  /// The part that the component currently shows; `nil` if its data is not the path of a part.
  var present: FeedPart? {
    guard let path = try? DataPath(origin.binding.data) else { return nil }
    return path.match(in: start).map { .node($0.node) }
  }

  /// Returns the path with which the component shows `part` in the running app, or a reason.
  func outcome(of part: FeedPart) -> Outcome {
    let isRows =
      switch origin.reading {
      case .rows, .rowsOfCell, .node: true
      case .value, .valueInRow: false
      }
    if isRows, case .attribute = part { return .refused("A row must be a node, not an attribute.") }
    let relative = DataPath(to: part, from: start)
    let absolute = isFromTop ? DataPath(to: part, from: nil) : nil
    let paths = [relative, absolute, rootRows(with: part)].compactMap(\.self)
    if let path = paths.first(where: { shows(part, at: $0) }) { return .path(path.text) }
    guard let path = paths.first else { return .refused("No path leads to this name.") }
    if !isRows, let index = path.index(of: part, from: start), index > 0 {
      return .refused("This is match \(index + 1) of \(path); the component shows the first one.")
    }
    return .refused("\(path) has another meaning here.")
  }

  /// Returns the path of all nodes in the root if `part` is an unnamed node in it.
  private func rootRows(with part: FeedPart) -> DataPath? {
    let node = part.node
    switch origin.reading {
    case .rows, .rowsOfCell: break
    case .value, .valueInRow, .node: return nil
    }
    guard node.name.isEmpty, node.parent == node.document.root else { return nil }
    return try? DataPath("<root>")
  }

  private var isFromTop: Bool {
    switch origin.reading {
    case .rows, .rowsOfCell, .value: true
    case .node, .valueInRow: false
    }
  }

  /// Returns whether the component shows `part` if its data is `path`.
  private func shows(_ part: FeedPart, at path: DataPath) -> Bool {
    let binding = origin.binding.with(path.text)
    let context = DataContext(values: origin.values, parent: start, feed: start.document)
    switch origin.reading {
    case .rows: return isSource(context.rowSource(table: binding, cell: nil), of: part, path)
    case .rowsOfCell(let table):
      return isSource(context.rowSource(table: table, cell: binding), of: part, path)
    case .node: return context.node(of: binding, row: start) == part.node
    case .value, .valueInRow:
      let shown = context.text(of: binding)
      return path.index(of: part, from: start) == 0 && shown.warning == nil
        && shown.value == part.text
    }
  }

  /// Returns whether the rows at `path` in the feed contain `part`.
  private func isSource(
    _ source: Resolved<RowSource>, of part: FeedPart, _ path: DataPath
  ) -> Bool {
    source.warning == nil && source.value == .feed(address: origin.address, rows: path)
      && path.rows(in: start).contains(UInt32(part.node.index))
  }
}
