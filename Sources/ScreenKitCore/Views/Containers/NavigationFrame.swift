/// What a navigator shows around the screen in front: its children include other screens' views.
///
/// A screen's own state ends where one of these begins, and each content remembers its focus.
open class NavigationFrame: View {
  /// The view of the screen in front; `nil` while there is none.
  public final var content: View? {
    didSet {
      guard content !== oldValue else { return }
      // Content comes first in reading order, so that the focus starts there.
      replaceFirst(oldValue, by: content)
      contentDidChange()
    }
  }

  /// Makes a frame with no content yet; called by subclasses.
  public override init() { super.init() }

  /// Called when another screen, or none, came to the front.
  func contentDidChange() {}
}
