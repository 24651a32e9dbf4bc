/// The top screen of a stack under a navigation bar.
public final class StackFrame: NavigationFrame {
  /// The bar.
  public let bar = NavigationBar()

  /// What the screen on top is called; empty is nothing.
  public var title: String {
    get { bar.title }
    set { bar.title = newValue }
  }

  /// What the screen below the top is called; `nil` where there is nothing to go back to.
  public var backLabel: String? {
    get { bar.back.isHidden ? nil : bar.back.title }
    set {
      bar.back.isHidden = newValue == nil
      bar.back.title = newValue ?? ""
    }
  }

  /// Goes back, as the bar's button does; set by the navigator.
  public var goBack: (@MainActor () throws -> Void)? {
    get { bar.back.action }
    set { bar.back.action = newValue }
  }

  /// Makes a frame with no content yet.
  public override init() {
    super.init()
    add(bar)
  }

  /// Who went back by the bar goes on in the screen, not in the bar.
  override func contentDidChange() { (root as? Window)?.focus?.leave(bar) }
}
