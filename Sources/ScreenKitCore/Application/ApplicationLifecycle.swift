/// The state of an application on its way from the launch to the end.
@MainActor
struct ApplicationLifecycle {
  var state = ApplicationState.notRunning
  /// Whether screens can be seen: from just before they appear until they pause together.
  var isShowing = false
  /// The outcome of the app, once it is decided; the current turn still finishes first.
  var outcome: ApplicationOutcome?
  /// The time of the user's last request to quit.
  var quitRequest: ClockInstant?
  /// Whether a request to quit waits for the guards of the screens.
  var isAskingToQuit = false
  /// The lifecycle calls of all screens, one transition after another.
  let transitions = TransitionQueue()
  /// The size of the root screen after the last layout; `nil` before the first.
  var rootSize: SurfaceSize?
  /// The number of consecutive turns that notified screens of new sizes.
  var sizeRounds = 0
  private var uses = 0

  init() {}

  /// Returns the next order number, for comparing the times at which screens were last used.
  mutating func nextUse() -> Int {
    uses += 1
    return uses
  }
}

extension Application {
  /// The current state of the application.
  public internal(set) var state: ApplicationState {
    get { lifecycle.state }
    set {
      let old = lifecycle.state
      lifecycle.state = newValue
      if newValue != old { delegate?.application(self, didChangeFrom: old) }
    }
  }

  /// Whether screens can be seen: from just before they appear until they pause together.
  package internal(set) var isShowing: Bool {
    get { lifecycle.isShowing }
    set { lifecycle.isShowing = newValue }
  }

  /// The outcome of the app, once it is decided; the current turn still finishes first.
  var outcome: ApplicationOutcome? {
    get { lifecycle.outcome }
    set {
      lifecycle.outcome = newValue
      requestTurn()
    }
  }

  /// The lifecycle calls of all screens, one transition after another.
  @usableFromInline package var transitions: TransitionQueue { lifecycle.transitions }
}

/// The state of an application between its launch and its end.
public enum ApplicationState: Hashable, Sendable {
  /// Not launched yet, or ended.
  case notRunning
  /// In the foreground, but without the system's focus, such as in a terminal window behind others.
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
