internal import ScreenKitC

/// The signals that end a process: each restores the terminal and then runs its previous action.
///
/// They exclude the signals of ``TerminalSignals``, and SIGKILL, which cannot be caught. They
/// include SIGQUIT, so that it ends an app that no longer responds.
enum CrashSignals {
  /// Faults, for which the process may have handlers already, and requests to end with a core dump.
  private static var faults: [Int32] {
    [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS, SIGQUIT]
  }

  /// The size of the table of previous actions: the highest signal number plus one.
  private static let slots = 65

  // Guard: written once, before the first handler is in place; a handler only reads.
  nonisolated(unsafe) private static var former: UnsafeMutablePointer<SignalAction>?

  /// Installs the handlers; the previous handlers, such as the Swift backtracer's, run after them.
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
    // Handlers of the app stay installed, and signals that it or its parent ignores stay ignored.
    // Blocked meanwhile, so that none of them reaches the wrong handler. There are some forty, so
    // each is replaced and looked at in one call.
    let mask = SignalAction.blockAll()
    for signal in SignalAction.otherEndings {
      let former = handler.replace(for: signal)
      if !former.isStandard { former.install(for: signal) }
    }
    SignalAction.restore(mask)
  }

  private static func handle(
    _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    TerminalRescue.giveBackForGood()
    guard let action = former?[Int(signal)] else { SignalAction.die(of: signal) }
    action.install(for: signal)
    action.callDirectly(signal, info, context)
    // A backtracer returns so that the fault occurs again; a signal sent by `kill` would not recur.
    SignalAction.die(of: signal)
  }
}
