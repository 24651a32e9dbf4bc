/// A list of hierarchical nodes, which the user opens and closes.
///
/// Only visible nodes are requested and have views, so a node may have a million children. Right
/// opens a node or moves to its first child; Left closes it or moves to its parent. A press on the
/// sign opens or closes a node. In all else it behaves like ``ListView``.
public final class Tree<Item>: ListView {
  /// The closure called after the user highlighted another node.
  public var onHighlight: (@MainActor (Item) throws -> Void)?
  /// The closure called when the user activates a node; without it, Enter opens and closes nodes.
  public var onActivate: (@MainActor (Item) throws -> Void)?
  /// The closure called after the user opened or closed a node; the second argument is whether it
  /// is open.
  public var onToggle: (@MainActor (Item, Bool) throws -> Void)?
  /// The closure that returns the commands for the menu of a node, such as on a long press.
  public var menu: (@MainActor (Item) -> [Command])?

  private let nodes: TreeRows<Item>

  /// Creates a tree of the nodes of `adapter`, all of them closed.
  public init<Adapter: TreeAdapter>(_ adapter: Adapter) where Adapter.Item == Item {
    nodes = TreeRows(adapter)
    super.init(AdapterRows(adapter: nodes))
    nodes.toggle = { [weak self] row in
      guard let self, isEffectivelyEnabled else { return }
      try select(row)
      try toggleByUser(row)
    }
  }

  /// The item of the highlighted node.
  public var highlightedItem: Item? { highlightedRow.map { nodes.item(at: $0).item } }

  /// The items of the selected nodes, from top to bottom.
  public var selectedItems: [Item] { selectedRows.map { nodes.item(at: $0).item } }

  /// Returns the item in `row`, which must exist.
  public func item(at row: RowIndex) -> Item { nodes.item(at: row).item }

  /// Returns whether the node in `row` is open.
  public func isOpen(_ row: RowIndex) -> Bool {
    lines.line(of: row) != nil && nodes.outline.branch(at: nodes.outline.path(at: row.row)) != nil
  }

  /// Opens or closes the node in `row`; calls no observers.
  ///
  /// Closing a node also closes all its descendants.
  public func setOpen(_ isOpen: Bool, _ row: RowIndex) {
    guard lines.line(of: row) != nil else { return }
    let path = nodes.outline.path(at: row.row)
    if isOpen {
      guard let count = nodes.open(path) else { return }
      rowsInserted(count, at: RowIndex(row.row + 1))
    } else {
      hideHighlight(within: row)
      rowsRemoved(nodes.close(path), at: RowIndex(row.row + 1))
    }
    // The sign of the node itself changes as well.
    lastLayout.isStale = true
    changed(.structure)
  }

  /// Moves the highlight from a descendant of the node in `row` to the node itself.
  private func hideHighlight(within row: RowIndex) {
    guard let current = highlightedRow, current > row else { return }
    let count = nodes.outline.branch(at: nodes.outline.path(at: row.row))?.rows ?? 0
    if current.row <= row.row + count { highlightedRow = row }
  }

  // MARK: Actions of the user

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled, let row = highlightedRow else { return try super.handle(input) }
    switch input {
    case .key(KeyPress(.right)) where isFocused: return try goIn(row)
    case .key(KeyPress(.left)) where isFocused: return try goOut(row)
    case .action(.toggle(let row))
    where selectionMode == .single && lines.line(of: row) != nil:
      try select(row)
      try toggleByUser(row)
      return true
    default: return try super.handle(input)
    }
  }

  private func goIn(_ row: RowIndex) throws -> Bool {
    guard isOpen(row) else { return try toggleByUser(row) }
    let path = nodes.outline.path(at: row.row)
    guard let count = nodes.outline.branch(at: path)?.count, count > 0 else { return false }
    try select(RowIndex(row.row + 1))
    return true
  }

  private func goOut(_ row: RowIndex) throws -> Bool {
    if isOpen(row) { return try toggleByUser(row) }
    let path = nodes.outline.path(at: row.row)
    guard let parent = nodes.outline.row(of: Array(path.dropLast())) else { return false }
    try select(RowIndex(parent))
    return true
  }

  /// Opens or closes the node in `row`; returns `false` if it cannot be opened.
  @discardableResult
  private func toggleByUser(_ row: RowIndex) throws -> Bool {
    let wasOpen = isOpen(row)
    setOpen(!wasOpen, row)
    guard isOpen(row) != wasOpen else { return false }
    try onToggle?(item(at: row), !wasOpen)
    return true
  }

  override var activatesRows: Bool { onActivate != nil || super.activatesRows }
  override func didHighlight() throws { if let item = highlightedItem { try onHighlight?(item) } }
  override func commands(at row: RowIndex) -> [Command] { menu?(item(at: row)) ?? [] }

  override func didActivate(_ row: RowIndex) throws {
    guard let onActivate else {
      try toggleByUser(row)
      return
    }
    try onActivate(item(at: row))
  }

  public override var keyHints: [KeyHint] {
    guard let row = highlightedRow else { return super.keyHints }
    let trees = strings.trees
    let close = KeyHint(KeyPress(.left), trees.close)
    return super.keyHints + [isOpen(row) ? close : KeyHint(KeyPress(.right), trees.expand)]
  }

  // MARK: Changes of the data and saved state

  /// Counts the nodes again, and finds the open ones by their identities.
  override func willReload() { nodes.rebuild(opening: nodes.openNodes) }

  public override var savedState: SavedState.Value? {
    var state = SavedState()
    state["list"] = super.savedState
    state["open"] = .list(
      nodes.openNodes.map { node in
        .list([.int(node.level), .int(node.index), SavedState.Value(id: node.id) ?? .null])
      })
    return .state(state)
  }

  public override func restore(_ state: SavedState.Value) {
    guard case .state(let state) = state else { return }
    if case .list(let saved) = state["open"] {
      nodes.rebuild(opening: saved.prefix(TreeLimits.mostRestored).compactMap(OpenNode.init))
      countLines()
    }
    if let list = state["list"] { super.restore(list) }
  }
}

/// The limits of trees.
private enum TreeLimits {
  /// The maximum number of nodes that a saved state opens.
  static let mostRestored = 10_000
}

extension OpenNode {
  /// Creates an open node from its saved state; `nil` for any other value.
  fileprivate init?(_ value: SavedState.Value) {
    guard case .list(let parts) = value, parts.count == 3, case .int(let level) = parts[0],
      case .int(let index) = parts[1], level >= 0, index >= 0, let id = parts[2].id
    else { return nil }
    self.init(level: level, index: index, id: id)
  }
}
