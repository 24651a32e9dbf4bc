/// A visible node of a tree.
struct TreeNode<Item> {
  let item: Item
  let path: [Int]
  /// The identities of the ancestors and the node, from the root.
  let ids: [AnyHashable]
}

/// The list adapter of a tree; each row requests its node and the ancestors from the tree's
/// adapter.
@MainActor
final class TreeRows<Item>: ListAdapter {
  private(set) var outline: TreeOutline
  /// The identities of the open nodes by their paths.
  private var openIDs: [[Int]: AnyHashable] = [:]
  /// The closure that opens or closes the node in a row after a press on its sign.
  var toggle: (RowIndex) throws -> Void = { _ in }

  let countBelow: (Item?) -> Int
  private let childAt: (Int, Item?) -> Item
  private let mayOpen: (Item) -> Bool
  let identify: (Item) -> AnyHashable
  private let text: (Item) -> String
  private let detail: (Item) -> String

  init<Adapter: TreeAdapter>(_ adapter: Adapter) where Adapter.Item == Item {
    countBelow = { adapter.childCount(of: $0) }
    childAt = { adapter.child($0, of: $1) }
    mayOpen = { adapter.canOpen($0) }
    identify = { AnyHashable(adapter.id(of: $0)) }
    text = { adapter.text(of: $0) }
    detail = { adapter.detail(of: $0) }
    outline = TreeOutline(rootCount: adapter.childCount(of: nil))
  }

  func rowCount(in section: Int) -> Int { outline.rowCount }
  func item(at row: RowIndex) -> TreeNode<Item> { node(at: outline.path(at: row.row)) }
  func id(of node: TreeNode<Item>) -> [AnyHashable] { node.ids }
  func searchText(of node: TreeNode<Item>) -> String { text(node.item) }
  func makeRowView() -> TreeRow { TreeRow() }

  func show(_ node: TreeNode<Item>, at row: RowIndex, in view: TreeRow) {
    let isOpen = outline.branch(at: node.path) != nil
    view.onToggle = { [weak self] in try self?.toggle(row) }
    view.show(
      text(node.item), detail: detail(node.item), level: node.path.count,
      isOpen: isOpen ? true : mayOpen(node.item) ? false : nil)
  }

  /// Returns the node at `path`, which must exist.
  func node(at path: [Int]) -> TreeNode<Item> {
    var (item, ids) = (Item?.none, [AnyHashable]())
    for index in path {
      let child = childAt(index, item)
      ids.append(identify(child))
      item = child
    }
    guard let item else { preconditionFailure("node: a path has at least one index (SK201)") }
    return TreeNode(item: item, path: path, ids: ids)
  }

  /// Opens the node at `path`; returns the number of new rows, or `nil` if it cannot be opened.
  func open(_ path: [Int]) -> Int? {
    let item = node(at: path).item
    guard outline.branch(at: path) == nil, mayOpen(item) else { return nil }
    openIDs[path] = identify(item)
    return outline.open(path, count: countBelow(item))
  }

  /// Closes the node at `path` and its descendants; returns the number of removed rows.
  func close(_ path: [Int]) -> Int {
    openIDs = openIDs.filter { !$0.key.starts(with: path) }
    return outline.close(path)
  }
}

// MARK: Open nodes by identity

extension TreeRows {
  /// The open nodes with their indices and identities, each after its parent.
  ///
  /// The identities are those at the time of opening, since the data may have changed later.
  var openNodes: [OpenNode] {
    openIDs.keys.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { path in
      guard let index = path.last, let id = openIDs[path] else { return nil }
      return OpenNode(level: path.count - 1, index: index, id: id)
    }
  }

  /// Counts all nodes again and opens those of `nodes` that still exist.
  func rebuild(opening nodes: [OpenNode]) {
    outline = TreeOutline(rootCount: countBelow(nil))
    openIDs = [:]
    var path: [Int] = []
    var items: [Item] = []
    // A node is skipped if one of its ancestors is missing.
    var missing = Int.max
    for node in nodes {
      if node.level > missing || node.level > items.count { continue }
      (path, items) = (Array(path.prefix(node.level)), Array(items.prefix(node.level)))
      missing = .max
      guard let index = find(node, below: items.last, path) else {
        missing = node.level
        continue
      }
      path.append(index)
      items.append(childAt(index, items.last))
      if open(path) == nil { missing = node.level }
    }
  }

  /// Returns the index of `node` in the branch at `path`, searched outwards from its old index.
  private func find(_ node: OpenNode, below parent: Item?, _ path: [Int]) -> Int? {
    guard let count = outline.branch(at: path)?.count, count > 0 else { return nil }
    let start = min(node.index, count - 1)
    for distance in 0..<min(count, TreeRows.searchLimit) {
      for index in [start - distance, start + distance] where index >= 0 && index < count {
        if identify(childAt(index, parent)) == node.id { return index }
      }
    }
    return nil
  }
}

extension TreeRows {
  /// The maximum distance of the search for an open node, which limits the cost in a huge branch.
  private static var searchLimit: Int { 10_000 }
}

/// An open node of a tree, described for finding it again after a reload.
struct OpenNode: Hashable {
  /// The number of ancestors of the node.
  let level: Int
  /// The index of the node among its siblings.
  let index: Int
  let id: AnyHashable
}
