/// The tooltip of a window.
extension Window {
  /// The tooltip that is shown; `nil` for none.
  public var tooltipBubble: TooltipBubble? { input.tooltips.bubble }

  /// Whether a view with a tooltip is shown, so that moves of the pointer without a button matter.
  ///
  /// A backend that must ask its device for these moves reads it at the end of each frame.
  public var needsPointerMoves: Bool { input.tooltips.areShown(in: self) }

  /// Shows the tooltip of the view at the pointer after it has rested there, and hides another one.
  func pointerMoved(over hit: View?, at point: SurfacePoint) {
    // The pointer may move onto the text, such as for a screen magnifier.
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

  /// Shows the tooltip of `view` beside `area`, if the user can see the view.
  func showTooltip(of view: View, beside area: SurfaceRect?) {
    hideTooltip()
    guard let text = view.tooltip, view.isEffectivelyShown, isUsable(view) else { return }
    let bubble = TooltipBubble(text, beside: area)
    (input.tooltips.view, input.tooltips.bubble) = (view, bubble)
    show(bubble)
  }

  /// Whether a tooltip is shown or due.
  var isTooltipActive: Bool { input.tooltips.timer != nil || input.tooltips.bubble != nil }

  /// Hides the tooltip that is shown or due; returns whether one was shown.
  @discardableResult
  func hideTooltip() -> Bool {
    guard isTooltipActive else { return false }
    let bubble = input.tooltips.bubble
    input.tooltips.timer = nil
    (input.tooltips.view, input.tooltips.bubble) = (nil, nil)
    bubble?.removeFromParent()
    return bubble != nil
  }

  /// Hides the tooltip if its view is gone or covered; called once a turn.
  func updateTooltip() {
    guard input.tooltips.bubble != nil else { return }
    guard let view = input.tooltips.view, view.isEffectivelyShown, isUsable(view) else {
      hideTooltip()
      return
    }
  }
}

/// The tooltip of a window that is shown or due, and the views that have one.
@MainActor
struct TooltipState {
  /// The time for which the pointer rests on a view before its tooltip is shown.
  static let delay = Duration.milliseconds(600)

  private struct Watched {
    weak var view: View?
  }

  /// The views with a tooltip that a backend has shown, and some that are gone.
  private var watched: [ObjectIdentifier: Watched] = [:]
  /// The number of entries at which those of views that are gone are removed.
  private var limit = 16
  /// Whether one of the views is shown; `nil` after a change of the window that may matter.
  private var known: Bool?
  /// Whether one of the views may be in a row, which a list shows by scrolling alone.
  private var isInList = false
  /// The number of times that all the views were looked at, for tests of the cost.
  private(set) var searchCount = 0
  /// The view whose tooltip is shown or due.
  weak var view: View?
  /// The tooltip that is shown.
  var bubble: TooltipBubble?
  /// The timer that shows the tooltip of ``view``.
  var timer: ClockTimer?

  /// Adds `view`, once; the cost does not grow with the number of views.
  mutating func watch(_ view: View) {
    if watched.count >= limit {
      watched = watched.filter { $0.value.view != nil }
      limit = max(16, 2 * watched.count)
    }
    watched[ObjectIdentifier(view)] = Watched(view: view)
    known = nil
  }

  /// Records that views of a list, or others, were added, removed, shown or hidden.
  mutating func structureDidChange(inList: Bool) {
    if !inList || isInList { known = nil }
  }

  /// Records that a view has no tooltip any more.
  mutating func tooltipWasRemoved() { known = nil }

  /// Whether one of the views is shown in `window` and has a tooltip.
  ///
  /// Views are looked at only after a change that may matter.
  mutating func areShown(in window: Window) -> Bool {
    if let known { return known }
    searchCount += 1
    var isAnyShown = false
    isInList = false
    for entry in watched.values {
      guard let view = entry.view else { continue }
      // Also one without a tooltip now: rows are used for other items.
      if view.path.contains(where: { $0 is ListView || $0 is RowCell }) { isInList = true }
      if view.hasTooltip, view.isWithin(window), view.isEffectivelyShown { isAnyShown = true }
    }
    known = isAnyShown
    return isAnyShown
  }
}
