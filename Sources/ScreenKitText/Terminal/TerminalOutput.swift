internal import ScreenKitC

/// The output to the terminal, which never blocks for long.
///
/// A terminal that reads takes a large frame in pieces, some microseconds apart, so a short wait
/// for the next piece costs least. The rest of a frame is kept until the terminal is ready.
/// ``isBusy`` is `true` meanwhile, so that at most one frame is kept.
@MainActor final class TerminalOutput {
  /// The callback when bytes become pending; ``goOn()`` must be called when the terminal accepts
  /// more.
  var onWait: () -> Void = {}
  /// The callback when the terminal has accepted all pending bytes.
  var onFree: () -> Void = {}
  /// The callback with the error number when writing pending bytes fails.
  var onFailure: (_ number: Int32) -> Void = { _ in }

  /// The file descriptor that is written to.
  let descriptor: Int32
  private var rest: [UInt8] = []
  /// The number of times in a row that the terminal was ready and accepted nothing.
  private var refusals = 0
  private let pause: @MainActor () -> Void

  /// The number of refusals in a row that is an error: with a pause of 4 ms, six seconds in all.
  static let refusalLimit = 1500

  /// Creates an output to the terminal at `shared`, without changing that descriptor.
  ///
  /// The process shares an inherited descriptor with the shell and others, so it must stay
  /// blocking. Therefore the terminal is opened once more. If that is refused, writing blocks.
  init(besides shared: Int32) {
    let own = Self.reopen(shared)
    descriptor = own >= 0 ? own : shared
    pause = { SystemCalls.pause() }
  }

  /// Creates an output to `descriptor`, which must be non-blocking.
  ///
  /// `pause` waits briefly before an attempt that follows a refusal.
  init(to descriptor: Int32, pause: @escaping @MainActor () -> Void) {
    self.descriptor = descriptor
    self.pause = pause
  }

  /// Whether bytes are pending.
  var isBusy: Bool { !rest.isEmpty }

  /// Writes `bytes`, or queues them behind pending ones; returns `false` with the reason in
  /// `errno`.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if isBusy {
      rest += bytes
      return true
    }
    guard let count = writeNow(bytes) else { return false }
    if count < bytes.count {
      rest = Array(bytes[count...])
      onWait()
    }
    return true
  }

  /// Drops pending bytes, when everything is about to be written anew.
  func interrupt() {
    // CAN ends an escape sequence of which the terminal has only the beginning.
    if isBusy { rest = [0x18] }
  }

  /// Tries to write pending bytes for about a second, and drops the rest.
  func finish() {
    _ = TerminalRescue.whileAlive {
      rest.withUnsafeBytes { SystemCalls.writeSoon($0, to: descriptor) }
    }
    rest = []
  }

  /// Writes as much as the terminal accepts; returns the number of bytes, or `nil` with the reason
  /// in `errno`.
  private func writeNow(_ bytes: UnsafeRawBufferPointer) -> Int? {
    // Once the process is about to end, bytes are dropped and count as written.
    TerminalRescue.whileAlive { write(asMuchAsIsTaken: bytes) } ?? bytes.count
  }

  private func write(asMuchAsIsTaken bytes: UnsafeRawBufferPointer) -> Int? {
    // The number of waits is limited, for a terminal that accepts only a few bytes at a time.
    var (done, waits) = (0, 16)
    while done < bytes.count {
      let count = SystemCalls.writeSome(.init(rebasing: bytes[done...]), to: descriptor)
      if count > 0 {
        done += count
      } else if count == 0 || errno == EAGAIN || errno == EINTR {
        waits -= 1
        guard waits >= 0, SystemCalls.waitBriefly(for: descriptor) else { return done }
      } else {
        return nil
      }
    }
    return done
  }

  /// Writes as many pending bytes as the terminal accepts now.
  func goOn() {
    guard isBusy else { return }
    CrashStack.addToCurrentThread()
    var count = rest.withUnsafeBytes { writeNow($0) }
    var number = errno
    refusals = count == 0 ? refusals + 1 : 0
    if refusals == Self.refusalLimit { (count, number) = (nil, EAGAIN) }
    if count == nil { refusals = 0 }
    rest.removeFirst(count ?? rest.count)
    if count == 0 { pause() }
    guard !isBusy else { return }
    if count == nil { onFailure(number) } else { onFree() }
  }

  private static func reopen(_ shared: Int32) -> Int32 {
    var name = [CChar](repeating: 0, count: 256)
    if ttyname_r(shared, &name, name.count) == 0 {
      let own = openToWrite(name)
      if own >= 0, isSame(own, shared) { return own }
      if own >= 0 { close(own) }
    }
    // Even a user who does not own the terminal, as after `su`, can open it by this name.
    guard tcgetsid(shared) == getsid(0) else { return -1 }
    return openToWrite(Array("/dev/tty".utf8CString))
  }

  private static func openToWrite(_ path: [CChar]) -> Int32 {
    open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
  }

  private static func isSame(_ one: Int32, _ other: Int32) -> Bool {
    var (first, second) = (stat(), stat())
    return fstat(one, &first) == 0 && fstat(other, &second) == 0 && first.st_rdev == second.st_rdev
  }
}
