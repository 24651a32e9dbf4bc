/// A request of the system to an application.
public enum ApplicationRequest: Hashable, Sendable {
  /// Leave the foreground; the system may stop the process afterwards.
  case enterBackground
  /// Return to the foreground.
  case enterForeground
  /// Release memory that can be loaded or computed again.
  case releaseMemory
  /// Update dates and times, which have jumped by a new setting or during sleep.
  case timeChanged
  /// Save the state and end.
  case terminate
}
