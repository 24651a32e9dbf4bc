import ScreenKitCore

extension ViewScene {
  /// Paints the views that changed, as far as they are visible.
  func paintDamage() {
    work.frames += 1
    // The place of a hidden view belongs to others, and is painted with its container.
    for node in damaged where node.hasView && !node.view.isHidden {
      // The container's painting includes the node.
      if node.parent?.damage.isWhole == true { continue }
      let around = surroundings(of: node)
      if around.isSeen { paint(node, around) }
    }
  }

  /// Returns the context of `node`; that of each container is computed once in a frame.
  private func surroundings(of node: ViewNode) -> Surroundings {
    guard let container = node.parent else {
      return isRoot(node) ? Surroundings(window: grid.bounds) : .nowhere
    }
    if let known = container.aroundChildren, known.frame == work.frames { return known.around }
    let around = surroundings(of: container).within(container)
    container.aroundChildren = (work.frames, around)
    return around
  }

  private func paint(_ node: ViewNode, _ around: Surroundings) {
    if node.damage.isWhole { return paint(node, in: node.rect, around) }
    let content = node.contentRect
    for part in node.damage.parts {
      let column =
        node.placement.isMirrored
        ? content.endColumn - part.endColumn : content.column + part.column
      let area = CellRect(
        column: column, row: content.row + part.row,
        columns: part.size.columns, rows: part.size.rows)
      paint(node, in: area.intersection(content), around)
    }
  }

  private func paint(_ node: ViewNode, in area: CellRect, _ around: Surroundings) {
    var clip = area.intersection(around.clip)
    guard !clip.isEmpty else { return }
    if let layers = around.layers {
      // If views overlap, all of them are repainted in whole rows: a wide glyph of another view may
      // cross the edge of this one.
      (clip.column, clip.size.columns) = (layers.clip.column, layers.clip.size.columns)
    }
    let start = around.layers?.container.takeUnretainedValue() ?? node
    grid.fill(clip, with: start.painting.background.blank)
    let target = target
    var canvas = Canvas(target)
    draw(start.view, start, on: target, clip: clip, start.painting.background, by: &canvas)
  }

  /// Draws `view` and its descendants with one shared canvas, which avoids a retain for each view.
  private func draw(
    _ view: View, _ node: ViewNode, on target: CanvasTarget, clip: CellRect,
    _ background: Background,
    by canvas: inout Canvas
  ) {
    let clip = clip.intersection(node.rect)
    guard !view.isHidden, !clip.isEmpty else { return }
    work.painted += 1
    if view.hasExtras, let paint = view.paint {
      return draw(view, node, painted: paint, on: target, clip: clip, background, by: &canvas)
    }
    draw(view, node, on: target, within: clip, background, background, by: &canvas)
  }

  /// Draws `view` on `ground`, its explicit background or that of its container.
  private func draw(
    _ view: View, _ node: ViewNode, on target: CanvasTarget, within clip: CellRect,
    _ background: Background, _ ground: Background, by canvas: inout Canvas
  ) {
    let content = node.contentRect
    canvas.aim(
      at: target, content, clip: clip, background: ground,
      runsLeft: node.placement.runsLeft, isMirrored: node.placement.isMirrored)
    let inside = canvas.clip
    node.painter.paint(view, on: &canvas)
    node.painting = ViewPainting(
      background: background, contentRect: content, cursor: canvas.cursor)
    if canvas.cursor != nil { cursorNode = node }
    if !isCovered { window.didDraw(view) }
    let behind = canvas.backgroundStyle.inner
    let hasLayers = node.hasLayers
    view.forEachChild { child in
      uncountedNode(of: child).borrow {
        if hasLayers, $0.painter.dimsBehind, !child.isHidden { grid.dim(inside) }
        draw(child, $0, on: target, clip: inside, behind, by: &canvas)
      }
    }
  }

  /// Draws a view with explicit colours, mixed with what is behind it if it is translucent.
  ///
  /// It is not inlined, so that other views do not reserve the stack for it.
  @inline(never)
  private func draw(
    _ view: View, _ node: ViewNode, painted paint: ViewPaint, on target: CanvasTarget,
    clip: CellRect, _ background: Background, by canvas: inout Canvas
  ) {
    // In a highlighted row all text has to be readable.
    let opacity = background.isUniform ? 1 : paint.opacity
    if opacity == 0 {
      node.painting = ViewPainting(background: background, contentRect: node.contentRect)
      return
    }
    let behind = opacity < 1 ? CellsBehind(clip, of: grid) : nil
    var ground = background
    ground.apply(paint, of: view, look)
    if ground.isPainted { grid.fill(clip, with: ground.blank) }
    draw(view, node, on: target, within: clip, background, ground, by: &canvas)
    if let behind { grid.blend(over: behind, opacity: opacity, look) }
  }
}
