internal import ScreenKitC
internal import Synchronization

/// The text written to standard output and standard error while screens are shown.
///
/// It is printed afterwards, and ``LogPanel`` shows it meanwhile. Otherwise the message of a trap,
/// which is printed before the trap, would be lost with the alternate screen, and the text of a
/// `print` would disturb the screen. Text is held only if it would go to the same terminal as the
/// screens; a file receives it at once. The last 64 KiB are kept. Control characters are escaped.
enum HeldOutput {
  private static let capacity = 1 << 16
  private static let isHeld = Atomic<Bool>(false)
  /// Whether a thread moves bytes from the pipe into the ring buffer.
  private static let isDraining = Atomic<Bool>(false)
  /// The read end of the pipe; negative until text was first held.
  private static let pipeReadEnd = Atomic<Int32>(-1)
  /// The number of bytes read so far; the ring buffer has the last of them.
  private static let total = Atomic<Int>(0)
  /// The number of bytes that were printed, or dropped from the ring buffer, at the last release.
  private static let printed = Atomic<Int>(0)
  /// The callback on the watchdog's thread after text has arrived.
  private static let observer = Mutex<(@Sendable () -> Void)?>(nil)

  // Guard: all are set on the main actor once, before `pipeReadEnd`. Other threads read them only
  // after they have read that or `isHeld`.
  // Only the thread that has set `isDraining`, or a process about to end, accesses the ring buffer.
  nonisolated(unsafe) private static var ring: UnsafeMutableRawBufferPointer?
  nonisolated(unsafe) private static var writeEnd: Int32 = -1
  /// Copies of standard output and of standard error; -1 for one that is not held.
  nonisolated(unsafe) private static var copies: (output: Int32, error: Int32) = (-1, -1)

  /// The read end of the pipe, readable when text is held; the watchdog then calls ``drain()``.
  static var readEnd: Int32 { pipeReadEnd.load(ordering: .acquiring) }

  /// Holds text written from now on to standard output and standard error, as far as they are the
  /// terminal at `screen`, which is another descriptor.
  @MainActor static func hold(besides screen: Int32) {
    guard !isHeld.load(ordering: .relaxed), ring != nil || prepare(besides: screen) else { return }
    let holdsOutput = copies.output >= 0 && dup2(writeEnd, STDOUT_FILENO) >= 0
    let holdsError = copies.error >= 0 && dup2(writeEnd, STDERR_FILENO) >= 0
    isHeld.store(holdsOutput || holdsError, ordering: .releasing)
  }

  /// Restores both outputs and prints the last of the held text; safe in a signal handler.
  static func release() {
    guard isHeld.exchange(false, ordering: .acquiringAndReleasing) else { return }
    restore(STDOUT_FILENO, from: copies.output)
    restore(STDERR_FILENO, from: copies.error)
    // This waits at most 50 ms for a thread that reads the pipe; a crash during a read must not
    // wait forever.
    var timeout = 50
    while timeout > 0, isDraining.exchange(true, ordering: .acquiringAndReleasing) {
      poll(nil, 0, 1)
      timeout -= 1
    }
    drainWithLimit()
    let end = total.load(ordering: .relaxed)
    let (part, next) = bytes(from: printed.exchange(end, ordering: .relaxed), to: end)
    if let part, let next { show(part, next) }
    isDraining.store(false, ordering: .releasing)
  }

  /// Runs the code that prints held text once, so that a signal handler executes no code for the
  /// first time.
  @MainActor static func warmUp() {
    _ = isHeld.load(ordering: .relaxed) || isDraining.load(ordering: .relaxed)
    _ = (
      readEnd, total.load(ordering: .relaxed), printed.load(ordering: .relaxed), writeEnd, copies
    )
    let (part, next) = bytes(from: 0, to: 0)
    guard let ring, part == nil, next == nil else { return }
    show(ring[..<0], ring[..<0])
  }

  private static func restore(_ descriptor: Int32, from copy: Int32) {
    guard copy >= 0 else { return }
    for _ in 0..<3 where dup2(copy, descriptor) >= 0 { break }
  }

  /// The last 64 KiB of the text, printed or not yet, with control characters escaped.
  @MainActor static var text: String {
    StandardOutput.flush()
    // The other thread holds the ring buffer only for as long as it reads the pipe.
    while isDraining.exchange(true, ordering: .acquiringAndReleasing) { poll(nil, 0, 1) }
    defer { isDraining.store(false, ordering: .releasing) }
    drainWithLimit()
    let (part, next) = bytes(from: 0, to: total.load(ordering: .relaxed))
    guard let part, let next else { return "" }
    var text: [UInt8] = []
    text.reserveCapacity(part.count + next.count)
    escape(part, next) { text.append($0) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Calls `body` on another thread each time text has arrived; `nil` ends it.
  static func observe(_ body: (@Sendable () -> Void)?) { observer.withLock { $0 = body } }

  /// Returns the kept bytes from `start` to `end`: the part up to the ring buffer's end, and the
  /// part at its beginning.
  private static func bytes(
    from start: Int, to end: Int
  ) -> (Slice<UnsafeMutableRawBufferPointer>?, Slice<UnsafeMutableRawBufferPointer>?) {
    guard let ring, end > start else { return (nil, nil) }
    let (first, last) = (max(start, end - capacity) % capacity, end % capacity)
    return first < last ? (ring[first..<last], ring[..<0]) : (ring[first...], ring[..<last])
  }

  /// Writes the two parts of the text, until the terminal has accepted no byte for a second.
  private static func show(
    _ part: Slice<UnsafeMutableRawBufferPointer>, _ next: Slice<UnsafeMutableRawBufferPointer>
  ) {
    let terminal = copies.output >= 0 ? copies.output : copies.error
    // The small buffer is on the stack: a crashed process may be unable to allocate.
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

  @MainActor private static func prepare(besides screen: Int32) -> Bool {
    let device = device(of: screen)
    let held = [STDOUT_FILENO, STDERR_FILENO].map { descriptor in
      device != nil && self.device(of: descriptor) == device
        ? fcntl(descriptor, F_DUPFD_CLOEXEC, 3) : -1
    }
    var ends: [Int32] = [-1, -1]
    // Only the read end is non-blocking: writers may wait, but no text may be lost.
    guard held.contains(where: { $0 >= 0 }), pipe(&ends) == 0,
      fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0,
      ends.allSatisfy({ fcntl($0, F_SETFD, FD_CLOEXEC) == 0 })
    else {
      for descriptor in held + ends where descriptor >= 0 { close(descriptor) }
      return false
    }
    (writeEnd, copies) = (ends[1], (held[0], held[1]))
    if copies.output >= 0 { StandardOutput.bufferLines() }
    ring = .allocate(byteCount: capacity, alignment: 16)
    pipeReadEnd.store(ends[0], ordering: .releasing)
    SignalPipe.nudge()
    return true
  }

  /// Moves held bytes into the ring buffer, so that a process that writes much need not wait.
  ///
  /// If text is written without pause, some of it stays for the next call.
  static func drain() {
    guard !isDraining.exchange(true, ordering: .acquiringAndReleasing) else { return }
    drainWithLimit()
    isDraining.store(false, ordering: .releasing)
    observer.withLock { $0 }?()
  }

  /// Moves the held bytes into the ring buffer by a limited number of reads.
  ///
  /// Other threads and processes may continue to write to the pipe, but the caller must not wait.
  private static func drainWithLimit() {
    for _ in 0..<64 where !drainSome() { break }
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
