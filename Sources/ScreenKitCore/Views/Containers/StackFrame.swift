/// The frame of a stack: its top screen under a navigation bar.
public final class StackFrame: NavigationFrame {
  /// The number of steps of the slide animation.
  public static let steps = 4

  /// The navigation bar.
  public let bar = NavigationBar()

  /// The offset of the content during a slide, in animation steps; positive to the right.
  @exclusivity(unchecked)  // Set in a single step; each turn reads it: decision 0111.
  public private(set) var slideOffset = 0

  private var depth = 0

  /// Creates a frame without content.
  public override init() {
    super.init()
    add(bar)
  }

  /// Shows the view of the top screen.
  ///
  /// - Parameters:
  ///  - content: The view.
  ///  - depth: The number of screens in the stack, which determines the direction of the animation.
  public func show(_ content: View?, depth: Int) {
    if self.content != nil, content !== self.content {
      withWindow {
        if $0.transition == .slide, !$0.reducesMotion { slide(from: self.depth, to: depth) }
      }
    }
    self.content = content
    self.depth = depth
  }

  private func slide(from old: Int, to new: Int) {
    slideOffset = new < old ? -StackFrame.steps : StackFrame.steps
  }

  /// Ends the animation immediately; returns whether an animation was running.
  func finishTransition() -> Bool {
    guard slideOffset != 0 else { return false }
    slideOffset = 0
    changed(.structure)
    return true
  }

  public override var frameInterval: Duration? { slideOffset == 0 ? nil : .milliseconds(30) }

  public override func showNextFrame() {
    slideOffset -= slideOffset.signum()
    changed(.structure)
  }

  /// Moves the focus from the bar to the screen, since going back by the bar focuses the bar.
  override func contentDidChange() { withWindow { $0.focus?.leave(bar) } }
}
