/// An input to a view: keys and text when focused, the pointer when it is hit, actions by name.
public enum ViewInput: Hashable, Sendable {
  /// A key press.
  case key(KeyPress)
  /// Text composed by an input method.
  case text(String)
  /// Pasted text.
  case paste(String)
  /// A pointer event, in the coordinates of the view.
  case pointer(PointerInput)
  /// An action that names the view.
  case action(ViewAction)
}

/// An action of the pointer, relative to the view that receives it.
public struct PointerInput: Hashable, Sendable {
  /// The action of the pointer.
  public let action: PointerEvent.Action
  /// The location from the view's top left corner, in surface units; outside while dragged away.
  ///
  /// In a view that is mirrored it counts from the top right corner.
  public let location: SurfacePoint
  /// Whether the pointer is on the view, and not on another one in front of it.
  public let isInside: Bool
  /// The modifiers held.
  public let modifiers: KeyModifiers
  /// The number of presses of the button at this location in quick succession: 2 for a double
  /// click.
  ///
  /// After 3 for a triple click it begins again at 1.
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
