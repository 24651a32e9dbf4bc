import ScreenKitCore

extension ViewScene {
  /// Paints the views that changed, as far as they are visible.
  func paintDamage() {
    work.frames += 1
    // The area of a hidden view belongs to other views, and is painted with its container.
    for node in damaged where node.hasView && !node.view.isHidden {
      // The container's painting includes the node.
      if node.parent?.damage.isWhole == true { continue }
      let around = surroundings(of: node)
      if around.isSeen { paint(node, around) }
    }
  }

  /// Returns the context of `node`; computes the context of each container once in a frame.
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
    let background = start.painting.background
    grid.fill(clip, with: background.blank)
    var canvas = Canvas(target, background)
    draw(start.view, start, clip: clip, by: &canvas)
  }

  /// Draws `view` and its descendants on `canvas`, which has the background of the container.
  ///
  /// All views share one canvas, which avoids a retain and copies of the background for each view.
  private func draw(_ view: View, _ node: ViewNode, clip: CellRect, by canvas: inout Canvas) {
    let clip = clip.intersection(node.rect)
    guard !view.isHidden, !clip.isEmpty else { return }
    work.painted += 1
    node.painting.background = canvas.backgroundStyle
    if view.hasExtras, let paint = view.paint {
      drawPainted(view, node, paint, clip: clip, by: &canvas)
    } else {
      drawContent(of: view, node, clip: clip, by: &canvas)
    }
  }

  /// Draws `view` on the background of `canvas`: the view's explicit one, or that of its container.
  private func drawContent(
    of view: View, _ node: ViewNode, clip: CellRect, by canvas: inout Canvas
  ) {
    canvas.aim(
      at: node.contentRect, clip: clip, runsLeft: node.placement.runsLeft,
      isMirrored: node.placement.isMirrored)
    let inside = canvas.clip
    node.painter.paint(view, on: &canvas)
    node.painting.contentRect = node.contentRect
    node.painting.cursor = canvas.cursor
    if canvas.cursor != nil { cursorNode = node }
    if !isCovered { window.didDraw(view) }
    guard node.placement.hasChildren else { return }
    let behind = canvas.backgroundStyle.inner
    let hasLayers = node.hasLayers
    view.forEachChild { child in
      uncountedNode(of: child).borrow {
        if hasLayers, $0.painter.dimsBehind, !child.isHidden { dim(inside) }
        canvas.backgroundStyle = behind
        draw(child, $0, clip: inside, by: &canvas)
      }
    }
  }

  /// Dims the cells of `area`; images of the terminal are dimmed as half blocks.
  private func dim(_ area: CellRect) {
    grid.replacePlaceholders(in: area, clusters.images, look)
    grid.dim(area)
  }

  /// Draws a view with explicit colours, blended with the cells behind it if it is translucent.
  ///
  /// It is not inlined, so that other views do not reserve the stack for it.
  @inline(never)
  private func drawPainted(
    _ view: View, _ node: ViewNode, _ paint: ViewPaint, clip: CellRect, by canvas: inout Canvas
  ) {
    // In a highlighted row, all text must be legible.
    let opacity = canvas.backgroundStyle.isUniform ? 1 : paint.opacity
    node.painting.contentRect = node.contentRect
    node.painting.cursor = nil
    if opacity == 0 { return }
    if opacity < 1 { grid.replacePlaceholders(in: clip, clusters.images, look) }
    let behind = opacity < 1 ? CellsBehind(clip, of: grid) : nil
    canvas.backgroundStyle.apply(paint, of: view, look)
    if canvas.backgroundStyle.isPainted { grid.fill(clip, with: canvas.backgroundStyle.blank) }
    drawContent(of: view, node, clip: clip, by: &canvas)
    guard let behind else { return }
    grid.replacePlaceholders(in: clip, clusters.images, look)
    grid.blend(over: behind, opacity: opacity, look)
  }
}
