#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What the system tells the process about its terminal and its life, brought to the main actor.
///
/// A handler only notes the signal in a pipe, which a ``SignalWatchdog`` reads, so that an app that no longer
/// answers can still be ended. Signals that the parent process had ignored stay ignored. Only one may
/// exist at a time.
@MainActor package final class TerminalSignals {
  /// What was told.
  package enum Notice: Hashable, Sendable {
    /// The terminal has a new size.
    case resized
    /// The job is to stop: give the terminal back, then call `stop()`.
    case suspend
    /// The process runs again after a stop that it could not see coming: enter and redraw.
    case resumed
    /// The process is to end: save, give the terminal back, then `die(of:)` this signal.
    case end(signal: Int32)
    /// Typed bytes were read ahead while the main queue was stuck.
    case input
  }

  /// The signal of a terminal that is gone.
  package static let hangUp = SIGHUP

  /// What the process did on a signal before, and does while this listens.
  private struct Exchange {
    let signal: Int32
    let former: SignalAction
    let present: SignalAction
  }

  private var exchanged: [Exchange] = []
  /// What SIGQUIT does while nothing else has the terminal.
  private var quitAction: SignalAction?
  private let watchdog: SignalWatchdog

  /// Starts listening; `deliver` is called on the main queue.
  ///
  /// - Parameters:
  ///   - input: What is typed at the terminal.
  ///   - deliver: Takes each notice.
  /// - Throws: ``TerminalError/exhausted(_:)`` where no thread can wait for signals.
  package init(
    input: TerminalInputQueue, deliver: @escaping @MainActor (Notice) -> Void
  ) throws(TerminalError) {
    watchdog = try SignalWatchdog(input: input, onInput: { deliver(.input) }) {
      deliver(Self.notice(of: $0))
    }
    // A closed pipe is an error of the write that meets it, not the end of the process.
    replace(SIGPIPE, with: .ignored)
    for signal in [SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGHUP, SIGINT] {
      replace(signal, with: SignalPipe.note)
      SignalAction.unblock(signal)
    }
  }

  /// Stops listening; every signal does again what it did before.
  package func cancel() {
    quitAction?.install(for: SIGQUIT)
    for exchange in exchanged { exchange.former.install(for: exchange.signal) }
    exchanged = []
    watchdog.end()
  }

  /// Stops the whole job, as Ctrl-Z does elsewhere, and returns when it is in the foreground again.
  ///
  /// Returns at once where there is no shell to bring the job back. No `resumed` follows. A signal
  /// that ends the process meanwhile does so without a notice: the terminal is given back already.
  package func stop() {
    guard exchanged.contains(where: { $0.signal == SIGTSTP }) else { return }
    for exchange in exchanged {
      exchange.former.install(for: exchange.signal)
      SignalAction.unblock(exchange.signal)
    }
    SignalAction.standard.install(for: SIGTSTP)
    // One for this thread, which therefore cannot run on, and one for the whole job. Both wait
    // until sent, because a SIGCONT that comes early must cancel both.
    SignalAction.block(SIGTSTP)
    raise(SIGTSTP)
    kill(0, SIGTSTP)
    SignalAction.unblock(SIGTSTP)
    // Continued in the background, the job stops again until it is brought forward.
    _ = SystemCalls.waitForForeground(STDOUT_FILENO)
    for exchange in exchanged { exchange.present.install(for: exchange.signal) }
  }

  /// Leaves the signals of the terminal's keys to another program of the job.
  ///
  /// Ctrl-C and Ctrl-\ are for that program alone, and Ctrl-Z stops the job with all that is in it.
  ///
  /// - Returns: The signals that the program must have as they were before this listened.
  func standAside() -> [Int32] {
    for exchange in exchanged where [SIGTSTP, SIGCONT].contains(exchange.signal) {
      exchange.former.install(for: exchange.signal)
    }
    quitAction = .current(of: SIGQUIT)
    for signal in [SIGINT, SIGQUIT] { SignalAction.ignored.install(for: signal) }
    return exchanged.map(\.signal) + (quitAction?.isIgnored == false ? [SIGQUIT] : [])
  }

  /// Listens to all signals again.
  func standBack() {
    for exchange in exchanged { exchange.present.install(for: exchange.signal) }
    quitAction?.install(for: SIGQUIT)
    quitAction = nil
  }

  /// Ends the process by `signal`, so that its parent sees exactly that.
  package nonisolated static func die(of signal: Int32) -> Never {
    SignalAction.die(of: signal)
  }

  private func replace(_ signal: Int32, with action: SignalAction) {
    let former = SignalAction.current(of: signal)
    guard !former.isIgnored else { return }
    exchanged.append(Exchange(signal: signal, former: former, present: action))
    action.install(for: signal)
  }

  /// Whether `signal` asks for the end of the process.
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
