internal import ScreenKitC

/// The signals about the terminal and the process, delivered to the main actor.
///
/// A signal handler only writes the signal to a pipe, and a ``SignalWatchdog`` reads it. So even an
/// app that no longer responds can be ended. Signals that the parent process has ignored stay
/// ignored. Only one instance may exist at a time.
@MainActor final class TerminalSignals {
  /// The notices delivered to the host.
  enum Notice: Hashable, Sendable {
    /// The terminal has a new size.
    case resized
    /// The job has to stop: restore the terminal, then call `stop()`.
    case suspend
    /// The process runs again after a stop without notice: enter and redraw.
    case resumed
    /// The process has to end: save, restore the terminal, then call `die(of:)` with this signal.
    case end(signal: Int32)
    /// Input was read ahead while the main queue was blocked.
    case input
  }

  /// The signal of a terminal that is closed.
  static let hangUp = SIGHUP

  /// The previous action on a signal, and the action while this object is active.
  private struct Exchange {
    let signal: Int32
    let former: SignalAction
    let present: SignalAction
  }

  private var exchanged: [Exchange] = []
  /// The action of SIGQUIT to restore after a child process; `nil` while none runs.
  private var quitAction: SignalAction?
  private let watchdog: SignalWatchdog

  /// Installs the signal handlers.
  ///
  /// - Parameters:
  ///   - input: The terminal's input, which the watchdog may read ahead.
  ///   - deliver: Called on the main queue with each notice.
  /// - Throws: ``TerminalError/exhausted(_:)`` if the system has no pipe or thread left.
  init(
    input: TerminalInputQueue, deliver: @escaping @MainActor (Notice) -> Void
  ) throws(TerminalError) {
    watchdog = try SignalWatchdog(input: input, onInput: { deliver(.input) }) {
      deliver(Self.notice(of: $0))
    }
    // A write to a closed pipe returns an error rather than ending the process.
    replace(SIGPIPE, with: .ignored)
    for signal in [SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGHUP, SIGINT] {
      replace(signal, with: SignalPipe.note)
      SignalAction.unblock(signal)
    }
  }

  /// Restores the previous actions of all signals and ends the watchdog.
  func cancel() {
    quitAction?.install(for: SIGQUIT)
    for exchange in exchanged { exchange.former.install(for: exchange.signal) }
    exchanged = []
    watchdog.end()
  }

  /// Stops the whole job, as Ctrl-Z usually does, and returns when it is in the foreground again.
  ///
  /// Returns at once if no shell can resume the job. No `resumed` follows. A signal that ends the
  /// process meanwhile causes no notice: the terminal is already restored.
  func stop() {
    guard exchanged.contains(where: { $0.signal == SIGTSTP }) else { return }
    for exchange in exchanged {
      exchange.former.install(for: exchange.signal)
      SignalAction.unblock(exchange.signal)
    }
    SignalAction.standard.install(for: SIGTSTP)
    // One signal stops this thread, which therefore cannot continue, and one stops the whole job.
    // Both stay blocked until both are sent, because an early SIGCONT must cancel both.
    SignalAction.block(SIGTSTP)
    raise(SIGTSTP)
    kill(0, SIGTSTP)
    SignalAction.unblock(SIGTSTP)
    // If continued in the background, the job stops again until it is in the foreground.
    _ = SystemCalls.waitForForeground(STDOUT_FILENO)
    for exchange in exchanged { exchange.present.install(for: exchange.signal) }
  }

  /// Leaves the signals of the terminal's keys to a child process.
  ///
  /// Only the child process gets Ctrl-C and Ctrl-\; Ctrl-Z stops the whole job.
  ///
  /// - Returns: The signals that the child process must reset to their default actions.
  func standAside() -> [Int32] {
    for exchange in exchanged where [SIGTSTP, SIGCONT].contains(exchange.signal) {
      exchange.former.install(for: exchange.signal)
    }
    quitAction = .current(of: SIGQUIT)
    for signal in [SIGINT, SIGQUIT] { SignalAction.ignored.install(for: signal) }
    return exchanged.map(\.signal) + (quitAction?.isIgnored == false ? [SIGQUIT] : [])
  }

  /// Handles all signals again, after ``standAside()``.
  func standBack() {
    for exchange in exchanged { exchange.present.install(for: exchange.signal) }
    quitAction?.install(for: SIGQUIT)
    quitAction = nil
  }

  /// Ends the process by `signal`, so that its parent sees this signal as the cause.
  nonisolated static func die(of signal: Int32) -> Never {
    SignalAction.die(of: signal)
  }

  private func replace(_ signal: Int32, with action: SignalAction) {
    let former = SignalAction.current(of: signal)
    guard !former.isIgnored else { return }
    exchanged.append(Exchange(signal: signal, former: former, present: action))
    action.install(for: signal)
  }

  /// Returns whether `signal` requests the end of the process.
  nonisolated static func ends(by signal: Int32) -> Bool {
    if case .end = notice(of: signal) { true } else { false }
  }

  private nonisolated static func notice(of signal: Int32) -> Notice {
    switch signal {
    case SIGWINCH: .resized
    case SIGTSTP: .suspend
    case SIGCONT: .resumed
    default: .end(signal: signal)
    }
  }
}
