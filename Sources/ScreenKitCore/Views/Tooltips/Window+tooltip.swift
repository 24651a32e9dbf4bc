/// The tooltip of a window.
extension Window {
  /// The tooltip that is shown; `nil` for none.
  public var tooltipBubble: TooltipBubble? { input.tooltips.bubble }

  /// Whether a view with a tooltip is shown, so the window needs moves of the pointer without a
  /// button.
  ///
  /// A backend that must request these moves from its device reads the property at the end of each
  /// frame.
  public var needsPointerMoves: Bool { input.tooltips.areShown(in: self) }

  /// Schedules the tooltip of the view under the pointer, and hides any other tooltip.
  func pointerMoved(over hit: View?, at point: SurfacePoint) {
    // The pointer may move onto the text, since users of screen magnifiers need this.
    if let bubble = tooltipBubble, let hit, hit.isWithin(bubble) { return }
    let view = hit.flatMap { isUsable($0) ? $0.path.first { $0.hasTooltip } : nil }
    if tooltipBubble != nil, view === input.tooltips.view { return }
    hideTooltip()
    guard let view, let host else { return }
    input.tooltips.view = view
    let area = SurfaceRect(x: point.x, y: point.y, width: 1, height: 1)
    input.tooltips.timer = host.clock.schedule(after: TooltipState.delay) {
      [weak self, weak view] in
      if let self, let view { showTooltip(of: view, beside: area) }
    }
  }

  /// Shows the tooltip of `view` beside `area`, if the view is visible.
  func showTooltip(of view: View, beside area: SurfaceRect?) {
    hideTooltip()
    guard let text = view.tooltip, view.isEffectivelyShown, isUsable(view) else { return }
    let bubble = TooltipBubble(text, beside: area)
    (input.tooltips.view, input.tooltips.bubble) = (view, bubble)
    show(bubble)
  }

  /// Whether a tooltip is shown or scheduled.
  var isTooltipActive: Bool { input.tooltips.timer != nil || input.tooltips.bubble != nil }

  /// Hides the shown or scheduled tooltip; returns whether one was shown.
  @discardableResult
  func hideTooltip() -> Bool {
    guard isTooltipActive else { return false }
    let bubble = input.tooltips.bubble
    input.tooltips.timer = nil
    (input.tooltips.view, input.tooltips.bubble) = (nil, nil)
    bubble?.removeFromParent()
    return bubble != nil
  }

  /// Hides the tooltip if its view is no longer visible or usable; called once a turn.
  func updateTooltip() {
    guard input.tooltips.bubble != nil else { return }
    guard let view = input.tooltips.view, view.isEffectivelyShown, isUsable(view) else {
      hideTooltip()
      return
    }
  }
}

/// The shown or scheduled tooltip of a window, and the views with tooltips.
@MainActor
struct TooltipState {
  /// The time between the last move of the pointer on a view and the display of the view's tooltip.
  static let delay = Duration.milliseconds(600)

  private struct Watched {
    weak var view: View?
  }

  /// The views with a tooltip that a backend has shown; entries of released views may remain.
  private var watched: [ObjectIdentifier: Watched] = [:]
  /// The number of entries at which entries of released views are removed.
  private var limit = 16
  /// Whether one of the views is shown; `nil` after a change that may affect this value.
  private var known: Bool?
  /// Whether one of the views may be in a row of a list, where scrolling shows and hides views.
  private var isInList = false
  /// The number of searches through all the views, for tests of the cost.
  private(set) var searchCount = 0
  /// The view of the shown or scheduled tooltip.
  weak var view: View?
  /// The shown tooltip.
  var bubble: TooltipBubble?
  /// The timer that shows the tooltip of ``view``.
  var timer: ClockTimer?

  /// Adds `view` if it is missing, in amortized constant time.
  mutating func watch(_ view: View) {
    if watched.count >= limit {
      watched = watched.filter { $0.value.view != nil }
      limit = max(16, 2 * watched.count)
    }
    watched[ObjectIdentifier(view)] = Watched(view: view)
    known = nil
  }

  /// Records that views, in a list or elsewhere, were added, removed, shown or hidden.
  mutating func structureDidChange(inList: Bool) {
    if !inList || isInList { known = nil }
  }

  /// Records the removal of a view's tooltip.
  mutating func tooltipWasRemoved() { known = nil }

  /// Returns whether one of the views is shown in `window` and has a tooltip.
  ///
  /// The views are searched only after a change that may alter the result.
  mutating func areShown(in window: Window) -> Bool {
    if let known { return known }
    searchCount += 1
    var isAnyShown = false
    isInList = false
    for entry in watched.values {
      guard let view = entry.view else { continue }
      // Views without a tooltip count too, since rows are reused for other items.
      if view.path.contains(where: { $0 is ListView || $0 is RowCell }) { isInList = true }
      if view.hasTooltip, view.isWithin(window), view.isEffectivelyShown { isAnyShown = true }
    }
    known = isAnyShown
    return isAnyShown
  }
}
