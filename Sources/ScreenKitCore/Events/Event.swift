/// An input to the event loop from the user or the system.
///
/// Timers and posted work also enter the loop. They carry their action and need no routing.
public enum Event: Hashable, Sendable {
  /// The user pressed, held or released a key.
  case key(KeyPress)
  /// Text composed by an input method; single characters arrive as keys.
  case text(String)
  /// The whole text of a paste.
  case paste(String)
  /// The user moved, pressed or released a pointer, or turned its wheel.
  case pointer(PointerEvent)
  /// An action on a view that the user can see and use; other actions are dropped.
  case action(ViewAction, on: ViewTarget)
  /// The surface has a new size.
  case resized(SurfaceSize)
  /// The surface as a whole gained or lost the focus.
  case focusChanged(Bool)
  /// The system requests a state change of the application.
  case application(ApplicationRequest)
}
