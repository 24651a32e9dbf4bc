#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The way of bytes to the terminal, which never waits long for it.
///
/// A terminal that reads takes a large frame in pieces, some microseconds apart, so that to wait
/// for the next piece costs least. What it does not take soon is kept until it does. Meanwhile
/// ``isBusy`` asks for no more frames, so that at most one is kept.
@MainActor final class TerminalOutput {
  /// Called when something has to wait: ``goOn()`` is to be called when the terminal takes more.
  var onWait: () -> Void = {}
  /// Called when the terminal has taken everything after a time in which it did not.
  var onFree: () -> Void = {}
  /// Called when the terminal fails while nobody writes.
  var onFailure: (_ number: Int32) -> Void = { _ in }

  /// Where the bytes go.
  let descriptor: Int32
  private var rest: [UInt8] = []
  /// The number of times in a row that the terminal was ready and took nothing.
  private var refusals = 0
  private let pause: @MainActor () -> Void

  /// So many refusals in a row are an error: some milliseconds apart, six seconds in all.
  static let refusalLimit = 1500

  /// Makes a way to the terminal at `shared`, which stays as it is.
  ///
  /// A descriptor that the process was given is shared with the shell and others, and so would be
  /// a mark not to wait. The terminal is therefore opened once more; where that is refused, writing
  /// waits.
  init(besides shared: Int32) {
    let own = Self.reopen(shared)
    descriptor = own >= 0 ? own : shared
    pause = { SystemCalls.pause() }
  }

  /// Makes a way to `descriptor`, which does not wait when it is written to.
  ///
  /// `pause` waits a little before an attempt that follows a refusal.
  init(to descriptor: Int32, pause: @escaping @MainActor () -> Void) {
    self.descriptor = descriptor
    self.pause = pause
  }

  /// Whether bytes wait for the terminal.
  var isBusy: Bool { !rest.isEmpty }

  /// Writes `bytes`, now or behind those that wait; `false` leaves the reason in `errno`.
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

  /// Breaks off what waits, where everything is about to be written anew.
  func interrupt() {
    // CAN ends a sequence of which the terminal has only the beginning.
    if isBusy { rest = [0x18] }
  }

  /// Gives the terminal a last chance to take what waits, and forgets the rest.
  func finish() {
    _ = TerminalRescue.whileAlive {
      rest.withUnsafeBytes { SystemCalls.writeSoon($0, to: descriptor) }
    }
    rest = []
  }

  /// Returns how many bytes were written; `nil` leaves the reason in `errno`.
  private func writeNow(_ bytes: UnsafeRawBufferPointer) -> Int? {
    // Nothing is written any more once the process is about to end, and nothing is kept.
    TerminalRescue.whileAlive { write(asMuchAsIsTaken: bytes) } ?? bytes.count
  }

  private func write(asMuchAsIsTaken bytes: UnsafeRawBufferPointer) -> Int? {
    // One that takes crumbs would otherwise be waited for at each of them.
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

  /// Writes of what waits as much as the terminal takes by now.
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
    // By this name it can be opened also by a user to whom it does not belong, as after `su`.
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
