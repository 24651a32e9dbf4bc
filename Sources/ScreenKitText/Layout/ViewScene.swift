import ScreenKitCore

/// A tree of views, laid out and painted into a grid.
///
/// An update lays out and paints only the changed views.
@MainActor
final class ViewScene {
  let look: Look
  let clusters: ClusterTable
  var grid: CellGrid { target.grid }
  /// The number of views measured since the start, for tests that count the work.
  var measureCount: Int { work.measured }
  /// The number of views painted since the start.
  var paintCount: Int { work.painted }
  /// The counts of the work, internal so that the compiler need not check accesses for exclusivity.
  var work = (measured: 0, painted: 0, frames: 0)
  private(set) var target: CanvasTarget
  /// Whether other content is drawn over all views, so that they need no animation.
  var isCovered = false
  let window: Window
  private let changes = ChangeNotes()
  /// The buffer for the changed nodes while they are laid out.
  private var changed: [ViewNode] = []
  @exclusivity(unchecked)  // Runs no other code; changed for each changed label: decision 0111.
  private(set) var damaged: [ViewNode] = []
  /// The nodes whose layout is reported to their views before the painting.
  private var reports: [ViewNode] = []
  /// The rectangle of the anchor at which the popup was placed.
  var placedAnchor: CellRect?
  /// The node that last set the terminal's cursor.
  weak var cursorNode: ViewNode?

  init(_ window: Window, look: Look, clusters: ClusterTable, size: CellSize) {
    self.clusters = clusters
    self.window = window
    self.look = look
    target = CanvasTarget(CellGrid(size: size), clusters, look)
    node(of: window).viewDidChange(.structure)
    changes.onFirst = { [weak window] in window?.setNeedsShow() }
  }

  /// Returns the node of `view`, and creates it on first use.
  func node(of view: View) -> ViewNode {
    if let node = existingNode(of: view) { return node }
    let node = ViewNode(view, painter: look.painter(for: view), changes: changes)
    view.backing = node
    return node
  }

  /// Returns the node of `view` without retaining it; the view keeps it alive.
  func uncountedNode(of view: View) -> Unmanaged<ViewNode> {
    if let backing = view.backing as? ViewNode, backing.changes === changes {
      return Unmanaged.passUnretained(backing)
    }
    return Unmanaged.passUnretained(node(of: view))
  }

  func existingNode(of view: View) -> ViewNode? {
    guard let node = view.backing as? ViewNode, node.changes === changes else { return nil }
    return node
  }

  /// Replaces the grid by one of `size`; the next update lays out and paints everything.
  func resize(to size: CellSize) {
    target = CanvasTarget(CellGrid(size: size), clusters, look)
    node(of: window).viewDidChange(.structure)
  }

  /// Marks everything for repainting at the next update, such as after a change of the look.
  func repaint() {
    resize(to: grid.size)
    grid.markAllDamaged()
    // Layouts of text contain characters of the look.
    window.forEachShown { if let node = existingNode(of: $0) { listReport(of: node) } }
  }

  /// Lays out and paints the views that changed since the last update.
  func update() {
    while !changes.isEmpty { layOut() }
    window.updateFocusIfNeeded()
    while !changes.isEmpty { layOut() }
    if mustMovePopup() { while !changes.isEmpty { layOut() } }
    reportLayouts()
    paintDamage()
    for node in damaged {
      node.damage.clear()
    }
    damaged.removeAll(keepingCapacity: true)
  }
}

// MARK: Layout

extension ViewScene {
  private func layOut() {
    // The array keeps its capacity from frame to frame.
    var nodes: [ViewNode] = []
    swap(&nodes, &changed)
    changes.move(into: &nodes)
    nodes.forEachUncounted { if $0.hasNewContent { $0.forgetMeasures() } }
    nodes.forEachUncounted { handleChange(of: $0) }
    nodes.removeAll(keepingCapacity: true)
    swap(&nodes, &changed)
  }

  private func handleChange(of node: ViewNode) {
    guard let pending = node.takePending() else { return }
    if !node.damage.isEmpty { enlist(node) }
    switch pending.change {
    case nil: break
    case .appearance?:
      listReport(of: node)
      damage(node)
    case .content?:
      guard node.wantsOtherSize(LayoutPass(scene: self)) else {
        listReport(of: node)
        return damage(node)
      }
      guard isInTree(node) else { return forgetMeasures(around: node) }
      if let parent = node.parent { relayOut(parent) } else { damage(node) }
    case .structure?: isInTree(node) ? relayOut(node) : forgetMeasures(around: node)
    }
  }

  /// Lists `node` for the report of its layout, if its view uses the report.
  func listReport(of node: ViewNode) {
    if node.needsReport() { reports.append(node) }
  }

  /// Passes the results of the layout to the views that changed or were positioned.
  private func reportLayouts() {
    guard !reports.isEmpty else { return }
    let layout = LayoutPass(scene: self)
    for node in reports { node.reportLayout(layout) }
    reports.removeAll(keepingCapacity: true)
  }

  private func isInTree(_ node: ViewNode) -> Bool {
    var root = Unmanaged.passUnretained(node)
    while let container = root.borrow({ $0.container }) { root = container }
    return root.borrow(isRoot)
  }

  func isRoot(_ node: ViewNode) -> Bool { node.view === window }

  /// Discards the measured sizes of all ancestors of `node`, since its detached subtree may return.
  private func forgetMeasures(around node: ViewNode) {
    var ancestor = node.parent
    while let current = ancestor {
      current.forgetMeasures()
      ancestor = current.parent
    }
  }

  /// Lays out `node` again, or its nearest ancestor whose own size stays the same.
  private func relayOut(_ node: ViewNode) {
    let layout = LayoutPass(scene: self)
    node.forgetMeasures()
    if node.view === window {
      node.position(in: grid.bounds, layout)
    } else if node.wantsOtherSize(layout), let parent = node.parent {
      return relayOut(parent)
    }
    node.positionAgain(layout)
    if let shift = node.placement.shift, isWhole(shift.area, in: node) {
      if shift.rows != 0 { grid.shift(shift.area, up: shift.rows) }
      if shift.replacesAll { return damage(node) }
      for view in shift.fresh { damage(self.node(of: view)) }
      if let bar = shift.bar {
        node.damage.add(bar)
        enlist(node)
      }
    } else {
      damage(node)
    }
  }

  /// Returns whether the grid shows all of `area` of `node` as last painted, without an overlap.
  private func isWhole(_ area: CellRect, in node: ViewNode) -> Bool {
    guard node.painting.contentRect == node.contentRect, area.isWithin(node.contentRect),
      area.isWithin(grid.bounds), !node.view.isTranslucent
    else { return false }
    var ancestor = node.parent
    while let current = ancestor {
      if current.hasLayers || current.view.isHidden || current.view.isTranslucent
        || !area.isWithin(current.contentRect)
      {
        return false
      }
      ancestor = current.parent
    }
    return true
  }

  private func damage(_ node: ViewNode) {
    guard !isWithinDamage(node) else { return }
    node.damage.addWhole()
    enlist(node)
  }

  /// Returns whether a container of `node` is repainted as a whole, which includes `node`.
  private func isWithinDamage(_ node: ViewNode) -> Bool {
    var container = node.container
    while let current = container {
      if current.borrow({ $0.damage.isWhole }) { return true }
      container = current.borrow { $0.container }
    }
    return false
  }

  private func enlist(_ node: ViewNode) {
    guard !node.damage.isListed else { return }
    node.damage.isListed = true
    damaged.append(node)
  }
}
