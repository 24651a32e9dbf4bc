import ScreenKitCore

/// What the text backend keeps for a view: its painter, its rectangle, and what was measured.
@MainActor
final class ViewNode: ViewBacking {
  /// Not retained: only the view holds its node, apart from a frame under way.
  let uncountedView: Unmanaged<View>
  var view: View { uncountedView.takeUnretainedValue() }
  /// Whether the view is still there, which may go while a frame is laid out.
  private(set) var hasView = true
  let painter: AnyPainter
  /// Where changes are noted; it also tells to which scene the node belongs.
  let changes: ChangeNotes
  /// Where the view is on the surface, padding included.
  private(set) var rect = CellRect.zero
  /// The rectangle without the padding.
  private(set) var contentRect = CellRect.zero
  /// The background that the view was painted on last.
  var background = Background()
  /// The part without the padding that the view was painted in last.
  var paintedRect = CellRect.zero
  /// What only moved when the children were placed last, so that it need not be painted again.
  var shift: Shift?
  /// Where in its content the view wants the terminal's cursor.
  var cursor: SurfacePoint?
  /// What of the view's own area is to be painted again.
  @exclusivity(unchecked)  // Nobody is called while it is changed, as with the next ones.
  var damage = Damage()
  /// Whether it is to be painted in this frame.
  var isDamaged = false
  /// What the painter worked out for the view and wants to have again in the next frame.
  var memo: AnyObject?
  /// The largest change since the last frame, or `nil` for one of some parts only, and the place
  /// where it is noted.
  @exclusivity(unchecked)
  private var pending: (change: ViewChange?, note: Int)?
  @exclusivity(unchecked)
  private var answers = MeasureAnswers()
  private var needsPlacing = true
  /// Whether there was a child to be placed the last time.
  private var hasPlacedChildren = false
  /// Whether children stand in front of each other; `nil` where that is to be found out.
  private var knownLayering: Bool?
  /// What is around the children, as of a frame.
  var aroundChildren: (frame: Int, around: Surroundings)?

  init(_ view: View, painter: AnyPainter, changes: ChangeNotes) {
    uncountedView = .passUnretained(view)
    self.painter = painter
    self.changes = changes
    super.init()
  }

  /// The node around this one, or `nil` at the root.
  var parent: ViewNode? { container?.takeUnretainedValue() }

  /// The same for walks upwards, which need not count a reference to each node on the way.
  var container: Unmanaged<ViewNode>? {
    guard let container = view.container?.look({ $0.backing as? ViewNode })
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

  /// Takes the change since the last frame, if there was one.
  func takePending() -> (change: ViewChange?, note: Int)? {
    defer { pending = nil }
    return pending
  }

  /// Whether a change was noted that may need another size.
  var hasNewContent: Bool { (pending?.change ?? .appearance) > .appearance }

  private func setRect(_ rect: CellRect) {
    let padding = view.layout.padding
    self.rect = rect
    contentRect = CellRect(
      column: rect.column + padding.left, row: rect.row + padding.top,
      columns: rect.size.columns - padding.left - padding.right,
      rows: rect.size.rows - padding.top - padding.bottom)
  }
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
    let constraints = view.layout
    let across = constraints.padding.left + constraints.padding.right
    let along = constraints.padding.top + constraints.padding.bottom
    let offered = CellSize(
      columns: min(proposal.columns, constraints.width.maximum ?? .max),
      rows: min(proposal.rows, constraints.height.maximum ?? .max))
    let room = CellSize(
      columns: max(0, offered.columns - across), rows: max(0, offered.rows - along))
    let content = uncountedView.look { painter.measure($0, in: room, layout) }
    return CellSize(
      columns: max(0, constraints.width.clamp(content.columns + across)),
      rows: max(0, constraints.height.clamp(content.rows + along))
    ).limited(to: proposal)
  }

  /// Has everything measured again; the old answers are kept for comparison.
  func forgetMeasures() {
    answers.expire()
    needsPlacing = true
  }

  /// Whether any of the old answers would be another one now.
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

// MARK: Placing

extension ViewNode {
  /// Gives the view `rect`, or the part of it at the top left that its maximum allows.
  func place(_ rect: CellRect, _ layout: LayoutPass) {
    let rect = bounded(rect)
    guard rect != self.rect || needsPlacing else { return }
    if !needsPlacing, rect.size == self.rect.size {
      return moveAll(columns: rect.column - self.rect.column, rows: rect.row - self.rect.row)
    }
    setRect(rect)
    needsPlacing = false
    hasPlacedChildren = !view.children.isEmpty
    shift = nil
    knownLayering = nil
    uncountedView.look { painter.place($0, in: contentRect, layout) }
  }

  /// A container may offer all of its room to children of which some ask for less at most.
  private func bounded(_ rect: CellRect) -> CellRect {
    var rect = rect
    uncountedView.look { view in
      if let most = view.layout.width.maximum { rect.size.columns = min(rect.size.columns, most) }
      if let most = view.layout.height.maximum { rect.size.rows = min(rect.size.rows, most) }
    }
    return rect
  }

  /// Moves the view with all that is in it, whose places within it stay.
  private func moveAll(columns: Int, rows: Int) {
    rect.column += columns
    rect.row += rows
    contentRect.column += columns
    contentRect.row += rows
    guard hasPlacedChildren else { return }
    uncountedView.look {
      $0.forEachChild { child in
        guard let node = child.backing as? ViewNode, node.changes === changes else { return }
        node.moveAll(columns: columns, rows: rows)
      }
    }
  }

  /// Places the children again, in the rectangle that the view has.
  func placeAgain(_ layout: LayoutPass) {
    needsPlacing = true
    place(rect, layout)
  }
}

// MARK: Layers

extension ViewNode {
  /// Whether children stand in front of each other, so that one may show through a change of
  /// another.
  var hasLayers: Bool {
    if let knownLayering { return knownLayering }
    let isLayered = painter.layersChildren && view.children.count > 1 && childrenOverlap
    knownLayering = isLayered
    return isLayered
  }

  private var childrenOverlap: Bool {
    let children = view.children
    // No array: the type of its storage would be made in the first frame that changes something.
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
