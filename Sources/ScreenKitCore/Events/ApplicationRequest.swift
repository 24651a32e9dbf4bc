/// A request of the system, rather than the user, to an application.
public enum ApplicationRequest: Hashable, Sendable {
  /// Leave the foreground; the system may stop the process next.
  case enterBackground
  /// Return to the foreground.
  case enterForeground
  /// Release memory that can be loaded or computed again.
  case releaseMemory
  /// The date or the time of day has jumped: it was set, or the machine slept.
  case timeChanged
  /// Save the state and end.
  case terminate
}
