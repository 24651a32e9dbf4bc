/// The view of a navigator around the screen in front; its children include other screens' views.
///
/// The saved state of a screen ends where such a view begins, and each content has its own focus.
open class NavigationFrame: View {
  /// The view of the screen in front; `nil` while there is none.
  public final var content: View? {
    didSet {
      guard content !== oldValue else { return }
      // The content comes first in reading order, so that it gets the initial focus.
      replaceFirst(oldValue, by: content)
      contentDidChange()
    }
  }

  /// The movement with which the frame comes to the front, on surfaces that animate; `nil` for none.
  ///
  /// It runs each time at which the frame comes to the front. Users who want no motion do not see it.
  public final var entrance: ScreenEntrance? {
    didSet { if entrance != oldValue { changed(.appearance) } }
  }

  /// Creates a frame without content; called by subclasses.
  public override init() { super.init() }

  /// Called when another screen, or none, came to the front.
  func contentDidChange() {}
}
