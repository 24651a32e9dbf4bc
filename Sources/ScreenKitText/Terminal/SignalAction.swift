internal import ScreenKitC

/// The action of the process on a signal.
///
/// All members may be called from a signal handler.
struct SignalAction {
  typealias Handler = @convention(c) (Int32) -> Void
  typealias DetailedHandler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  private var raw: sigaction

  /// The default action.
  static var standard: SignalAction { SignalAction(raw: sigaction()) }

  static var ignored: SignalAction { SignalAction { $0.plainHandler = SIG_IGN } }

  /// Returns an action that calls `handler`; interrupted system calls are restarted.
  static func call(_ handler: Handler) -> SignalAction {
    SignalAction {
      $0.plainHandler = handler
      $0.sa_flags = SA_RESTART
    }
  }

  /// Returns an action that calls `handler` on the alternate stack, with the signal left unblocked.
  static func rescue(_ handler: DetailedHandler) -> SignalAction {
    SignalAction {
      $0.detailedHandler = handler
      $0.sa_flags = SA_SIGINFO | SA_NODEFER | Int32(SA_ONSTACK)
    }
  }

  /// Returns the current action of the process for `signal`.
  static func current(of signal: Int32) -> SignalAction {
    var action = standard
    sigaction(signal, nil, &action.raw)
    return action
  }

  func install(for signal: Int32) {
    var copy = raw
    sigaction(signal, &copy, nil)
  }

  /// Installs the action for `signal`; returns the previous one.
  func replace(for signal: Int32) -> SignalAction {
    var (copy, former) = (raw, SignalAction.standard)
    sigaction(signal, &copy, &former.raw)
    return former
  }

  var isIgnored: Bool { address == Self.ignored.address }

  /// Whether the action is the default.
  var isStandard: Bool { address == Self.standard.address }

  /// Calls the handler directly, with the kernel's arguments; does nothing if there is none.
  func callDirectly(
    _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    guard !isStandard, !isIgnored else { return }
    if raw.sa_flags & SA_SIGINFO != 0 {
      raw.detailedHandler?(signal, info, context)
    } else {
      raw.plainHandler?(signal)
    }
  }

  /// Ends the process by the default action of `signal`, so that its parent sees that signal.
  static func die(of signal: Int32) -> Never {
    // Another thread may change the action in between.
    for _ in 0..<3 {
      standard.install(for: signal)
      unblock(signal)
      raise(signal)
    }
    _exit(128 + signal)
  }

  /// Unblocks `signal` in the calling thread; worker threads of Dispatch start with most blocked.
  static func unblock(_ signal: Int32) { mask(signal, SIG_UNBLOCK) }

  /// Blocks `signal` in the calling thread: it stays pending, or another thread handles it.
  static func block(_ signal: Int32) { mask(signal, SIG_BLOCK) }

  /// Blocks all signals that another thread can handle; returns the previous signal mask.
  static func blockAll() -> sigset_t {
    var set = sigset_t()
    sigfillset(&set)
    // The faulting thread handles a fault; with SIGPROF the backtracer stops all other threads.
    for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS, SIGPROF] {
      sigdelset(&set, signal)
    }
    var former = sigset_t()
    pthread_sigmask(SIG_SETMASK, &set, &former)
    return former
  }

  /// Restores a signal mask of the calling thread.
  static func restore(_ mask: sigset_t) {
    var mask = mask
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  /// Signals, other than faults, whose default action ends the process.
  ///
  /// They are user-defined signals and those of timers, resource limits, input and output.
  static var otherEndings: [Int32] {
    let common = [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ]
    #if os(Linux)
      // The C library may use the first real-time signals, and returns the first free one.
      let realTime = __libc_current_sigrtmin()...__libc_current_sigrtmax()
      return common + [SIGIO, SIGPWR, SIGSTKFLT] + realTime
    #elseif canImport(Darwin)
      return common + [SIGEMT]
    #else
      return common
    #endif
  }

  private static func mask(_ signal: Int32, _ change: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    pthread_sigmask(change, &set, nil)
  }

  private init(raw: sigaction) { self.raw = raw }

  private init(_ fill: (inout sigaction) -> Void) {
    raw = sigaction()
    fill(&raw)
  }

  private var address: UInt { unsafeBitCast(raw.plainHandler, to: UInt.self) }
}

extension sigaction {
  #if canImport(Glibc)
    fileprivate var plainHandler: SignalAction.Handler? {
      get { __sigaction_handler.sa_handler }
      set { __sigaction_handler.sa_handler = newValue }
    }
    fileprivate var detailedHandler: SignalAction.DetailedHandler? {
      get { __sigaction_handler.sa_sigaction }
      set { __sigaction_handler.sa_sigaction = newValue }
    }
  #elseif canImport(Musl)
    fileprivate var plainHandler: SignalAction.Handler? {
      get { __sa_handler.sa_handler }
      set { __sa_handler.sa_handler = newValue }
    }
    fileprivate var detailedHandler: SignalAction.DetailedHandler? {
      get { __sa_handler.sa_sigaction }
      set { __sa_handler.sa_sigaction = newValue }
    }
  #elseif canImport(Darwin)
    fileprivate var plainHandler: SignalAction.Handler? {
      get { __sigaction_u.__sa_handler }
      set { __sigaction_u.__sa_handler = newValue }
    }
    fileprivate var detailedHandler: SignalAction.DetailedHandler? {
      get { __sigaction_u.__sa_sigaction }
      set { __sigaction_u.__sa_sigaction = newValue }
    }
  #endif
}
