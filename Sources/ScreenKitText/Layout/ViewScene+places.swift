import ScreenKitCore

/// Queries about the positions of views in the last frame.
extension ViewScene {
  /// Returns the front-most view that contains the cell at `point`.
  func view(at point: SurfacePoint) -> View? { hit(window, point) }

  /// The position of the terminal's cursor on the surface; `nil` if the focused view shows none.
  var cursor: SurfacePoint? {
    guard let node = cursorNode, let place = node.painting.cursor, node.view.isFocused,
      let area = areaInSight(of: node)
    else { return nil }
    let content = node.contentRect
    let point = SurfacePoint(x: content.column + place.x, y: content.row + place.y)
    return area.contains(point) ? point : nil
  }

  /// The first visible cell of the focused view, or of the focused part of it.
  var focusPlace: SurfacePoint? {
    guard let view = window.focus?.view else { return nil }
    if let part = view.focusPart, let cell = firstCell(part) { return cell }
    return firstCell(view)
  }

  private func firstCell(_ view: View) -> SurfacePoint? {
    guard let node = existingNode(of: view), let area = areaInSight(of: node), !area.isEmpty
    else { return nil }
    return SurfacePoint(x: area.column, y: area.row)
  }

  /// Returns the visible part of the content of `node`, or `nil` if the node is not shown at all.
  private func areaInSight(of node: ViewNode) -> CellRect? {
    var (area, current) = (grid.bounds, node)
    while !current.view.isHidden {
      area = area.intersection(current.contentRect)
      guard let parent = current.parent else { return isRoot(current) ? area : nil }
      current = parent
    }
    return nil
  }

  private func hit(_ view: View, _ point: SurfacePoint) -> View? {
    guard !view.isHidden, let node = existingNode(of: view), node.rect.contains(point)
    else { return nil }
    guard node.contentRect.contains(point) else { return view }
    for child in view.children.reversed() {
      if let found = hit(child, point) { return found }
    }
    return view
  }

  /// The rectangle of the view beside which a popup is open; `nil` if none is open.
  var popupAnchor: CellRect? {
    window.popup?.anchor.flatMap { existingNode(of: $0)?.rect }
  }

  /// Requests another layout of the window if the anchor of its popup moved; returns whether it
  /// moved.
  ///
  /// A layout within the window, such as scrolling, may move the anchor.
  func mustMovePopup() -> Bool {
    let anchor = popupAnchor
    guard anchor != placedAnchor else { return false }
    placedAnchor = anchor
    guard anchor != nil else { return false }
    node(of: window).viewDidChange(.structure)
    return true
  }

  /// Returns the rectangle of `view` on the surface, or `nil` if it is not shown.
  func bounds(of view: View) -> SurfaceRect? {
    guard view.isWithin(window), view.isEffectivelyShown, let node = existingNode(of: view)
    else { return nil }
    return SurfaceRect(node.rect)
  }
}

extension SurfaceRect {
  fileprivate init(_ rect: CellRect) {
    self.init(x: rect.column, y: rect.row, width: rect.size.columns, height: rect.size.rows)
  }
}

extension CellRect {
  fileprivate func contains(_ point: SurfacePoint) -> Bool { SurfaceRect(self).contains(point) }
}
