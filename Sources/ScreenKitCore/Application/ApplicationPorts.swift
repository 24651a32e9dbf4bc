/// The services of a platform that a host passes to an application before its start.
///
/// By default, all of them are absent.
@MainActor
public struct ApplicationPorts {
  /// The storage for the screens' states.
  public var stateKeeper: (any StateKeeper)?

  /// A closure for the warnings that the delegate does not handle.
  ///
  /// In debug builds a terminal writes them to standard error after the app has ended.
  public var onWarning: (@MainActor (RuntimeWarning) -> Void)?

  /// A closure called once, after the end of the application.
  public var onEnd: (@MainActor (ApplicationOutcome) -> Void)?

  /// A closure that leaves the foreground, for ``RootBack/background``.
  ///
  /// If `nil`, the application enters the background by itself.
  public var leaveForeground: (@MainActor () -> Void)?

  /// A closure that runs a program in the place of the app.
  ///
  /// It calls its second argument when the program has ended or did not start. `nil` where no other
  /// program can be shown.
  public var runProgram:
    (
      @MainActor (
        ExternalProgram, @escaping @MainActor (ExternalProgram.Outcome) -> Void
      ) -> Void
    )?

  /// A closure called on a thread that is about to begin a screen's task, possibly a thread of a
  /// pool.
  public var prepareThread: @MainActor () -> Void = {}
}
