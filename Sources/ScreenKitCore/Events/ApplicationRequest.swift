/// What the system, rather than the user, asks of an application (F-078 to F-086).
public enum ApplicationRequest: Hashable, Sendable {
  /// Leave the foreground; the system may stop the process next.
  case enterBackground
  /// Come back to the foreground.
  case enterForeground
  /// Let go of memory that can be had again.
  case releaseMemory
  /// Take note that the date or the time of day has jumped: it was set, or the machine slept.
  case timeChanged
  /// End, after saving what must be kept.
  case terminate
}
