internal import ScreenKitC
internal import Synchronization

/// The text written to standard error while screens are shown, which is printed afterwards.
///
/// Otherwise the message of a trap, which is printed before the trap, would be lost with the
/// alternate screen, and a library's warning would disturb the screen. Text is held only if
/// standard error is the same terminal as the output; a file gets it at once. The last 64 KiB are
/// kept. Control characters are escaped.
enum HeldErrorOutput {
  private static let capacity = 1 << 16
  private static let isHeld = Atomic<Bool>(false)
  /// Whether a thread moves bytes from the pipe into the ring buffer.
  private static let isDraining = Atomic<Bool>(false)
  /// The read end of the pipe; negative until text was first held.
  private static let pipeReadEnd = Atomic<Int32>(-1)
  /// The number of bytes read since the last release; the ring buffer has the last of them.
  private static let total = Atomic<Int>(0)

  // Guard: all are set on the main actor once, before `pipeReadEnd`. Other threads read them only
  // after they have read that or `isHeld`.
  // Only the thread that has set `isDraining`, or a process about to end, accesses the ring buffer.
  nonisolated(unsafe) private static var ring: UnsafeMutableRawBufferPointer?
  nonisolated(unsafe) private static var writeEnd: Int32 = -1
  nonisolated(unsafe) private static var terminal: Int32 = -1

  /// The read end of the pipe, readable when text is held; the watchdog then calls ``take()``.
  static var readEnd: Int32 { pipeReadEnd.load(ordering: .acquiring) }

  /// Holds text written to standard error from now on, if standard error is the terminal of
  /// `output`.
  @MainActor static func hold(besides output: Int32) {
    guard !isHeld.load(ordering: .relaxed), let device = device(of: STDERR_FILENO),
      device == self.device(of: output), ring != nil || prepare(),
      dup2(writeEnd, STDERR_FILENO) >= 0
    else { return }
    isHeld.store(true, ordering: .releasing)
  }

  /// Restores standard error and prints the last of the held text; safe in a signal handler.
  static func release() {
    guard isHeld.exchange(false, ordering: .acquiringAndReleasing) else { return }
    for _ in 0..<3 where dup2(terminal, STDERR_FILENO) >= 0 { break }
    // Waits 50 ms for a thread that reads the pipe; a crash while it reads must not wait for ever.
    var timeout = 50
    while timeout > 0, isDraining.exchange(true, ordering: .acquiringAndReleasing) {
      poll(nil, 0, 1)
      timeout -= 1
    }
    // Other processes may go on writing to the pipe, so the number of reads is limited.
    for _ in 0..<64 where !drainSome() { break }
    let end = total.exchange(0, ordering: .relaxed)
    if let ring, end > 0 {
      let cut = end % capacity
      if end > capacity {
        show(ring[cut...], ring[..<cut])
      } else {
        show(ring[..<end], ring[..<0])
      }
    }
    isDraining.store(false, ordering: .releasing)
  }

  /// Writes the two parts of the text, until the terminal takes no more for a second.
  private static func show(
    _ part: Slice<UnsafeMutableRawBufferPointer>, _ next: Slice<UnsafeMutableRawBufferPointer>
  ) {
    // The small buffer lies on the stack: a crashed process may be unable to allocate.
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
      var (count, goesOn) = (0, true)
      escape(part, next) { byte in
        buffer[count] = byte
        count += 1
        guard count == buffer.count else { return }
        goesOn = goesOn && SystemCalls.writeSoon(UnsafeRawBufferPointer(buffer), to: terminal)
        count = 0
      }
      let rest = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      if goesOn { SystemCalls.writeSoon(rest, to: terminal) }
    }
  }

  private static func escape(
    _ part: Slice<UnsafeMutableRawBufferPointer>, _ next: Slice<UnsafeMutableRawBufferPointer>,
    _ emit: (UInt8) -> Void
  ) {
    var escaper = ControlEscaper()
    for byte in part { escaper.feed(byte, emit) }
    for byte in next { escaper.feed(byte, emit) }
    escaper.finish(emit)
  }

  @MainActor private static func prepare() -> Bool {
    var ends: [Int32] = [-1, -1]
    let copy = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    // Only the read end is non-blocking: writers may wait, but no text may be lost.
    guard copy >= 0, pipe(&ends) == 0, fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0,
      ends.allSatisfy({ fcntl($0, F_SETFD, FD_CLOEXEC) == 0 })
    else {
      for descriptor in [copy] + ends where descriptor >= 0 { close(descriptor) }
      return false
    }
    (writeEnd, terminal) = (ends[1], copy)
    ring = .allocate(byteCount: capacity, alignment: 16)
    pipeReadEnd.store(ends[0], ordering: .releasing)
    SignalPipe.nudge()
    return true
  }

  /// Moves all held bytes into the ring buffer, so that a process that writes much need not wait.
  static func drain() {
    guard !isDraining.exchange(true, ordering: .acquiringAndReleasing) else { return }
    while drainSome() {}
    isDraining.store(false, ordering: .releasing)
  }

  /// Moves some bytes into the ring buffer, over the oldest; returns `false` if there are none.
  private static func drainSome() -> Bool {
    guard let ring else { return false }
    let start = total.load(ordering: .relaxed)
    let room = UnsafeMutableRawBufferPointer(rebasing: ring[(start % capacity)...])
    let count = SystemCalls.readSome(room, from: readEnd)
    if count > 0 { total.store(start + count, ordering: .relaxed) }
    return count > 0
  }

  private static func device(of descriptor: Int32) -> dev_t? {
    var status = stat()
    guard isatty(descriptor) == 1, fstat(descriptor, &status) == 0 else { return nil }
    return status.st_rdev
  }
}
