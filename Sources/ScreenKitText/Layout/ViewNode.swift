import ScreenKitCore

/// The state that the text backend keeps for a view: painter, rectangle and measured sizes.
@MainActor
final class ViewNode: ViewBacking {
  /// The view, not retained: the view alone holds its node, except during a frame.
  let uncountedView: Unmanaged<View>
  var view: View { uncountedView.takeUnretainedValue() }
  /// Whether the view still exists; it may be released while a frame is laid out.
  private(set) var hasView = true
  let painter: AnyPainter
  /// The record of changed nodes, which also identifies the scene of the node.
  let changes: ChangeNotes
  // No other code runs while one of the unchecked properties is changed. They are read several
  // times for each view of a page of a list: see decision 0111.

  @exclusivity(unchecked)
  private(set) var placement = ViewPlacement()
  @exclusivity(unchecked)
  var painting = ViewPainting()
  /// The part of the view that must be repainted.
  @exclusivity(unchecked)
  var damage = Damage()
  /// The largest change since the last frame and the index of its record; `nil` if nothing changed.
  ///
  /// The change itself is `nil` if only some parts of the view are damaged.
  @exclusivity(unchecked)
  private var pending: (change: ViewChange?, note: Int)?
  @exclusivity(unchecked)
  private var answers = MeasureAnswers()
  /// Whether a frame that measures in points has positioned the view.
  var usesPoints = false
  /// A value that the painter computed and keeps for the next frame.
  var memo: AnyObject?
  /// The context of the children, and the number of the frame that it was computed for.
  var aroundChildren: (frame: Int, around: Surroundings)?

  init(_ view: View, painter: AnyPainter, changes: ChangeNotes) {
    uncountedView = .passUnretained(view)
    self.painter = painter
    self.changes = changes
    super.init()
  }

  /// The view's rectangle on the surface, padding included.
  var rect: CellRect { placement.rect }
  /// The rectangle without the padding.
  var contentRect: CellRect { placement.contentRect }

  /// The node of the view's container, or `nil` at the root.
  var parent: ViewNode? { container?.takeUnretainedValue() }

  /// The parent's node without a retain, for walks up the tree.
  var container: Unmanaged<ViewNode>? {
    guard let container = view.container?.borrow({ $0.backing as? ViewNode })
    else { return nil }
    return Unmanaged.passUnretained(container)
  }

  override func viewWillLeave() {
    if let pending { changes.remove(self, at: pending.note) }
    pending = nil
    hasView = false
  }

  override func viewDidChange(_ change: ViewChange) {
    if let known = pending {
      pending?.change = max(known.change ?? change, change)
    } else {
      pending = (change, changes.add(self))
    }
  }

  override func viewDidChange(in area: SurfaceRect) {
    damage.add(CellRect(area))
    if pending == nil { pending = (nil, changes.add(self)) }
  }

  /// Removes and returns the change since the last frame; `nil` if there was none.
  func takePending() -> (change: ViewChange?, note: Int)? {
    defer { pending = nil }
    return pending
  }

  /// Whether a recorded change may affect the view's size.
  var hasNewContent: Bool { (pending?.change ?? .appearance) > .appearance }
}

// MARK: Measuring

extension ViewNode {
  func measure(_ proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    if let known = answers.size(for: proposal) { return known }
    let size = view.isHidden ? .zero : measureAnew(proposal, layout)
    answers.add(size, for: proposal)
    return size
  }

  private func measureAnew(_ proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    layout.scene.work.measured += 1
    let constraints = usesPoints ? view.backend.constraints : view.layout
    let across = constraints.padding.start + constraints.padding.end
    let along = constraints.padding.top + constraints.padding.bottom
    let offered = CellSize(
      columns: min(proposal.columns, constraints.width.mostColumns ?? .max),
      rows: min(proposal.rows, constraints.height.maximum ?? .max))
    let room = CellSize(
      columns: max(0, offered.columns - across), rows: max(0, offered.rows - along))
    let content = uncountedView.borrow { painter.measure($0, in: room, layout) }
    return CellSize(
      columns: max(0, constraints.width.clamp(content.columns + across)),
      rows: max(0, constraints.height.clamp(content.rows + along))
    ).limited(to: proposal)
  }

  /// Discards the measured sizes, and keeps the old ones for comparison.
  func forgetMeasures() {
    answers.expire()
    placement.isOutdated = true
  }

  /// Returns whether the view would now return another size for any of the old proposals.
  func wantsOtherSize(_ layout: LayoutPass) -> Bool {
    if !answers.hasExpired { return answers.forgetExpired() }
    while let old = answers.takeExpired() {
      if measure(old.proposal, layout) != old.size {
        _ = answers.forgetExpired()
        return true
      }
    }
    return answers.forgetExpired()
  }
}

// MARK: Positioning

extension ViewNode {
  /// Positions the view in `rect`, cut to the maximum size of its constraints.
  func position(in rect: CellRect, _ layout: LayoutPass) {
    // Most rows of a scrolled list only move, and then their constraints are not read.
    let canMove = layout.mirror == nil && !usesPoints
    let offer = ViewPlacement.Offer(size: rect.size, runsLeft: layout.runsLeft)
    if canMove, !placement.isOutdated, placement.offer == offer {
      return moveAll(columns: rect.column - self.rect.column, rows: rect.row - self.rect.row)
    }
    positionAnew(in: rect, layout)
    placement.offer = canMove ? offer : nil
  }

