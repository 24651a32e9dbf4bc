/// The root of all views of an application: the screens, and the panels in front of them.
public final class Window: Overlay {
  /// The root screen's view.
  @exclusivity(unchecked)  // Set in a single step; each turn reads it: decision 0111.
  public internal(set) var content: View? {
    didSet {
      oldValue?.removeFromParent()
      if let content { add(content, at: 0) }
    }
  }

  /// The open panels, in the order of opening; only the last one is shown.
  @exclusivity(unchecked)  // Only its own values change; each turn reads it: decision 0111.
  public private(set) var panels: [Panel] = []

  /// The panel in front, which takes all input while it is open.
  public var panel: Panel? { panels.last }

  /// The popup beside a view of ``active``; `nil` while none is open.
  public var popup: Popup? {
    checks.needsPopup ? lastPopup.flatMap { $0.parent === self ? $0 : nil } : nil
  }

  /// The popup that was opened last; its control keeps it alive after it is closed.
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
    let bars: [View?] = [notice, hintBar, statusBar, commandButton]
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

  /// The animations and their settings.
  @exclusivity(unchecked)  // Only its own values change; read each turn: decision 0111.
  final var motion = WindowMotion()

  var onChange: () -> Void = {}
  /// The last number given to a view for action targets.
  final var lastNumber: Int32 = 0
  /// The focus within the window.
  public internal(set) weak var focus: Focus?

  /// The checks that are due.
  @exclusivity(unchecked)  // Only its own values change; read each turn: decision 0111.
  final var checks = WindowChecks()

  /// The input state of all views.
  @exclusivity(unchecked)  // Only its own values change; each changed view reads it: decision 0111.
  final var input = WindowInput()

  /// Records that the children, the visibility or the constraints of `view` changed.
  func structureDidChange(of view: View) {
    checks.isFocusIdle = false
    // Scrolling a list also changes its children, but a list contains no screens.
    let isList = view is ListView
    if !isList { checks.needsSizes = true }
    input.tooltips.structureDidChange(inList: isList)
  }

  /// Updates the focus if the layout changed the set of focusable views.
  ///
  /// A backend calls this function between layout and painting, and then repeats the layout of
  /// changed views.
  public func updateFocusIfNeeded() {
    guard checks.needsFocus else { return }
    (checks.needsFocus, checks.isFocusIdle) = (false, false)
    focus?.update()
    host?.updateHints()
  }

  /// Requests a frame; a backend calls this function at the first change since the last frame.
  public func setNeedsShow() { onChange() }
  /// The application of the window.
  weak var host: Application?

  /// The animation of a stack when its top screen changes; set by an app or a look.
  public var transition: ScreenTransition {
    get { motion.transition }
    set { motion.transition = newValue }
  }

  /// Whether the user prefers no motion: no transitions and no animated indicators.
  ///
  /// A host sets it from an option or a system setting. Animated views of an app should observe it.
  public var reducesMotion: Bool {
    get { motion.isReduced }
    set {
      guard newValue != motion.isReduced else { return }
      motion.isReduced = newValue
      changed(.structure)
    }
  }

  /// Ends all transitions of screens immediately; returns whether a transition was running.
  func finishTransitions() -> Bool {
    guard transition != .none else { return false }
    var hasMoved = false
    forEachShown { if let frame = $0 as? StackFrame, frame.finishTransition() { hasMoved = true } }
    return hasMoved
  }

  /// The title of the front screen, or of the nearest screen around it with a title.
  @exclusivity(unchecked)  // Set in a single step; each turn reads it: decision 0111.
  public internal(set) var title = ""

  /// Whether the window's content is stored or shown to others, such as in a recording.
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

  /// Returns whether `view` is in the front screen or panel, or in the popup.
  func isUsable(_ view: View) -> Bool {
    if let active, view.isWithin(active) { return true }
    if let commandButton, view === commandButton { return true }
    return popup.map { view.isWithin($0) } ?? false
  }

  /// Records that `view` was drawn, so that an animated view gets its next frame.
  ///
  /// A backend calls this function for each view that it draws.
  public func didDraw(_ view: View) {
    if view.frameInterval != nil { motion.ticker.add(view) }
  }
}

extension View {
  /// The application that shows the view, for its clock and its panels; `nil` outside of a window.
  final var application: Application? { (root as? Window)?.host }
}

extension View {
  /// Whether animated indicators stand still, since the user prefers no motion.
  final var standsStill: Bool { (root as? Window)?.reducesMotion ?? false }
}
