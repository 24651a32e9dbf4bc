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
  }

  /// Whether one of the views is shown in `window` and has a tooltip.
  func areShown(in window: Window) -> Bool {
    watched.values.contains { entry in
      guard let view = entry.view, view.hasTooltip else { return false }
      return view.isEffectivelyShown && view.isWithin(window)
    }
  }
}
