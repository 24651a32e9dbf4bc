#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The signals of a dying process: each gives the terminal back and then takes its former course.
///
/// SIGQUIT is among them, because whoever sends it may face an app that no longer answers.
enum CrashSignals {
  private static let slots = 64

  // Guard: written once, before the first handler is in place; a handler only reads.
  nonisolated(unsafe) private static var former: UnsafeMutablePointer<SignalAction>?

  /// Puts the handlers in place; the Swift backtracer's, if any, are called after them.
  @MainActor static func install() {
    guard former == nil else { return }
    let actions = UnsafeMutablePointer<SignalAction>.allocate(capacity: slots)
    actions.initialize(repeating: .standard, count: slots)
    former = actions
    let handler = SignalAction.rescue { CrashSignals.handle($0, $1, $2) }
    for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS, SIGQUIT] {
      let action = SignalAction.current(of: signal)
      guard !action.isIgnored else { continue }
      actions[Int(signal)] = action
      handler.install(for: signal)
    }
  }

  private static func handle(
    _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    TerminalRescue.giveBack()
    guard let action = former?[Int(signal)] else { SignalAction.die(of: signal) }
    action.install(for: signal)
    action.callDirectly(signal, info, context)
    // A backtracer returns to let a fault happen again; a signal sent by `kill` would not.
    SignalAction.die(of: signal)
  }
}
