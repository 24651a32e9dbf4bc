#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The signals that end a process: each gives the terminal back and then takes its former course.
///
/// The exceptions are those that ``TerminalSignals`` takes, and SIGKILL, which nothing can take. SIGQUIT
/// is among them, since an app that no longer answers can be ended by it.
enum CrashSignals {
  /// Faults, for which the process may have handlers already, and requests to end with a report.
  private static var faults: [Int32] {
    [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS, SIGQUIT]
  }

  /// The highest number of a signal, and one more.
  private static let slots = 65

  // Guard: written once, before the first handler is in place; a handler only reads.
  nonisolated(unsafe) private static var former: UnsafeMutablePointer<SignalAction>?

  /// Puts the handlers in place; the Swift backtracer's, if any, are called after them.
  @MainActor static func install() {
    guard former == nil else { return }
    let actions = UnsafeMutablePointer<SignalAction>.allocate(capacity: slots)
    actions.initialize(repeating: .standard, count: slots)
    former = actions
    let handler = SignalAction.rescue { CrashSignals.handle($0, $1, $2) }
    for signal in faults {
      let action = SignalAction.current(of: signal)
      guard !action.isIgnored else { continue }
      actions[Int(signal)] = action
      handler.install(for: signal)
    }
    // The app's own handlers stay, and so does what it or its parent ignores.
    for signal in SignalAction.otherEndings where SignalAction.current(of: signal).isStandard {
      handler.install(for: signal)
    }
  }

  private static func handle(
    _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    TerminalRescue.giveBackForGood()
    guard let action = former?[Int(signal)] else { SignalAction.die(of: signal) }
    action.install(for: signal)
    action.callDirectly(signal, info, context)
    // A backtracer returns to let a fault happen again; a signal sent by `kill` would not.
    SignalAction.die(of: signal)
  }
}
