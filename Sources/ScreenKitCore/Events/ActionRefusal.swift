/// The reason why an action was not performed.
public enum ActionRefusal: Error, Hashable, Sendable {
  /// The view is not, or no longer, in the window.
  case gone
  /// The view, or a view around it, is hidden.
  case hidden
  /// A panel is open in front of the view.
  case covered
  /// The view, or a view around it, is disabled.
  case disabled
  /// Neither the view nor a view or screen around it performs this action.
  case unhandled
}
