/// The state of an application between its launch and its end.
public enum ApplicationState: Hashable, Sendable {
  /// Not launched yet, or ended.
  case notRunning
  /// In the foreground, but without the focus of the system, as in a terminal window in the back.
  case inactive
  /// In the foreground and receiving events.
  case active
  /// Not visible, but still running code.
  case background
  /// Not visible, and stopped.
  case suspended

  /// Whether the app is visible, with or without the focus of the system.
  public var isInForeground: Bool { self == .active || self == .inactive }
}

/// The reason why an application ended.
public enum ApplicationOutcome: Sendable {
  /// The user or the app itself quit.
  case finished
  /// The system asked the app to end.
  case terminated
  /// An error ended the app.
  case failed(any Error)
}
