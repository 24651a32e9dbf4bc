/// The top screen of a stack under a navigation bar.
public final class StackFrame: NavigationFrame {
  /// In how many steps a screen slides into its place.
  public static let steps = 4

  /// The bar.
  public let bar = NavigationBar()

  /// How many steps the content still is from its place, to the right; negative to the left.
  public private(set) var stepsAside = 0

  private var depth = 0

  /// Makes a frame with no content yet.
  public override init() {
    super.init()
    add(bar)
  }

  /// Shows the view of the screen on top.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - depth: How many screens there are, which tells from where it comes.
  public func show(_ content: View?, depth: Int) {
    if self.content != nil, content !== self.content {
      withWindow { if $0.transition == .slide { slide(from: self.depth, to: depth) } }
    }
    self.content = content
    self.depth = depth
  }

  private func slide(from old: Int, to new: Int) {
    stepsAside = new < old ? -StackFrame.steps : StackFrame.steps
  }

  /// Has the content in its place at once; says whether it was elsewhere.
  func settle() -> Bool {
    guard stepsAside != 0 else { return false }
    stepsAside = 0
    changed(.structure)
    return true
  }

  public override var frameInterval: Duration? { stepsAside == 0 ? nil : .milliseconds(30) }

  public override func showNextFrame() {
    stepsAside -= stepsAside.signum()
    changed(.structure)
  }

  /// Who went back by the bar goes on in the screen, not in the bar.
  override func contentDidChange() { withWindow { $0.focus?.leave(bar) } }
}
