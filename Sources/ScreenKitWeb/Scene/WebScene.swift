internal import ScreenKitCore
internal import ScreenKitLooks

/// The tree of nodes of a session, and the operations that update the client.
@MainActor
final class WebScene {
  let painters: WebPainterTable
  private(set) var look: LookName
  /// The nodes by their numbers, including those in the cache.
  private(set) var nodes: [Int: WebNode] = [:]
  private(set) var root: WebNode?
  private(set) weak var window: Window?
  /// The nodes that changed since the last frame.
  var changes = SceneChanges()
  /// The numbers of the frames whose surrounding space the client has reported.
  var measuredFrames: [Int] = []
  private var lastNumber = 0
  var patch = PatchWriter()
  /// Whether nodes are being updated; views may run code of the app meanwhile.
  private(set) var isUpdating = false
  var cache: NodeCache
  /// Whether the scene itself is releasing views.
  private var isReleasing = false

  init(_ painters: WebPainterTable, _ look: LookName, cacheSize: Int) {
    (self.painters, self.look, cache) = (painters, look, NodeCache(size: cacheSize))
  }

  func attach(_ window: Window) { self.window = window }

  /// Shows all views in another look; few have other values there.
  func use(_ look: LookName) {
    self.look = look
    for (_, node) in nodes.sorted(by: { $0.key < $1.key }) { node.viewDidChange(.appearance) }
  }

  /// Whether there is nothing to send.
  var isClean: Bool { changes.nodes.isEmpty && patch.isEmpty && root != nil }

  /// Returns the node with the number `number`; `nil` if there is none or it is in the cache.
  func node(_ number: Int) -> WebNode? {
    guard let node = nodes[number], isAttached(node) else { return nil }
    return node
  }

  func takeChangedTexts() -> [WebNode] {
    defer { changes.texts = [] }
    return changes.texts
  }

  /// Returns the lists and documents that the client must scroll.
  func takeScrolledNodes() -> [WebNode] {
    defer { changes.scrolled = [] }
    return changes.scrolled.filter { nodes[$0.number] === $0 && $0.client.takeScroll() }
  }

  // MARK: Changes reported by nodes

  func didChange(_ node: WebNode) {
    changes.nodes.append(node)
    if !isUpdating, changes.nodes.count == 1 { window?.setNeedsShow() }
  }

  func viewWillLeave(_ node: WebNode) {
    guard !isReleasing, nodes[node.number] === node else { return }
    // The removed view was in the cache; a visible one is removed with the change of its parent.
    guard cache.remove(node) else { return }
    patch.add("-", node.number)
    release(node)
    if !isUpdating { window?.setNeedsShow() }
  }

  // MARK: Frames

  /// Updates the nodes, and returns the operations for the client; none on the first call.
  func update() -> PatchWriter {
    guard let window else { return PatchWriter() }
    isUpdating = true
    defer { isUpdating = false }
    if root == nil { root = make(window, in: nil).node }
    // Processing a list or a focus check may change further views.
    var index = 0
    while index < changes.nodes.count {
      process(changes.nodes[index])
      index += 1
      if index == changes.nodes.count {
        changes.nodes = []
        index = 0
        window.updateFocusIfNeeded()
      }
    }
    defer { patch = PatchWriter() }
    return patch
  }

  /// Returns the whole current tree, for a client without a tree.
  func snapshot() -> NodeValue? {
    _ = update()
    for node in cache.removeAll() { release(node) }
    patch = PatchWriter()
    return root.flatMap { value(of: $0) }
  }

  private func value(of node: WebNode) -> NodeValue? {
    guard let view = node.view else { return nil }
    let slots = fill(node, view, sends: false)
    if node.window != nil || node.client.document != nil {
      node.window = node.window?.resent
      node.client.document = node.client.document?.resent
      changes.scrolled.append(node)
    }
    return NodeValue(
      number: node.number, kind: node.kind, slots: slots,
      children: node.children.compactMap { value(of: $0) })
  }

