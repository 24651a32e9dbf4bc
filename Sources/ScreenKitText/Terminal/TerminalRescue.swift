internal import ScreenKitC
internal import Synchronization

/// The restoration of the terminal at any end of the process: return, `exit`, trap or signal.
///
/// Code for signal handlers uses only memory allocated before, and calls only functions that are
/// safe there.
enum TerminalRescue {
  /// The terminal's descriptors, and its line settings before it was taken over.
  struct SavedTerminalState {
    var input: Int32
    var output: Int32
    var modes: termios
    /// The process that has taken the terminal over; a child of `fork` does not restore it.
    let owner = getpid()
  }

  /// The states to restore in addition to the line settings.
  struct OptionalModes: OptionSet {
    var rawValue: UInt8

    /// The keyboard protocol.
    static let keyboard = OptionalModes(rawValue: 1)
    /// The window title, which the app has set.
    static let title = OptionalModes(rawValue: 2)
    /// Inline mode, without the alternate screen.
    static let inline = OptionalModes(rawValue: 4)
    /// The modes for screens.
    static let screen = OptionalModes(rawValue: 8)
    /// The reports of modifiers of other keys than those with a sequence of their own.
    static let otherKeys = OptionalModes(rawValue: 16)
    /// Alt as an Escape, where the user has not chosen it.
    static let alt = OptionalModes(rawValue: 32)
    /// The mark of the inline rows as a prompt.
    static let prompt = OptionalModes(rawValue: 64)
  }

  private static let armed = Atomic<Bool>(false)
  private static let taken = Atomic<UInt8>(0)
  private static let linesToEnd = Atomic<Int>(0)
  /// The thread that writes to the terminal now; 0 for none.
  private static let changingThread = Atomic<UInt>(0)
  /// Whether the process is about to end, so that the terminal is not taken over again.
  private static let isFinal = Atomic<Bool>(false)

  // Guard: set on the main actor while `armed` is false, and read only after it was true.
  nonisolated(unsafe) private static var savedState: UnsafeMutablePointer<SavedTerminalState>?

  /// Whether there is a terminal to restore.
  static var isArmed: Bool { armed.load(ordering: .acquiring) }

  /// The optional modes that have to be restored.
  static var optionalModes: OptionalModes {
    OptionalModes(rawValue: taken.load(ordering: .acquiring))
  }

  /// Makes every end of the process restore the terminal from now on.
  ///
  /// Text written to standard output and error is held if it would appear on the terminal of
  /// `screen`, a descriptor of its own.
  @MainActor static func arm(_ newState: SavedTerminalState, holding screen: Int32) {
    if let savedState {
      savedState.pointee = newState
    } else {
      let first = UnsafeMutablePointer<SavedTerminalState>.allocate(capacity: 1)
      first.initialize(to: newState)
      savedState = first
      #if DEBUG
        warmUp()
      #endif
      CrashSignals.install()
      giveBackAtExit()
    }
    CrashStack.addToCurrentThread()
    HeldOutput.hold(besides: screen)
    #if DEBUG
      HeldOutput.warmUp()
    #endif
    armed.store(true, ordering: .releasing)
  }

  /// Calls `change`, which writes to the terminal or sets its modes.
  ///
  /// A thread that ends the process first waits up to 100 ms for this call. So no change follows
  /// the restoration.
  ///
  /// - Returns: The result of `change`; `nil`, without a call, once the process is about to end.
  @MainActor static func whileAlive<Result>(_ change: () -> Result) -> Result? {
    changingThread.store(currentThread, ordering: .sequentiallyConsistent)
    defer { changingThread.store(0, ordering: .releasing) }
    return isFinal.load(ordering: .sequentiallyConsistent) ? nil : change()
  }

  /// Restores the terminal because the process ends; safe in a signal handler of any thread.
  static func giveBackForGood() {
    // This also applies if another thread is about to take over the terminal.
    guard savedState?.pointee.owner == getpid() else { return }
    isFinal.store(true, ordering: .sequentiallyConsistent)
    var rounds = 25
    while rounds > 0, isChangedElsewhere {
      SystemCalls.pause()
      rounds -= 1
    }
    giveBack()
  }

  /// Restores the terminal at `exit`, which a library may call on any thread.
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

  /// Restores the terminal's modes and line settings, once; safe in a signal handler.
  static func giveBack() {
    guard isArmed, let savedState = savedState?.pointee else { return }
    restore(savedState, optionalModes)
    HeldOutput.release()
    taken.store(0, ordering: .relaxed)
    linesToEnd.store(0, ordering: .relaxed)
    // This comes last, so that a signal in between repeats everything rather than skips it.
    armed.store(false, ordering: .releasing)
  }

  private static func restore(_ state: SavedTerminalState, _ extras: OptionalModes) {
    guard isForeground(state.output) else { return }
    if extras.contains(.screen), !writeLeave(extras, to: state.output) {
      // If the terminal accepts no output, this replaces its unread output.
      tcflush(state.output, TCOFLUSH)
      _ = writeLeave(extras, to: state.output)
    }
    // The call never waits for the terminal to drain, since a blocked one must not keep a process
    // alive. It drops unread input, because mouse reports must not reach the shell.
    _ = SystemCalls.setModes(state.modes, of: state.input)
    tcflush(state.input, TCIFLUSH)
  }

  /// Restores a nonexistent terminal, so that all code of the handlers has run once.
  ///
  /// A debug build creates types and constants at their first use, and allocates memory for them.
  /// In a signal handler this would wait forever if the signal interrupted an allocation.
  @MainActor private static func warmUp() {
    let nowhere = Int32.max
    _ = isChangedElsewhere || isFinal.load(ordering: .relaxed)
    restore(
      SavedTerminalState(input: nowhere, output: nowhere, modes: termios()),
      [.screen, .keyboard, .title, .inline, .otherKeys, .alt, .prompt])
    _ = writeLines(to: nowhere)
  }

  /// Records that `extra` has to be restored; called before it is set.
  static func record(_ extra: OptionalModes) {
    taken.bitwiseOr(extra.rawValue, ordering: .releasing)
  }

  /// Records the number of line feeds from the cursor to below the inline area.
  static func recordLines(toEnd lines: Int) { linesToEnd.store(lines, ordering: .releasing) }

  private static func writeLeave(_ extras: OptionalModes, to output: Int32) -> Bool {
    (!extras.contains(.keyboard) || write(TerminalModes.popKeyboard, to: output))
      && (!extras.contains(.otherKeys) || write(TerminalModes.popOtherKeys, to: output))
      && (!extras.contains(.alt) || write(TerminalModes.popAlt, to: output))
      && (!extras.contains(.title) || write(TerminalModes.popTitle, to: output))
      && write(
        extras.contains(.inline) ? TerminalModes.leaveInline : TerminalModes.leave, to: output)
      && writeLines(to: output)
      && (!extras.contains(.prompt) || write(TerminalModes.endPrompt, to: output))
  }

  /// Moves the cursor below the inline area, unless that was done before.
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

  /// Returns whether the job is in the foreground.
  ///
  /// Otherwise the shell has already set up the terminal.
  private static func isForeground(_ terminal: Int32) -> Bool {
    let group = tcgetpgrp(terminal)
    return group <= 0 || group == getpgrp()
  }
}
