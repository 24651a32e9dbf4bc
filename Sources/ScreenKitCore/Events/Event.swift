/// Everything that can enter the loop from outside; the set is closed.
///
/// Timers and posted work enter it too, but they carry their action with them and need no routing.
public enum Event: Hashable, Sendable {
  case key(KeyPress)
  /// Text composed by an input method; single characters come as keys.
  case text(String)
  /// Text from the clipboard, whole.
  case paste(String)
  case pointer(PointerEvent)
  /// The surface has a new size.
  case resized(SurfaceSize)
  /// The surface as a whole gained or lost the user's attention.
  case focusChanged(Bool)
  /// The system wants the application to take a step between its states.
  case application(ApplicationRequest)
}
