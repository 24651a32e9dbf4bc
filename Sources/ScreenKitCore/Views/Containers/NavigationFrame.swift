/// The view of a navigator, which contains the view of its front screen.
///
/// The saved state of the outer screen excludes the content of the frame. Each content has its own
/// focus.
open class NavigationFrame: View {
  /// The view of the front screen; `nil` while there is none.
  @exclusivity(unchecked)  // Set in a single step; each push and pop reads it: decision 0111.
  public final var content: View? {
    didSet {
      guard content !== oldValue else { return }
      // The content comes first in reading order, so that it gets the initial focus.
      replaceFirst(oldValue, by: content)
      contentDidChange()
    }
  }

  /// The animation of the frame when it comes to the front, on surfaces with animations; `nil` for
  /// none.
  ///
  /// It runs each time the frame comes to the front, unless the user prefers no motion.
  public final var entrance: ScreenEntrance? {
    didSet { if entrance != oldValue { changed(.appearance) } }
  }

  /// Creates a frame without content; called by subclasses.
  public override init() { super.init() }

  /// Responds to a change of ``content``.
  func contentDidChange() {}
}
