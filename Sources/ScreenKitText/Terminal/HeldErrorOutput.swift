internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Keeps what is written to standard error while screens are shown, and shows it afterwards.
///
/// Without it the message of a trap, printed before the trap, goes down with the alternate screen,
/// and a library's warning spoils the picture. Only an error output at the very same terminal is
/// held; a file keeps what it gets at once. The last 64 KiB are kept, however much is written. What
/// could steer the terminal is escaped.
enum HeldErrorOutput {
  private static let capacity = 1 << 16
  private static let isHeld = Atomic<Bool>(false)
  /// Whether someone moves bytes from the pipe into the ring.
  private static let isTaking = Atomic<Bool>(false)
  /// Where what is held can be taken; negative as long as nothing was.
  private static let pipeExit = Atomic<Int32>(-1)
  /// How many bytes were taken since the last release; the ring has the last of them.
  private static let total = Atomic<Int>(0)

  // Guard: all are set on the main actor once, before `pipeExit`, and read by others only after they
  // have seen that or `isHeld`.
  // The ring's bytes are touched only by who has set `isTaking`, or by a process about to end.
  nonisolated(unsafe) private static var ring: UnsafeMutableRawBufferPointer?
  nonisolated(unsafe) private static var writeEnd: Int32 = -1
  nonisolated(unsafe) private static var terminal: Int32 = -1

  /// Becomes readable when something is held; whoever waits for that calls ``take()``.
  static var exit: Int32 { pipeExit.load(ordering: .acquiring) }

  /// Holds what comes from now on, when standard error goes where `output` goes.
  @MainActor static func hold(besides output: Int32) {
    guard !isHeld.load(ordering: .relaxed), let device = device(of: STDERR_FILENO),
      device == self.device(of: output), ring != nil || prepare(),
      dup2(writeEnd, STDERR_FILENO) >= 0
    else { return }
    isHeld.store(true, ordering: .releasing)
  }

  /// Shows the last of what was held; safe in a signal handler.
  static func release() {
    guard isHeld.exchange(false, ordering: .acquiringAndReleasing) else { return }
    for _ in 0..<3 where dup2(terminal, STDERR_FILENO) >= 0 { break }
    // Whoever is at it has a moment to finish; a crash in the midst of that must not wait for ever.
    var timeout = 50
    while timeout > 0, isTaking.exchange(true, ordering: .acquiringAndReleasing) {
      poll(nil, 0, 1)
      timeout -= 1
    }
    // What other processes go on to write to the pipe is nobody's last word.
    for _ in 0..<64 where !takeSome() { break }
    let end = total.exchange(0, ordering: .relaxed)
    if let ring, end > 0 {
      let cut = end % capacity
      if end > capacity {
        show(ring[cut...], ring[..<cut])
      } else {
        show(ring[..<end], ring[..<0])
      }
    }
    isTaking.store(false, ordering: .releasing)
  }

  /// Writes the two parts of a text, as far as the terminal takes them soon.
  private static func show(
    _ part: Slice<UnsafeMutableRawBufferPointer>, _ next: Slice<UnsafeMutableRawBufferPointer>
  ) {
    // On the stack, as its size is small: a crashed process may be unable to allocate.
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
    // Only the end to read from never waits: who writes may, but nothing that is written may be lost.
    guard copy >= 0, pipe(&ends) == 0, fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0,
      ends.allSatisfy({ fcntl($0, F_SETFD, FD_CLOEXEC) == 0 })
    else {
      for descriptor in [copy] + ends where descriptor >= 0 { close(descriptor) }
      return false
    }
    (writeEnd, terminal) = (ends[1], copy)
    ring = .allocate(byteCount: capacity, alignment: 16)
    pipeExit.store(ends[0], ordering: .releasing)
    SignalPipe.nudge()
    return true
  }

  /// Takes what comes; a process that writes much must not wait for its screens.
  static func take() {
    guard !isTaking.exchange(true, ordering: .acquiringAndReleasing) else { return }
    while takeSome() {}
    isTaking.store(false, ordering: .releasing)
  }

  /// Moves some bytes into the ring, over the oldest; `false` if there are none.
  private static func takeSome() -> Bool {
    guard let ring else { return false }
    let start = total.load(ordering: .relaxed)
    let room = UnsafeMutableRawBufferPointer(rebasing: ring[(start % capacity)...])
    let count = SystemCalls.readSome(room, from: exit)
    if count > 0 { total.store(start + count, ordering: .relaxed) }
    return count > 0
  }

  private static func device(of descriptor: Int32) -> dev_t? {
    var status = stat()
    guard isatty(descriptor) == 1, fstat(descriptor, &status) == 0 else { return nil }
    return status.st_rdev
  }
}
