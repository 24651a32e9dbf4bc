/// The root of all views that an application shows: the screens, and panels in front of them.
public final class Window: Overlay {
  /// The root screen's view.
  public internal(set) var content: View? {
    didSet {
      oldValue?.removeFromParent()
      if let content { add(content, at: 0) }
    }
  }

  /// The open panels, the last one in front; only that one is shown.
  public private(set) var panels: [Panel] = []

  /// The panel in front, which takes all input while it is open.
  public var panel: Panel? { panels.last }

  /// The popup beside a view of ``active``; `nil` while none is open.
  public var popup: Popup? {
    checks.needsPopup ? lastPopup.flatMap { $0.parent === self ? $0 : nil } : nil
  }

  /// The popup that was opened last; its control keeps it when it is closed.
  private weak var lastPopup: Popup?

  /// Shows `popup` in front of the screens and the panel.
  func show(_ popup: Popup) {
    (lastPopup, checks.needsPopup) = (popup, true)
    addBelowNotice(popup)
  }

  func show(_ panel: Panel) {
    closePopup()
    // Two overlapping borders would be unreadable, so only one panel is shown.
    self.panel?.removeFromParent()
    panels.append(panel)
    addBelowNotice(panel)
  }

  private func addBelowNotice(_ view: View) {
    let bars: [View?] = [notice, hintBar, statusBar]
    let count = bars.reduce(0) { $0 + ($1 == nil ? 0 : 1) }
    add(view, at: children.count - count)
  }

  /// Adds a bar along the lower edge in front of the panels, so that they do not dim it.
  func addBar(_ bar: View) { add(bar, at: children.count - (notice == nil ? 0 : 1)) }

  /// Shows `tooltip` in front of the screens, the panel and the popup.
  func show(_ tooltip: TooltipBubble) { addBelowNotice(tooltip) }

  func hide(_ panel: Panel) {
    closePopup()
    let wasInFront = panel === self.panel
    panels.removeAll { $0 === panel }
    panel.removeFromParent()
    if wasInFront, let next = self.panel { addBelowNotice(next) }
  }

  /// The moving parts, and how much they may move.
  @exclusivity(unchecked)  // Only its own values change; read each turn: decision 0111.
  final var motion = WindowMotion()

  var onChange: () -> Void = {}
  /// The last number given to a view that actions name.
  final var lastNumber: Int32 = 0
  /// The focus that moves within the window.
  public internal(set) weak var focus: Focus?

  /// The checks that are due.
  @exclusivity(unchecked)  // Only its own values change; read each turn: decision 0111.
  final var checks = WindowChecks()

  /// The memory of the input of all views.
  final var input = WindowInput()

  /// Records that the children, the visibility or the constraints of `view` changed.
  func structureDidChange(of view: View) {
    checks.isFocusIdle = false
    // A list scrolls in this way, and contains no screens.
    let isList = view is ListView
    if !isList { checks.needsSizes = true }
    input.tooltips.structureDidChange(inList: isList)
  }

  /// Moves the focus away from a view that can no longer be scrolled.
  ///
  /// A backend calls it between layout and painting, and then repeats the layout of views that
  /// changed.
  public func updateFocusIfNeeded() {
    guard checks.needsFocus else { return }
    (checks.needsFocus, checks.isFocusIdle) = (false, false)
    focus?.update()
    host?.updateHints()
  }

  /// Requests a frame; a backend calls it at the first change since the last frame.
  public func setNeedsShow() { onChange() }
  /// The application of the window.
  weak var host: Application?

  /// The animation of stacks when another screen comes to their top; set by an app or a look.
  public var transition: ScreenTransition {
    get { motion.transition }
    set { motion.transition = newValue }
  }

  /// Whether the user wants no motion: no transitions and no animated indicators.
  ///
  /// A host sets it, such as by an option or a setting of the system. An app's own animated views
  /// should read it.
  public var reducesMotion: Bool {
    get { motion.isReduced }
    set {
      guard newValue != motion.isReduced else { return }
      motion.isReduced = newValue
      changed(.structure)
    }
  }

  /// Ends all transitions of screens at once; returns whether one was running.
  func finishTransitions() -> Bool {
    guard transition != .none else { return false }
    var hasMoved = false
    forEachShown { if let frame = $0 as? StackFrame, frame.finishTransition() { hasMoved = true } }
    return hasMoved
  }

  /// The title of the screen in front, or of the nearest one around it that has a title.
  public internal(set) var title = ""

  /// Whether others will see the window's content, such as in a recording.
  public var isRecorded = false

  /// The clipboard that the views use to cut, copy and paste.
  public var clipboard: any Clipboard {
    get { input.clipboard }
    set { input.clipboard = newValue }
  }

  /// Creates an empty window; called by the application.
  init() { super.init(alignment: .fill) }

  /// The view that takes input: the panel in front if one is open, else the screen.
  public var active: View? { panel ?? content }

  /// Returns whether `view` is in what can be used: the screen or panel in front, or the popup.
  func isUsable(_ view: View) -> Bool {
    if let active, view.isWithin(active) { return true }
    return popup.map { view.isWithin($0) } ?? false
  }

  /// Records that `view` was drawn, so that an animated view gets its next frame.
  ///
  /// Called by the backend for each view that it draws.
  public func didDraw(_ view: View) {
    if view.frameInterval != nil { motion.ticker.add(view) }
  }
}

extension View {
  /// The application that shows the view, for its clock and its panels; `nil` outside of a window.
  final var application: Application? { (root as? Window)?.host }
}

extension View {
  /// Whether the user wants no animated indicators.
  final var standsStill: Bool { (root as? Window)?.reducesMotion ?? false }
}