  private func positionAnew(in rect: CellRect, _ layout: LayoutPass) {
    var rect = bounded(rect)
    if let mirror = layout.mirror { rect.column = mirror - rect.endColumn }
    let own = uncountedView.borrow { $0.layoutDirection }
    let runsLeft = own.map { $0 == .rightToLeft } ?? layout.runsLeft
    let isTurned = runsLeft != placement.runsLeft
    guard rect != self.rect || placement.isOutdated || isTurned else { return }
    if !placement.isOutdated, !isTurned, rect.size == self.rect.size {
      return moveAll(columns: rect.column - self.rect.column, rows: rect.row - self.rect.row)
    }
    placement.turn(runsLeft: runsLeft, isMirrored: runsLeft && view.mirrorsContent)
    placement.position(
      in: rect, padding: view.layout.padding, hasChildren: !view.children.isEmpty)
    layout.scene.listReport(of: self)
    var inner = LayoutPass(scene: layout.scene)
    if runsLeft {
      inner.runsLeft = true
      if placement.isMirrored { inner.mirror = contentRect.column + contentRect.endColumn }
    }
    uncountedView.borrow { painter.layOut($0, in: contentRect, inner) }
    // A list adds the views of its rows during its layout.
    if !placement.hasChildren { placement.hasChildren = !view.children.isEmpty }
  }

  /// Returns `rect` cut to the view's maximum size; a container may offer a larger rectangle.
  private func bounded(_ rect: CellRect) -> CellRect {
    var rect = rect
    uncountedView.borrow { view in
      let constraints = usesPoints ? view.backend.constraints : view.layout
      if let most = constraints.width.mostColumns {
        rect.size.columns = min(rect.size.columns, most)
      }
      if let most = constraints.height.maximum { rect.size.rows = min(rect.size.rows, most) }
    }
    return rect
  }

  /// Moves the view with its descendants, whose positions within it stay.
  private func moveAll(columns: Int, rows: Int) {
    if columns == 0, rows == 0 { return }
    placement.move(columns: columns, rows: rows)
    guard placement.hasChildren else { return }
    uncountedView.borrow {
      $0.forEachChild { child in
        uncountedNode(of: child)?.borrow { $0.moveAll(columns: columns, rows: rows) }
      }
    }
  }

  /// Returns the node of a child in the same scene without retaining it; `nil` if it has none yet.
  private func uncountedNode(of child: View) -> Unmanaged<ViewNode>? {
    guard let node = child.backing as? ViewNode, node.changes === changes else { return nil }
    return Unmanaged.passUnretained(node)
  }

  /// Positions the children again within the view's current rectangle.
  func positionAgain(_ layout: LayoutPass) {
    placement.isOutdated = true
    var layout = layout
    layout.runsLeft = container?.borrow { $0.placement.runsLeft } ?? false
    position(in: rect, layout)
  }

  /// Returns whether the layout has to be reported to the view and is not listed for that yet.
  func needsReport() -> Bool {
    guard !placement.isListed, uncountedView.borrow({ painter.reportsLayout(of: $0) })
    else { return false }
    placement.isListed = true
    return true
  }

  /// Passes the result of the layout to the view, if it still exists.
  func reportLayout(_ layout: LayoutPass) {
    placement.isListed = false
    guard hasView else { return }
    var layout = layout
    layout.runsLeft = placement.runsLeft
    painter.reportLayout(of: view, in: contentRect.size, layout)
  }

  /// Asks the scene to move cells of the view instead of painting it.
  func shift(_ shift: Shift) {
    var shift = shift
    if placement.isMirrored {
      shift.area.column = contentRect.column + contentRect.endColumn - shift.area.endColumn
    }
    placement.shift = shift
  }
}

extension LayoutConstraints.Extent {
  /// The longest line that is easy to read, in columns.
  private static let readableColumns = 80

  /// The maximum width in columns, preferably an explicit one; `nil` for no limit.
  var mostColumns: Int? {
    maximum ?? (isReadable ? max(minimum, Self.readableColumns) : nil)
  }
}

// MARK: Layers

extension ViewNode {
  /// Whether children overlap each other, so that a change of one may require repainting others.
  var hasLayers: Bool {
    if let known = placement.layering { return known }
    let isLayered = painter.layersChildren && view.children.count > 1 && childrenOverlap
    placement.layering = isLayered
    return isLayered
  }

  private var childrenOverlap: Bool {
    let children = view.children
    // An array is avoided: its storage type would be instantiated at run time, in the first such
    // frame.
    return withUnsafeTemporaryAllocation(of: CellRect.self, capacity: children.count) { rects in
      var count = 0
      for child in children where !child.isHidden {
        guard let node = child.backing as? ViewNode, !node.rect.isEmpty else { continue }
        rects.initializeElement(at: count, to: node.rect)
        count += 1
      }
      var above = UnsafeMutableBufferPointer(rebasing: rects[..<count])
      above.sort { $0.row < $1.row }
      for (index, rect) in above.enumerated() {
        for other in above[(index + 1)...] {
          if other.row >= rect.endRow { break }
          if other.intersects(rect) { return true }
        }
      }
      return false
    }
  }
}
