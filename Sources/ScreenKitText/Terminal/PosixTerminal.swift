package import ScreenKitCore

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The terminal at standard input and output.
@MainActor package final class PosixTerminal: TerminalDevice {
  /// What the terminal is used for.
  enum Ownership {
    /// Cells anywhere on a screen of its own, and single keys.
    case screens
    /// Lines one below the other, and single keys.
    case lines
    /// Lines one below the other, in both directions; it need not be a terminal.
    case wholeLines
  }

  /// Bytes that go out together with a frame, in one write, and what they take.
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
  /// Becomes readable when something was typed.
  package let input: Int32 = 0
  /// The queue of typed bytes.
  let typed: TerminalInputQueue
  private let shared: Int32 = 1
  private let output: TerminalOutput
  /// Whether it has said that it knows the kitty protocol of keys.
  private var knowsKeyboard = false
  /// Whether its window is given names, and so its own one at the end.
  var isNamed = false
  /// Whether the shell's screen stays in sight.
  var isInline = false
  /// Whether it puts text that runs to the left into order by itself, and is to go on with that.
  var ordersText = false
  /// What takes the screen, until the next frame takes it along.
  private var pendingModes = PendingModes()
  /// How the line was before `enter`.
  private var modes = termios()

  private init(_ ownership: Ownership) {
    self.ownership = ownership
    typed = TerminalInputQueue(input)
    output = TerminalOutput(besides: shared)
  }

  /// Finds the terminal without touching it; fails when there is none that can show screens.
  package static func open() throws(TerminalError) -> PosixTerminal {
    guard isatty(0) == 1 else { throw .notATerminal(.input) }
    guard isatty(1) == 1 else { throw .notATerminal(.output) }
    let term = getenv("TERM").map { String(cString: $0) }
    guard let term, !term.isEmpty else { throw .unsuitable(term: nil) }
    guard term != "dumb" else { throw .unsuitable(term: term) }
    return PosixTerminal(.screens)
  }

  /// Finds what is there for lines, with single keys where a terminal can send them.
  package static func openForLines() -> PosixTerminal {
    let isDumb = getenv("TERM").map { String(cString: $0) } == "dumb"
    return PosixTerminal(isatty(0) == 1 && isatty(1) == 1 && !isDumb ? .lines : .wholeLines)
  }

  package var isBusy: Bool { output.isBusy }

  package var blockedOutput: Int32 { output.isBusy ? output.descriptor : -1 }

  package func goOn() { output.goOn() }

  package func onFree(
    _ action: @escaping () -> Void, onWait: @escaping () -> Void,
    onFailure: @escaping (TerminalError) -> Void
  ) {
    output.onFree = action
    output.onWait = onWait
    output.onFailure = { onFailure(Self.failure($0)) }
  }

  package var size: SurfaceSize {
    // Nobody sees where views are, so they may have the usual room.
    guard ownership == .screens else { return TerminalSize.usual }
    return TerminalSize.resolve(reported: reportedSize, environment: Process.variable)
  }

  /// The window, if the app uses only a part of it.
  var oversizedWindow: OversizedWindow? {
    ownership == .screens ? OversizedWindow(reported: reportedSize) : nil
  }

  private var reportedSize: SurfaceSize {
    var cells = winsize()
    if ioctl(shared, UInt(TIOCGWINSZ), &cells) != 0 { cells = winsize() }
    return SurfaceSize(width: Int(cells.ws_col), height: Int(cells.ws_row))
  }

  /// The same in cells.
  package var cells: CellSize { CellSize(columns: size.width, rows: size.height) }

  package func enter() throws(TerminalError) {
    if ownership == .wholeLines { return }
    try waitForForeground()
    guard TerminalRescue.whileAlive(takeLine) ?? true else { throw failure }
    if typed.open() { SignalPipe.nudge() }
    guard ownership == .screens else { return }
    output.interrupt()
    pendingModes = PendingModes()
    pendingModes.add(.screen, isInline ? TerminalModes.enterInline : TerminalModes.enter)
    if ordersText { pendingModes.add([], TerminalModes.orderText) }
    if knowsKeyboard { hold(.keyboard, TerminalModes.pushKeyboard) }
    if isNamed { hold(.title, TerminalModes.pushTitle) }
  }

  /// Stops a job that is in the background until it is brought forward.
  ///
  /// Only in the foreground are the modes those of the user rather than of the line editor.
  func waitForForeground() throws(TerminalError) {
    if ownership == .wholeLines { return }
    guard SystemCalls.waitForForeground(shared) else { throw failure }
  }

  /// Sets the modes of the line; `false` leaves the reason in `errno`.
  private func takeLine() -> Bool {
    if isInline { TerminalRescue.note(.inline) }
    if !TerminalRescue.isArmed {
      guard tcgetattr(input, &modes) == 0 else { return false }
      let savedState = TerminalRescue.SavedTerminalState(
        input: input, output: output.descriptor, modes: modes)
      TerminalRescue.arm(savedState, holding: shared)
    }
    var raw = modes
    cfmakeraw(&raw)
    // A line feed alone ends a line.
    if ownership == .lines { raw.c_oflag = modes.c_oflag }
    return SystemCalls.setModes(raw, of: input)
  }

  private func hold(_ mode: TerminalRescue.OptionalModes, _ sequence: StaticString) {
    if !TerminalRescue.optionalModes.contains(mode) { pendingModes.add(mode, sequence) }
  }

  /// Takes the screen where no frame came after ``enter()`` that did.
  func showScreen() throws(TerminalError) {
    if !pendingModes.bytes.isEmpty { try write(UnsafeRawBufferPointer(start: nil, count: 0)) }
  }

  /// Has each key come in a form of its own, now and whenever the terminal is entered.
  func takeKeyboard() throws(TerminalError) {
    guard !knowsKeyboard else { return }
    knowsKeyboard = true
    try take(.keyboard, by: TerminalModes.pushKeyboard)
  }

  private func take(
    _ mode: TerminalRescue.OptionalModes, by sequence: StaticString
  ) throws(TerminalError) {
    guard TerminalRescue.isArmed, !TerminalRescue.optionalModes.contains(mode) else { return }
    TerminalRescue.note(mode)
    try write(sequence)
  }

  func write(_ text: StaticString) throws(TerminalError) {
    try write(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  package func leave() {
    typed.close()
    pendingModes = PendingModes()
    guard TerminalRescue.isArmed else { return }
    output.finish()
    TerminalRescue.giveBack()
  }

  /// Notes how many line feeds lead from the cursor to below what is shown, in case of a crash.
  func note(linesToEnd lines: Int) {
    if TerminalRescue.isArmed { TerminalRescue.noteLines(toEnd: lines) }
  }

  /// Sets the line as it was before `enter`, whatever another program has made of it meanwhile.
  func restoreLine() {
    _ = TerminalRescue.whileAlive { SystemCalls.setModes(modes, of: input) }
  }

  package func write(_ bytes: UnsafeRawBufferPointer) throws(TerminalError) {
    guard TerminalRescue.isArmed || ownership == .wholeLines else { return }
    CrashStack.addToCurrentThread()
    guard pendingModes.bytes.isEmpty ? output.write(bytes) : writeHeld(before: bytes) else {
      throw failure
    }
  }

  private func writeHeld(before bytes: UnsafeRawBufferPointer) -> Bool {
    let all = pendingModes.bytes + bytes
    TerminalRescue.note(pendingModes.optionalModes)
    pendingModes = PendingModes()
    return all.withUnsafeBytes(output.write)
  }

  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(TerminalError) -> Int {
    CrashStack.addToCurrentThread()
    var isRetried = false
    while true {
      let count = typed.read(into: buffer)
      if count > 0 { return count }
      if count == 0, ownership == .wholeLines {
        buffer[0] = LineInput.end
        return 1
      }
      if count == 0 { throw .hungUp }
      switch errno {
      case EINTR: continue
      case EAGAIN: return 0
      case EIO where !isRetried:
        // Also what a background job gets whose thread blocks SIGTTIN; it is to stop instead.
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