  private func process(_ node: WebNode) {
    guard nodes[node.number] === node, isAttached(node), let change = node.takePending(),
      let view = node.view
    else { return }
    if node.painter.kind(view) != node.kind, let parent = node.parent {
      release(node)
      return syncChildren(of: parent)
    }
    if change == .structure || view is ListView || view is DocumentView {
      syncChildren(of: node)
    }
    _ = fill(node, view, sends: true)
    // A list scrolls to its highlighted row and reports it; a key pad reports its highlighted key.
    if view is RowCell || view is KeyPadKey { node.parent?.viewDidChange(.appearance) }
    // The views in a column have the alignment of the column.
    if view is Grid { node.children.forEach { $0.viewDidChange(.appearance) } }
    // The field of a combo box reports whether the popup of the control is open.
    if view is FieldControl { node.children.first?.viewDidChange(.appearance) }
    updateNames(around: node)
  }

  /// Updates the nodes whose names depend on the texts in them: rows, and dividers beside panes.
  private func updateNames(around node: WebNode) {
    if node.view is SplitDivider { return }
    var next = node.parent
    var row: WebNode?
    while let around = next {
      if row == nil, around.view is RowCell { row = around }
      if around.view is Split {
        for child in around.children where child.view is SplitDivider {
          child.viewDidChange(.appearance)
        }
      }
      next = around.parent
    }
    row?.viewDidChange(.appearance)
  }

  /// Returns whether the node is in the tree, rather than in the cache or in a subtree there.
  func isAttached(_ node: WebNode) -> Bool {
    var next: WebNode? = node
    while let current = next {
      if current === root { return true }
      next = current.parent
    }
    return false
  }

  // MARK: Nodes

  /// Creates the node of `view` and the nodes of its descendants.
  func make(_ view: View, in parent: WebNode?) -> (node: WebNode, value: NodeValue) {
    lastNumber += 1
    let painter = painters.entry(for: view)
    let node = WebNode(lastNumber, view, self, painter, kind: painter.kind(view))
    node.parent = parent
    nodes[node.number] = node
    view.backend.backing = node
    if let row = view as? RowCell { node.item = row.backend.itemID }
    let made = children(of: node, view).map { make($0, in: node) }
    node.children = made.map(\.node)
    // The label refers to the element of the control, whose number is assigned only now.
    if view is FormField { node.children.first?.viewDidChange(.appearance) }
    let slots = fill(node, view, sends: false)
    return (
      node,
      NodeValue(number: node.number, kind: node.kind, slots: slots, children: made.map(\.value))
    )
  }

  /// Removes `node` and its descendants.
  func release(_ node: WebNode) {
    isReleasing = true
    defer { isReleasing = false }
    forget(node)
  }

  private func forget(_ node: WebNode) {
    guard nodes.removeValue(forKey: node.number) != nil else { return }
    node.parent = nil
    if let view = node.view, view.backend.backing === node { view.backend.backing = nil }
    for child in node.children { forget(child) }
    node.children = []
  }

  // MARK: Slots

  /// Returns the current values of all slots.
  func slots(of node: WebNode, _ view: View) -> [SlotValue] {
    var slots = SlotWriter(count: node.fingerprints.count, look: look)
    node.painter.fill(view, &slots)
    CommonSlots.fill(view, node, &slots)
    slots.finish()
    return slots.values
  }

  private func fill(_ node: WebNode, _ view: View, sends: Bool) -> [SlotValue] {
    var slots = slots(of: node, view)
    let template = painters.templates[node.kind]
    let valueSlot = template.valueSlot
    if let valueSlot, let input = view as? TextInput {
      // The text of an input is sent as an edit, since the user may edit it at the same time.
      if sends { changes.texts.append(node) } else { slots[valueSlot] = node.beginText(of: input) }
    }
    let uncertainSlot = node.client.isStateUncertain ? template.stateSlot : nil
    node.client.isStateUncertain = false
    var hasChanged = false
    for slot in slots.indices where slot != valueSlot {
      let fingerprint = slots[slot].fingerprint
      // New elements are all visible until the client receives the number of the visible one.
      let isAgain = hasChanged && slot == template.shownSlot || slot == uncertainSlot
      guard fingerprint != node.fingerprints[slot] || isAgain else { continue }
      hasChanged = true
      node.fingerprints[slot] = fingerprint
      if sends { patch.addSlot(slot, of: node.number, slots[slot]) }
    }
    if view.frameInterval != nil, !node.painter.movesByItself { window?.didDraw(view) }
    return slots
  }

  /// Restarts the synchronization of texts, for a client that receives all of them in a page.
  func forgetTexts() {
    for node in nodes.values { node.text = nil }
  }
}
