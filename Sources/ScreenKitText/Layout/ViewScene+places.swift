package import ScreenKitCore

/// Where views are, as of the last frame.
extension ViewScene {
  /// The front-most view that has the cell at `point`.
  package func view(at point: SurfacePoint) -> View? { hit(window, point) }

  /// Where the terminal is to show its cursor: where the focused view has it, if that is in sight.
  package var cursor: SurfacePoint? {
    guard let node = cursorNode, let place = node.cursor, node.view.isFocused,
      let area = areaInSight(of: node)
    else { return nil }
    let content = node.contentRect
    let point = SurfacePoint(x: content.column + place.x, y: content.row + place.y)
    return area.contains(point) ? point : nil
  }

  /// The first cell in sight of what has the focus.
  package var focusPlace: SurfacePoint? {
    guard let view = window.focus?.view else { return nil }
    if let part = view.focusPart, let cell = firstCell(part) { return cell }
    return firstCell(view)
  }

  private func firstCell(_ view: View) -> SurfacePoint? {
    guard let node = existingNode(of: view), let area = areaInSight(of: node), !area.isEmpty
    else { return nil }
    return SurfacePoint(x: area.column, y: area.row)
  }

  /// What is in sight of the content of `node`, or `nil` where it is not shown at all.
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

  /// Where `view` was placed, or `nil` if it is not shown.
  package func bounds(of view: View) -> SurfaceRect? {
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
