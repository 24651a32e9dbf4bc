internal import ScreenKitC
import ScreenKitCore

/// The terminal at standard input and output.
@MainActor final class PosixTerminal: TerminalDevice {
  /// The kinds of use of a terminal.
  enum Ownership {
    /// Full screen, with raw input.
    case screens
    /// Lines of text, with raw input.
    case lines
    /// Lines of text in both directions; works without a terminal.
    case wholeLines
  }

  /// Escape sequences to write together with the next frame, and the modes that they set.
  private struct PendingModes {
    var optionalModes: TerminalRescue.OptionalModes = []
    var bytes: [UInt8] = []

    mutating func add(_ mode: TerminalRescue.OptionalModes, _ sequence: StaticString) {
      optionalModes.formUnion(mode)
      bytes += UnsafeBufferPointer(
        start: sequence.utf8Start, count: sequence.utf8CodeUnitCount)
    }
  }

  let ownership: Ownership
  /// The descriptor that becomes readable when the user types.
  let input: Int32 = 0
  /// The queue of input bytes.
  let typed: TerminalInputQueue
  /// A copy of standard output; the latter is a pipe while text is held: see ``HeldOutput``.
  private let shared: Int32
  private let output: TerminalOutput
  /// The modes of keys that the terminal supports, which each later ``enter()`` sets again.
  private var keyModes: TerminalRescue.OptionalModes = []
  /// The kind of the terminal.
  var kind: TerminalKind { TerminalKind(environment: Process.variable) }
  /// Whether the app sets the window title, so that the previous title is restored at the end.
  var isNamed = false
  /// Whether the app is shown inline, below the shell's output, without the alternate screen.
  var isInline = false
  /// Whether the terminal, instead of the app, reorders right-to-left text.
  var ordersText = false
  /// The modes to set with the next frame.
  private var pendingModes = PendingModes()
  /// The terminal's line settings before `enter`.
  private var modes = termios()
  /// Whether the input of whole lines has ended.
  private(set) var isInputAtEnd = false

  private init(_ ownership: Ownership) {
    self.ownership = ownership
    typed = TerminalInputQueue(input)
    let copy = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    shared = copy >= 0 ? copy : STDOUT_FILENO
    output = TerminalOutput(besides: shared)
  }

  /// Returns the terminal without changing it.
  ///
  /// - Throws: ``TerminalError`` if there is no terminal that can show screens.
  static func open() throws(TerminalError) -> PosixTerminal {
    guard isatty(0) == 1 else { throw .notATerminal(.input) }
    guard isatty(1) == 1 else { throw .notATerminal(.output) }
    let term = getenv("TERM").map { String(cString: $0) }
    guard let term, !term.isEmpty else { throw .unsuitable(term: nil) }
    guard term != "dumb" else { throw .unsuitable(term: term) }
    return PosixTerminal(.screens)
  }

  /// Returns standard input and output for lines, with raw input if both are a terminal.
  static func openForLines() -> PosixTerminal {
    let isDumb = getenv("TERM").map { String(cString: $0) } == "dumb"
    return PosixTerminal(isatty(0) == 1 && isatty(1) == 1 && !isDumb ? .lines : .wholeLines)
  }

  var isBusy: Bool { output.isBusy }

  var blockedOutput: Int32 { output.isBusy ? output.descriptor : -1 }

  func goOn() { output.goOn() }

  func onFree(
    _ action: @escaping () -> Void, onWait: @escaping () -> Void,
    onFailure: @escaping (TerminalError) -> Void
  ) {
    output.onFree = action
    output.onWait = onWait
    output.onFailure = { onFailure(Self.failure($0)) }
  }

  var size: SurfaceSize {
    // Lines have no layout that a user sees, so the usual size is enough.
    guard ownership == .screens else { return TerminalSize.usual }
    return TerminalSize.resolve(reported: reportedSize, environment: Process.variable)
  }

  /// The terminal's window, if the app uses only a part of it; otherwise `nil`.
  var oversizedWindow: OversizedWindow? {
    ownership == .screens ? OversizedWindow(reported: reportedSize) : nil
  }

  private var reportedSize: SurfaceSize {
    SurfaceSize(width: Int(window.ws_col), height: Int(window.ws_row))
  }

  private var window: winsize {
    var window = winsize()
    return ioctl(shared, UInt(TIOCGWINSZ), &window) == 0 ? window : winsize()
  }

  /// The size of a cell in pixels; `nil` if the terminal reports none that is plausible.
  var cellPixels: SurfaceSize? {
    let window = window
    return TerminalSize.cell(
      of: SurfaceSize(width: Int(window.ws_xpixel), height: Int(window.ws_ypixel)),
      in: SurfaceSize(width: Int(window.ws_col), height: Int(window.ws_row)))
  }

  /// The size in cells.
  var cells: CellSize { CellSize(columns: size.width, rows: size.height) }

