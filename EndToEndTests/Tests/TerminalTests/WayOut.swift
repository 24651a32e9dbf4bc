internal import ScreenKitC
internal import Testing

/// A way in which a program can end, with the result for its parent process and the user.
struct WayOut: Sendable, CustomTestStringConvertible {
  enum Cause: Sendable {
    case typing(String)
    case signal(Int32)
  }

  var name: String
  var cause: Cause
  /// The possible endings; several if the signal of a trap depends on the processor.
  var endings: Set<AppProcess.Ending>
  /// The text that must be on the main screen afterwards.
  var message = ""

  var testDescription: String { name }

  static let ofEveryApp: [WayOut] = [
    WayOut(name: "the quit key", cause: .typing("q"), endings: [.exit(0)]),
    WayOut(name: "Ctrl-C", cause: .typing("\u{3}"), endings: [.exit(0)]),
    .signal("SIGTERM", SIGTERM), .signal("SIGHUP", SIGHUP), .signal("SIGINT", SIGINT),
    .signal("SIGQUIT", SIGQUIT, "crashed"), .signal("SIGSEGV", SIGSEGV, "crashed"),
    .signal("SIGABRT", SIGABRT, "crashed"),
  ]

  /// The other signals that end a process, although neither the system nor a fault sends most of
  /// them.
  static let byOtherSignals: [WayOut] = {
    var all: [WayOut] = [
      .signal("SIGUSR1", SIGUSR1), .signal("SIGUSR2", SIGUSR2), .signal("SIGALRM", SIGALRM),
      .signal("SIGVTALRM", SIGVTALRM), .signal("SIGPROF", SIGPROF), .signal("SIGXCPU", SIGXCPU),
      .signal("SIGXFSZ", SIGXFSZ),
    ]
    #if os(Linux)
      all += [
        .signal("SIGIO", SIGIO), .signal("SIGPWR", SIGPWR), .signal("SIGSTKFLT", SIGSTKFLT),
      ]
      for number in __libc_current_sigrtmin()...__libc_current_sigrtmax() {
        all.append(.signal("real-time signal \(number)", number))
      }
    #endif
    return all
  }()

  static let ofCrashApp: [WayOut] = [
    WayOut(
      name: "fatalError", cause: .typing("f"), endings: trap, message: "Fatal error: the f key"),
    WayOut(
      name: "an index out of range", cause: .typing("a"), endings: trap,
      // Optimised code has no text for it.
      message: "crashed"),
    WayOut(
      name: "abort", cause: .typing("b"), endings: [.signal(SIGABRT)], message: "crashed"),
    WayOut(
      name: "a bad pointer", cause: .typing("s"), endings: [.signal(SIGSEGV)], message: "crashed"),
    WayOut(
      name: "endless recursion", cause: .typing("o"), endings: [.signal(SIGSEGV)],
      message: "crashed"),
    WayOut(
      name: "a failure", cause: .typing("n"), endings: [.exit(1)], message: "the e key"),
    WayOut(
      name: "a failure in a task", cause: .typing("t"), endings: [.exit(1)], message: "the e key"),
    WayOut(
      name: "endless recursion of a thread that asked for a crash stack", cause: .typing("p"),
      endings: [.signal(SIGSEGV)], message: "crashed"),
    WayOut(
      name: "endless recursion of a task", cause: .typing("r"), endings: [.signal(SIGSEGV)],
      message: "crashed"),
    WayOut(
      name: "a trap whose message has control characters", cause: .typing("c"), endings: trap,
      message: #"Fatal error: \x1B]0;owned\x07\xC2\x9B31m\x7F\x0D\#tnaïve 家"#),
    WayOut(name: "exit", cause: .typing("x"), endings: [.exit(3)]),
    WayOut(name: "exit on another thread", cause: .typing("d"), endings: [.exit(4)]),
    WayOut(name: "quick_exit", cause: .typing("k"), endings: [.exit(5)]),
  ]

  static let trap: Set<AppProcess.Ending> = [.signal(SIGILL), .signal(SIGTRAP)]

  private static func signal(_ name: String, _ number: Int32, _ message: String = "") -> WayOut {
    WayOut(name: name, cause: .signal(number), endings: [.signal(number)], message: message)
  }
}
