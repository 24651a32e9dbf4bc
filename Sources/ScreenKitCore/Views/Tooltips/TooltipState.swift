/// The tooltip of a window that is shown or due, and the views that have one.
@MainActor
struct TooltipState {
  /// The time for which the pointer rests on a view before its tooltip is shown.
  static let delay = Duration.milliseconds(600)

  private struct Watched {
    weak var view: View?
  }

  /// The views with a tooltip that a backend has shown.
  private var watched: [Watched] = []
  /// The view whose tooltip is shown or due.
  weak var view: View?
  /// The tooltip that is shown.
  var bubble: TooltipBubble?
  /// The timer that shows the tooltip of ``view``.
  var timer: ClockTimer?

  /// Adds `view`, once.
  mutating func watch(_ view: View) {
    watched.removeAll { $0.view == nil || $0.view === view }
    watched.append(Watched(view: view))
  }

  /// Whether one of the views is shown in `window` and has a tooltip.
  func areShown(in window: Window) -> Bool {
    watched.contains { entry in
      guard let view = entry.view, view.hasTooltip else { return false }
      return view.isEffectivelyShown && view.isWithin(window)
    }
  }
}
