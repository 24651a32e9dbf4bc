/// The source of a table's rows.
public enum RowSource: Hashable, Sendable {
  /// A feed to load, and the path of the rows in it.
  case feed(address: String, rows: DataPath)
  /// Nodes that already exist.
  case nodes(FeedRows)
  /// No rows, for the reason in the warning.
  case none
}

extension DataContext {
  /// Returns the source of a table's rows.
  ///
  /// The reference of the table is the address of a feed, a document, or a path in a feed. The
  /// address of that feed is the value `url` of `all_data`, or else the first address there. If the
  /// table has an address, the path is in its cell.
  public func rowSource(table: DataBinding, cell: DataBinding?) -> Resolved<RowSource> {
    if table.isInParent {
      guard let parent else { return Resolved(.none, table.warning(.noParent)) }
      return rows(table, in: parent, value(of: table).value)
    }
    let reference = value(of: table)
    let text = reference.value.trimmingXMLSpace
    let named = values.values(named: table.data)
    if table.type == .array, !named.isEmpty, !Self.isAddress(text), !Self.isDocument(text) {
      return Resolved(.nodes(Self.list(named)))
    }
    if Self.isDocument(text) {
      do throws(FeedError) {
        return rows(table, in: try FeedReader().read(text).top, cellPath(cell))
      } catch {
        return Resolved(.none, table.warning(.badDocument(error)))
      }
    }
    let isAddress = Self.isAddress(text)
    guard let address = isAddress ? text : feedAddress else {
      return Resolved(.none, reference.warning ?? table.warning(.noFeed))
    }
    do throws(DataPathError) {
      let path = try DataPath(isAddress ? cellPath(cell) : text)
      return Resolved(.feed(address: address, rows: path), reference.warning)
    } catch {
      return Resolved(.none, table.warning(.badPath(error)))
    }
  }

  /// Returns the node that a cell shows in `row`: a node within it, or the row itself.
  public func node(of cell: DataBinding, row: FeedNode) -> FeedNode {
    RowPart(cell, values).node(in: row)
  }

  /// The address of the screen's feed.
  public var feedAddress: String? {
    if let url = values["url"], !url.isEmpty { return url }
    return values.entries.first { $0.name != "image_url" && Self.isAddress($0.value) }?.value
  }

  /// Returns whether the reference of a table is an address; if so, its cell has the path of the
  /// rows.
  public func isAddress(_ table: DataBinding) -> Bool {
    Self.isAddress(value(of: table).value.trimmingXMLSpace)
  }

  /// Returns whether a text is an address, for example of a feed or an image.
  static func isAddress(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":") else { return false }
    let scheme = text[..<colon].utf8
    return scheme.count > 1 && text[colon...].hasPrefix("://")
      && scheme.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
  }

  private static func isDocument(_ text: String) -> Bool {
    (text.hasPrefix("<") && !text.hasPrefix("<root>")) || text.hasPrefix("{")
      || text.hasPrefix("[")
  }

  /// Returns the path of the rows in a feed whose address is the table's reference.
  private func cellPath(_ cell: DataBinding?) -> String {
    guard let cell, cell.type == .xmlNode || cell.type == .textFromParentNode else {
      return "<root>"
    }
    return value(of: cell).value
  }

  private func rows(
    _ table: DataBinding, in node: FeedNode, _ path: String
  ) -> Resolved<RowSource> {
    do throws(DataPathError) {
      let path = try DataPath(path)
      return Resolved(.nodes(FeedRows(path.rows(in: node), of: node.document)))
    } catch {
      return Resolved(.none, table.warning(.badPath(error)))
    }
  }

  private static func list(_ values: [String]) -> FeedRows {
    // Descriptions have smaller limits than feeds, so no limit is exceeded.
    var builder = FeedBuilder(limits: FeedLimits(nodes: values.count))
    builder.markGroup()
    for value in values {
      try? builder.begin("", line: 1)
      builder.add(value.utf8)
      builder.end()
    }
    let document = builder.finish(.json)
    return FeedRows(document.root.children.map { UInt32($0.index) }, of: document)
  }
}
