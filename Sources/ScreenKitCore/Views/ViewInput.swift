/// What reaches a view of an event: keys when focused, the pointer when it is hit.
public enum ViewInput: Hashable, Sendable {
  case key(KeyPress)
  case text(String)
  case paste(String)
  case pointer(PointerInput)
}

/// A pointer's action as the view under it sees it.
public struct PointerInput: Hashable, Sendable {
  /// What happened.
  public let action: PointerEvent.Action
  /// Where, from the view's top left corner, in surface units; outside while dragged away.
  public let location: SurfacePoint
  /// Whether the pointer is on the view, and not on something in front of it.
  public let isInside: Bool
  /// The modifiers held.
  public let modifiers: KeyModifiers
  /// The presses of the button at this place in quick succession, the last one included: 2 for a
  /// double click, 3 for a triple click, then again 1.
  public let clicks: Int

  /// Describes an action; called by the event router.
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
