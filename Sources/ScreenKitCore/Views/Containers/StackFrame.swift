/// The screen on top of a stack, with what a bar says of it; the look decides what is drawn.
public final class StackFrame: NavigationFrame {
  /// What the screen on top is called; empty is nothing.
  public var title = "" { didSet { if title != oldValue { changed(.structure) } } }

  /// What the screen below the top is called; `nil` where there is nothing to go back to.
  public var backLabel: String? { didSet { if backLabel != oldValue { changed(.structure) } } }

  /// Goes back, as the bar's button does; set by the navigator.
  public var goBack: (@MainActor () throws -> Void)?

  /// Makes a frame with no content yet.
  public override init() { super.init() }
}
