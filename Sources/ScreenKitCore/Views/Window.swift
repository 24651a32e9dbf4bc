/// The root of all views that an application shows (F-024): the screens, and panels before them.
public final class Window: Overlay {
  /// The root screen's view.
  public internal(set) var content: View? {
    didSet {
      oldValue?.removeFromParent()
      if let content { insert(content, at: 0) }
    }
  }

  /// The panels that are open, the last one in front; only that one is shown.
  public private(set) var panels: [Panel] = []

  /// The panel in front, which takes all input while it is open.
  public var panel: Panel? { panels.last }

  func show(_ panel: Panel) {
    // Two borders across each other could not be read.
    self.panel?.removeFromParent()
    panels.append(panel)
    add(panel)
  }

  func hide(_ panel: Panel) {
    let wasInFront = panel === self.panel
    panels.removeAll { $0 === panel }
    panel.removeFromParent()
    if wasInFront, let next = self.panel { add(next) }
  }

  /// Wakes the views that move by themselves.
  let ticker = FrameTicker()

  var onChange: () -> Void = {}
  /// The focus that moves within the window.
  package internal(set) weak var focus: Focus?

  /// Whether nothing could have the focus when that was looked for last, and nothing has changed
  /// since of what could.
  @exclusivity(unchecked)  // Set in a single step, at each change of a view.
  final var isFocusIdle = false

  /// Whether a layout changed which views can have the focus.
  final var needsFocusCheck = false

  /// Moves the focus on from a view that has nothing to scroll any more.
  ///
  /// A backend calls it between layout and painting, and then lays out what that changed.
  public func didLayOut() {
    guard needsFocusCheck else { return }
    needsFocusCheck = false
    isFocusIdle = false
    focus?.settle()
  }

  /// Has a frame follow; a backend calls it when it notes the first change since the last frame.
  public func setNeedsShow() { onChange() }
  /// The application whose window it is.
  weak var host: Application?

  /// How another screen of a stack comes into sight; for an app or a look to choose.
  public var transition = ScreenTransition.none

  /// Has all screens in their places at once; says whether one was not.
  func settle() -> Bool {
    guard transition != .none else { return false }
    var hasMoved = false
    forEachShown { if let frame = $0 as? StackFrame, frame.settle() { hasMoved = true } }
    return hasMoved
  }

  /// What the screen in front is called, or the nearest one around it that has a name.
  public internal(set) var title = ""

  /// Whether others will see what the window shows, as in a recording.
  package var isRecorded = false

  /// Where the views cut and copy to, and paste from.
  public var clipboard: any Clipboard = MemoryClipboard()

  /// The text that was killed last, in whichever view.
  var killBuffer = KillBuffer()

  /// Makes an empty window; called by the application.
  init() { super.init(alignment: .fill) }

  /// What can be used at present: the panel if one is open, else the screen.
  public var active: View? { panel ?? content }

  /// Takes note that `view` was drawn, so that one that moves by itself is asked for more.
  ///
  /// Called by the backend for each view that it draws.
  public func didDraw(_ view: View) {
    if view.frameInterval != nil { ticker.add(view) }
  }
}

extension View {
  /// The application that shows the view, for its clock and its panels; `nil` out of a window.
  final var application: Application? { (root as? Window)?.host }
}
