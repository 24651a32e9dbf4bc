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
  /// Neither the view nor a view or screen around it performs the action.
  case unhandled
}

extension ActionRefusal: CustomStringConvertible {
  /// The reason as the end of a sentence that begins with "the view is".
  public var description: String {
    switch self {
    case .gone: "not in the window"
    case .hidden: "hidden"
    case .covered: "behind a panel"
    case .disabled: "disabled"
    case .unhandled: "unable to perform the action, as are the views around it"
    }
  }
}

extension ActionRefusal: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "the view is \(self) (SK801)" }
}
