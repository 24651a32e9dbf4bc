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