  func enter() throws(TerminalError) {
    if ownership == .wholeLines { return }
    try waitForForeground()
    guard TerminalRescue.whileAlive(setRawMode) ?? true else { throw failure }
    if typed.open() { SignalPipe.nudge() }
    guard ownership == .screens else { return }
    output.interrupt()
    pendingModes = PendingModes()
    pendingModes.add(.screen, isInline ? TerminalModes.enterInline : TerminalModes.enter)
    if !isInline, kind.reportsMouse { pendingModes.add([], TerminalModes.reportMouse) }
    if kind.hasApplicationKeys { pendingModes.add([], TerminalModes.applicationKeys) }
    if ordersText { pendingModes.add([], TerminalModes.orderText) }
    for (mode, sequence) in Self.keySequences where keyModes.contains(mode) {
      hold(mode, sequence)
    }
    if isNamed { hold(.title, TerminalModes.pushTitle) }
  }

  /// Stops a background job until it is in the foreground.
  ///
  /// In the background, the line settings are those of the shell's editor rather than the user's.
  ///
  /// - Throws: ``TerminalError`` if nothing can bring the job to the foreground.
  func waitForForeground() throws(TerminalError) {
    if ownership == .wholeLines { return }
    guard SystemCalls.waitForForeground(shared) else { throw failure }
  }

  /// Saves the line settings and sets raw mode; returns `false` with the reason in `errno`.
  private func setRawMode() -> Bool {
    if isInline { TerminalRescue.record(kind.erasesPrompts ? [.inline, .prompt] : .inline) }
    if !TerminalRescue.isArmed {
      guard tcgetattr(input, &modes) == 0 else { return false }
      let savedState = TerminalRescue.SavedTerminalState(
        input: input, output: output.descriptor, modes: modes)
      TerminalRescue.arm(savedState, holding: shared)
    }
    var raw = modes
    cfmakeraw(&raw)
    // A line feed alone ends a line, so output processing stays on.
    if ownership == .lines { raw.c_oflag = modes.c_oflag }
    return SystemCalls.setModes(raw, of: input)
  }

  private func hold(_ mode: TerminalRescue.OptionalModes, _ sequence: StaticString) {
    if !TerminalRescue.optionalModes.contains(mode) { pendingModes.add(mode, sequence) }
  }

  /// Writes the pending modes, if no frame after ``enter()`` has written them.
  func showScreen() throws(TerminalError) {
    if !pendingModes.bytes.isEmpty { try write(UnsafeRawBufferPointer(start: nil, count: 0)) }
  }

  private static let keySequences: [(TerminalRescue.OptionalModes, StaticString)] = [
    (.keyboard, TerminalModes.pushKeyboard), (.otherKeys, TerminalModes.pushOtherKeys),
    (.alt, TerminalModes.pushAlt),
  ]

  /// Turns on modes of keys, now and at each later ``enter()``.
  func use(_ wanted: TerminalRescue.OptionalModes) throws(TerminalError) {
    let new = wanted.subtracting(keyModes)
    keyModes.formUnion(wanted)
    for (mode, sequence) in Self.keySequences
    where new.contains(mode) && TerminalRescue.isArmed
      && !TerminalRescue.optionalModes.contains(mode)
    {
      TerminalRescue.record(mode)
      try write(sequence)
    }
  }

  func write(_ text: StaticString) throws(TerminalError) {
    try write(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  func leave() {
    typed.close()
    pendingModes = PendingModes()
    guard TerminalRescue.isArmed else { return }
    output.finish()
    StandardOutput.flush()
    TerminalRescue.giveBack()
  }

  /// Records the number of line feeds from the cursor to below the inline area, in case of a crash.
  func record(linesToEnd lines: Int) {
    if TerminalRescue.isArmed { TerminalRescue.recordLines(toEnd: lines) }
  }

  /// Restores the line settings from before `enter`, after another program may have changed them.
  func restoreLine() {
    _ = TerminalRescue.whileAlive { SystemCalls.setModes(modes, of: input) }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(TerminalError) {
    guard TerminalRescue.isArmed || ownership == .wholeLines else { return }
    CrashStack.addToCurrentThread()
    guard pendingModes.bytes.isEmpty ? output.write(bytes) : writeHeld(before: bytes) else {
      throw failure
    }
  }

  private func writeHeld(before bytes: UnsafeRawBufferPointer) -> Bool {
    let all = pendingModes.bytes + bytes
    TerminalRescue.record(pendingModes.optionalModes)
    pendingModes = PendingModes()
    return all.withUnsafeBytes(output.write)
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(TerminalError) -> Int {
    CrashStack.addToCurrentThread()
    var isRetried = false
    while true {
      let count = typed.read(into: buffer)
      if count > 0 { return count }
      if count == 0, ownership == .wholeLines {
        isInputAtEnd = true
        return 0
      }
      if count == 0 { throw .hungUp }
      switch errno {
      case EINTR: continue
      case EAGAIN: return 0
      case EIO where !isRetried:
        // A background job whose thread blocks SIGTTIN gets EIO too; unblocked, it stops instead.
        SignalAction.unblock(SIGTTIN)
        isRetried = true
      default: throw failure
      }
    }
  }

  private var failure: TerminalError { Self.failure(errno) }

  private static func failure(_ number: Int32) -> TerminalError {
    number == EIO || number == EPIPE || number == ENXIO ? .hungUp : .refused(number)
  }
}
