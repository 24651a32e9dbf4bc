internal import ScreenKitCore

extension WebScene {
  /// Returns the children of `view` with nodes, according to the layout in the client.
  func children(of node: WebNode, _ view: View) -> [View] {
    if let list = view as? ListView { layOut(list, node) }
    if let scroll = view as? Scroll {
      // The browser scrolls, so the view itself needs no scrolling.
      scroll.didLayOut(.init(contentHeight: 0, visibleHeight: 0))
    }
    // The arrow keys move from column to column.
    if let chart = view as? LineChart {
      chart.didLayOut(.init(plot: 0..<chart.columnsInPage))
    }
    if let split = view as? Split, let length = node.client.length {
      split.didLayOut(split.division(of: length))
      // The positions of the dividers depend on the sizes of the panes.
      for child in node.children where child.view is SplitDivider {
        child.viewDidChange(.appearance)
      }
    }
    if let document = view as? DocumentView {
      var window = node.client.document ?? DocumentWindow(document)
      window.layOut(document)
      if window.mustScroll { changes.scrolled.append(node) }
      node.client.document = window
    }
    return node.painter.children(view).filter { !$0.isHidden }
  }

  private func layOut(_ list: ListView, _ node: WebNode) {
    let highlighted = list.highlightedRow
    let lines = list.backend.lineCount
    var window = node.window ?? ListWindow(top: list.backend.topLine)
    let first = window.update(
      highlighted: highlighted, at: highlighted.flatMap(list.backend.line),
      scrolledTo: node.window == nil ? window.first : list.backend.topLine, count: lines)
    list.backend.showLines(from: first, count: window.count, top: window.top)
    if let old = node.window, old.lineCount != lines {
      // The element of each row contains the row's position among all rows.
      for child in node.children { child.viewDidChange(.appearance) }
    }
    node.window = window
    if window.mustScroll { changes.scrolled.append(node) }
  }

  /// Compares the children of the view with those in the client.
  func syncChildren(of node: WebNode) {
    guard let view = node.view else { return }
    let views = children(of: node, view)
    let kept = views.map { existing($0) }
    let numbers = Set(kept.compactMap { $0?.number })
    for child in node.children where !numbers.contains(child.number) { remove(child, from: node) }
    var order = node.children.filter { numbers.contains($0.number) }
    let places = kept.map { child in order.firstIndex { $0 === child } }
    let staying = ChildOrder.staying(places)
    var result: [WebNode] = []
    for (index, view) in views.enumerated() {
      if let child = kept[index], staying.contains(index) {
        result.append(child)
        continue
      }
      let child = kept[index]
      order.removeAll { $0 === child }
      let place = result.last.flatMap { last in order.firstIndex { $0 === last } }.map { $0 + 1 }
      let target = place ?? 0
      if let child {
        patch.add("^", node.number, target, child.number)
        position(child, in: node)
        order.insert(child, at: target)
        result.append(child)
      } else {
        let made = make(view, in: node)
        patch.add("+", [node.number, target], json: made.value.json)
        order.insert(made.node, at: target)
        result.append(made.node)
      }
    }
    node.children = result
    if let window = view as? Window, let content = window.content?.backend.backing as? WebNode {
      // A panel in front makes the screen behind it inert.
      content.viewDidChange(.appearance)
    }
  }

  /// Returns the client's node for `view`; `nil` if the view needs another node.
  private func existing(_ view: View) -> WebNode? {
    guard let node = view.backend.backing as? WebNode, nodes[node.number] === node,
      node.painter.kind(view) == node.kind
    else { return nil }
    // Input for a row must not reach another item in the same row view.
    if let row = view as? RowCell, row.backend.itemID != node.item { return nil }
    return node
  }

  /// Moves `child` from its previous position into `node`.
  private func position(_ child: WebNode, in node: WebNode) {
    // The child may come from within a screen in the cache.
    let wasAside = !isAttached(child)
    if let former = child.parent, former !== node {
      former.children.removeAll { $0 === child }
    }
    child.parent = node
    guard wasAside else { return }
    cache.remove(child)
    markPending(child)
  }

  /// Records the changes again that occurred in a subtree in the cache.
  private func markPending(_ node: WebNode) {
    if let change = node.takePending() { node.viewDidChange(change) }
    for child in node.children { markPending(child) }
  }

  private func remove(_ child: WebNode, from node: WebNode) {
    child.parent = nil
    guard node.painter.keepsRemovedChildren, let view = child.view,
      child.item == nil, child.painter.kind(view) == child.kind
    else {
      patch.add("-", child.number)
      return release(child)
    }
    patch.add("~", child.number)
    guard let oldest = cache.add(child) else { return }
    patch.add("-", oldest.number)
    release(oldest)
  }
}
