/// An input to a view: a key or text for the focused view, a pointer event at the view, or an
/// action.
public enum ViewInput: Hashable, Sendable {
  /// A key press.
  case key(KeyPress)
  /// Text composed by an input method.
  case text(String)
  /// Pasted text.
  case paste(String)
  /// A pointer event, in the coordinates of the view.
  case pointer(PointerInput)
  /// An action with the view as its target.
  case action(ViewAction)
}

/// A pointer event in the coordinates of the view that receives it.
public struct PointerInput: Hashable, Sendable {
  /// The action of the pointer.
  public let action: PointerEvent.Action
  /// The location from the view's top left corner, in surface units; a drag can leave the view.
  ///
  /// In a mirrored view, it is measured from the top right corner.
  public let location: SurfacePoint
  /// Whether the pointer is on the view, and not on another one in front of it.
  public let isInside: Bool
  /// The modifier keys that are held.
  public let modifiers: KeyModifiers
  /// The number of presses of the button at this location in quick succession: 2 for a double
  /// click.
  ///
  /// After 3 for a triple click, the count restarts at 1.
  public let clicks: Int

  /// Creates a pointer input; called by the event router.
  public init(
    action: PointerEvent.Action, location: SurfacePoint, isInside: Bool, modifiers: KeyModifiers,
    clicks: Int = 1
  ) {
    self.clicks = clicks
    self.action = action
    self.location = location
    self.isInside = isInside
    self.modifiers = modifiers
  }
}
