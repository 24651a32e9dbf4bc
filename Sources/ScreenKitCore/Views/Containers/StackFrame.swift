/// The top screen of a stack under a navigation bar.
public final class StackFrame: NavigationFrame {
  /// The bar.
  public let bar = NavigationBar()

  /// Makes a frame with no content yet.
  public override init() {
    super.init()
    add(bar)
  }

  /// Who went back by the bar goes on in the screen, not in the bar.
  override func contentDidChange() { (root as? Window)?.focus?.leave(bar) }
}
