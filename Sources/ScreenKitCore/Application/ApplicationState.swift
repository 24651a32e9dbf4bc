/// Where an application is in its life (F-078 to F-083).
public enum ApplicationState: Hashable, Sendable {
  /// Not launched yet, or ended.
  case notRunning
  /// In the foreground, but the user's attention is elsewhere.
  case inactive
  /// In the foreground and receiving events.
  case active
  /// Out of sight, still running code.
  case background
  /// Out of sight and stopped.
  case suspended

  /// Whether the app can be seen, with or without the user's attention.
  public var isInForeground: Bool { self == .active || self == .inactive }
}

/// How an application ended.
public enum ApplicationOutcome: Sendable {
  /// The user or the app itself was done.
  case finished
  /// The system asked for it.
  case terminated
  /// An error that nobody dealt with.
  case failed(any Error)
}
