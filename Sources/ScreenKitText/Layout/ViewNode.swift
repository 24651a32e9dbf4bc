import ScreenKitCore

/// What the text backend keeps for a view: its painter, its rectangle, and what was measured.
@MainActor
final class ViewNode: ViewBacking {
  /// Not retained: the view holds its node and so outlives it.
  unowned(unsafe) let view: View
  unowned let scene: ViewScene
  let painter: AnyPainter
  /// Where the view is on the surface, padding included.
  private(set) var rect = CellRect.zero
  /// The ground that the view was painted on last.
  var background = CellColor.standard
  /// Whether the view's own area is to be painted again in this frame.
  var isDamaged = false
  /// The largest change noted since the last frame.
  private(set) var pending: ViewChange?
  /// What was offered and wanted since the content last changed.
  private var measured: [(proposal: CellSize, size: CellSize)] = []
  private var outdated: [(proposal: CellSize, size: CellSize)] = []
  private var needsPlacing = true

  init(_ view: View, in scene: ViewScene, painter: AnyPainter) {
    self.view = view
    self.scene = scene
    self.painter = painter
    super.init()
  }

  /// The node around this one, or `nil` at the root.
  var parent: ViewNode? { view.parent?.backing as? ViewNode }

  override func viewDidChange(_ change: ViewChange) {
    if pending == nil { scene.noteChange(self) }
    pending = max(pending ?? change, change)
  }

  func takePending() -> ViewChange? {
    defer { pending = nil }
    return pending
  }

  /// The rectangle without the padding.
  var contentRect: CellRect {
    let padding = view.layout.padding
    return CellRect(
      column: rect.column + padding.left, row: rect.row + padding.top,
      columns: rect.size.columns - padding.left - padding.right,
      rows: rect.size.rows - padding.top - padding.bottom)
  }

  func measure(_ proposal: CellSize) -> CellSize {
    if let known = measured.first(where: { $0.proposal == proposal }) { return known.size }
    let size = measureAnew(proposal)
    measured.append((proposal, size))
    return size
  }

  private func measureAnew(_ proposal: CellSize) -> CellSize {
    guard !view.isHidden else { return .zero }
    scene.measureCount += 1
    let wishes = view.layout
    let across = wishes.padding.left + wishes.padding.right
    let along = wishes.padding.top + wishes.padding.bottom
    let offered = CellSize(
      columns: min(proposal.columns, wishes.width.maximum ?? .max),
      rows: min(proposal.rows, wishes.height.maximum ?? .max))
    let content = painter.measure(
      view, CellSize(columns: max(0, offered.columns - across), rows: max(0, offered.rows - along)),
      LayoutPass(scene: scene))
    return CellSize(
      columns: wishes.width.clamp(content.columns + across),
      rows: wishes.height.clamp(content.rows + along)
    ).limited(to: proposal)
  }

  /// Whether a change was noted that may need another size.
  var hasNewContent: Bool { pending.map { $0 > .appearance } ?? false }

  /// Has everything measured again; the old answers are kept for comparison.
  func forgetMeasures() {
    if !measured.isEmpty { outdated = measured }
    measured = []
    needsPlacing = true
  }

  /// Whether any of the old answers would be another one now.
  func wantsOtherSize() -> Bool {
    defer { outdated = [] }
    return !outdated.allSatisfy { measure($0.proposal) == $0.size }
  }

  func place(_ rect: CellRect) {
    guard rect != self.rect || needsPlacing else { return }
    self.rect = rect
    needsPlacing = false
    guard !view.children.isEmpty else { return }
    painter.place(view, contentRect, LayoutPass(scene: scene))
  }

  /// Places the children again, in the rectangle that the view has.
  func placeAgain() {
    needsPlacing = true
    place(rect)
  }}
