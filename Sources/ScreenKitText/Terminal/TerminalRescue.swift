internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Gives the terminal back from wherever the process ends: leaving, `exit`, a trap, a signal.
///
/// The one place that knows how; whatever runs in a signal handler touches only memory made ready
/// before, and calls only what is safe there.
enum TerminalRescue {
  /// The terminal taken over, and how it was before.
  struct SavedTerminalState {
    var input: Int32
    var output: Int32
    var modes: termios
    /// The process that took it; a copy of that process, made by `fork`, does not give it back.
    let owner = getpid()
  }

  /// What is taken and given back beside the modes of the line.
  struct OptionalModes: OptionSet {
    var rawValue: UInt8

    /// Keys come in the forms that the app has asked for.
    static let keyboard = OptionalModes(rawValue: 1)
    /// The window has a name of the app's.
    static let title = OptionalModes(rawValue: 2)
    /// The shell's screen is in sight.
    static let inline = OptionalModes(rawValue: 4)
    /// The modes are set that every screen needs.
    static let screen = OptionalModes(rawValue: 8)
  }

  private static let armed = Atomic<Bool>(false)
  private static let taken = Atomic<UInt8>(0)
  private static let linesToEnd = Atomic<Int>(0)
  /// The thread that changes the terminal at present; 0 for none.
  private static let changingThread = Atomic<UInt>(0)
  /// Whether the process is about to end, so that the terminal is not taken again.
  private static let isFinal = Atomic<Bool>(false)

  // Guard: set on the main actor while `armed` is false, and read only after it was true.
  nonisolated(unsafe) private static var savedState: UnsafeMutablePointer<SavedTerminalState>?

  /// Whether there is a terminal to give back.
  static var isArmed: Bool { armed.load(ordering: .acquiring) }

  /// What has to be given back too.
  static var optionalModes: OptionalModes {
    OptionalModes(rawValue: taken.load(ordering: .acquiring))
  }

  /// From now on the terminal is given back, whatever happens; what goes to standard error and would
  /// come out where `screen` does is held.
  @MainActor static func arm(_ newState: SavedTerminalState, holding screen: Int32) {
    if let savedState {
      savedState.pointee = newState
    } else {
      let first = UnsafeMutablePointer<SavedTerminalState>.allocate(capacity: 1)
      first.initialize(to: newState)
      savedState = first
      CrashSignals.install()
      giveBackAtExit()
    }
    CrashStack.addToCurrentThread()
    HeldErrorOutput.hold(besides: screen)
    armed.store(true, ordering: .releasing)
  }

  /// Calls `change`, which writes to the terminal or sets its modes.
  ///
  /// A thread that ends the process waits a moment for that before it gives the terminal back, so that
  /// nothing is changed afterwards.
  ///
  /// - Returns: The result of `change`; `nil`, without a call, once the process is about to end.
  @MainActor static func whileAlive<Result>(_ change: () -> Result) -> Result? {
    changingThread.store(currentThread, ordering: .sequentiallyConsistent)
    defer { changingThread.store(0, ordering: .releasing) }
    return isFinal.load(ordering: .sequentiallyConsistent) ? nil : change()
  }

  /// Gives the terminal back because the process ends; safe in a signal handler of any thread.
  static func giveBackForGood() {
    // Also where another thread is about to take the terminal.
    guard savedState?.pointee.owner == getpid() else { return }
    isFinal.store(true, ordering: .sequentiallyConsistent)
    var rounds = 25
    while rounds > 0, isChangedElsewhere {
      SystemCalls.pause()
      rounds -= 1
    }
    giveBack()
  }

  /// Also a library may call `exit`, on any thread.
  private nonisolated static func giveBackAtExit() {
    atexit { TerminalRescue.giveBackForGood() }
    #if os(Linux)
      at_quick_exit { TerminalRescue.giveBackForGood() }
    #endif
  }

  private static var isChangedElsewhere: Bool {
    let thread = changingThread.load(ordering: .sequentiallyConsistent)
    return thread != 0 && thread != currentThread
  }

  private static var currentThread: UInt {
    #if canImport(Glibc)
      pthread_self()
    #else
      UInt(bitPattern: pthread_self())
    #endif
  }

  /// Writes the leave bytes and restores the line modes, once; safe in a signal handler.
  static func giveBack() {
    guard isArmed, let savedState = savedState?.pointee else { return }
    if isForeground(savedState.output) {
      if optionalModes.contains(.screen), !writeLeave(to: savedState.output) {
        // A terminal that takes nothing gets this in place of what it has not read.
        tcflush(savedState.output, TCOFLUSH)
        _ = writeLeave(to: savedState.output)
      }
      // Nothing here waits for the terminal to drain: a blocked one must not keep a process alive.
      // What was typed is dropped, because mouse reports on their way must not reach the shell.
      _ = SystemCalls.setModes(savedState.modes, of: savedState.input)
      tcflush(savedState.input, TCIFLUSH)
    }
    HeldErrorOutput.release()
    taken.store(0, ordering: .relaxed)
    linesToEnd.store(0, ordering: .relaxed)
    // Last, so that a signal arriving in between does it all again rather than not at all.
    armed.store(false, ordering: .releasing)
  }

  /// Notes that `extra` has to be given back too; called before it is taken.
  static func note(_ extra: OptionalModes) { taken.bitwiseOr(extra.rawValue, ordering: .releasing) }

  /// Notes how many line feeds lead from the cursor to below what is shown inline.
  static func noteLines(toEnd lines: Int) { linesToEnd.store(lines, ordering: .releasing) }

  private static func writeLeave(to output: Int32) -> Bool {
    (!optionalModes.contains(.keyboard) || write(TerminalModes.popKeyboard, to: output))
      && (!optionalModes.contains(.title) || write(TerminalModes.popTitle, to: output))
      && write(
        optionalModes.contains(.inline) ? TerminalModes.leaveInline : TerminalModes.leave,
        to: output)
      && writeLines(to: output)
  }

  /// Leads the cursor out of what is shown inline, if nobody has done that.
  private static func writeLines(to output: Int32) -> Bool {
    let lines = linesToEnd.load(ordering: .acquiring)
    guard lines > 0, write("\r", to: output) else { return lines == 0 }
    for _ in 0..<lines { guard write("\n", to: output) else { return false } }
    return write("\u{1B}[J", to: output)
  }

  private static func write(_ text: StaticString, to output: Int32) -> Bool {
    SystemCalls.writeSoon(
      UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), to: output)
  }

  /// In the background the terminal is the shell's, which has already set it up for itself.
  private static func isForeground(_ terminal: Int32) -> Bool {
    let group = tcgetpgrp(terminal)
    return group <= 0 || group == getpgrp()
  }
}
