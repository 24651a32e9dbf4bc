#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Calls of the system whose loops and names would get in the way elsewhere.
///
/// All of it may be called from a signal handler.
enum SystemCalls {
  /// Writes a part of `bytes`; a negative count leaves the reason in `errno`.
  static func writeSome(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
  }

  /// Waits until `descriptor` takes more, for a few milliseconds at most; says whether it does.
  static func waitBriefly(for descriptor: Int32) -> Bool {
    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&ready, 1, 4) > 0
  }

  /// The time since some moment before the process began.
  static var time: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The time since 1970 by the system's date, which may be set.
  static var date: Duration {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Waits until one of `descriptors` is ready, a signal comes, or the time is over; `nil` is never.
  static func wait(
    for descriptors: UnsafeMutableBufferPointer<pollfd>, atMost time: Duration?
  ) {
    let count = poll(
      descriptors.baseAddress, nfds_t(descriptors.count), time.map(milliseconds) ?? -1)
    // Interrupted, or refused: what is said of the descriptors then means nothing.
    if count < 0 { for index in descriptors.indices { descriptors[index].revents = 0 } }
  }

  /// Rounded up, since who comes too early finds nothing due.
  private static func milliseconds(_ time: Duration) -> Int32 {
    let (seconds, attoseconds) = time.components
    guard seconds < 1_000_000 else { return 1_000_000_000 }
    return Int32(
      max(0, seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000))
  }

  /// Makes a pipe of the process's own, of which neither end waits.
  static func makePipe() throws(TerminalError) -> (readEnd: Int32, writeEnd: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .exhausted(errno) }
    let isReady = ends.allSatisfy {
      fcntl($0, F_SETFD, FD_CLOEXEC) == 0 && fcntl($0, F_SETFL, O_NONBLOCK) == 0
    }
    if isReady { return (ends[0], ends[1]) }
    let number = errno
    for end in ends { close(end) }
    throw .exhausted(number)
  }

  /// Writes `byte` to a pipe that never waits, and tries a few times where the system refuses.
  ///
  /// A pipe that is full has bytes enough to wake its reader.
  static func put(_ byte: UInt8, into pipe: Int32) {
    var byte = byte
    for _ in 0..<3 where write(pipe, &byte, 1) == 1 { return }
  }

  /// Reads what is there, 0 at the end; a negative count leaves the reason in `errno`.
  static func readSome(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
  }

  /// Stops a job that is in the background, as the shell expects, until it is brought forward.
  ///
  /// The kernel does so for whoever waits for the terminal's output; it fails, with the reason in
  /// `errno`, when nobody could bring the job forward.
  static func waitForForeground(_ terminal: Int32) -> Bool {
    SignalAction.unblock(SIGTTOU)
    while tcdrain(terminal) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }

  /// Writes `bytes`, but gives up when `descriptor` has taken none for a second.
  ///
  /// - Parameters:
  ///   - bytes: What to write.
  ///   - descriptor: Where to.
  ///   - pause: Waits a little before another attempt.
  /// - Returns: Whether all were written.
  @discardableResult
  static func writeSoon(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, pause: () -> Void = SystemCalls.pause
  ) -> Bool {
    var rest = bytes[...]
    var refusals = 0
    while !rest.isEmpty {
      var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&ready, 1, 1000) != 0 else { return false }
      let count = writeSome(.init(rebasing: rest), to: descriptor)
      if count > 0 {
        rest = rest.dropFirst(count)
        refusals = 0
      } else if count < 0, errno != EINTR, errno != EAGAIN {
        return false
      } else {
        // Some descriptors say that they are ready, and then take nothing.
        refusals += 1
        guard refusals < 250 else { return false }
        pause()
      }
    }
    return true
  }

  /// Waits for a few milliseconds, before something is tried again.
  static func pause() { poll(nil, 0, 4) }

  /// Sets the modes of the line, and tries a few times where the system refuses.
  ///
  /// - Returns: Whether they are set; otherwise `errno` has the reason.
  static func setModes(_ modes: termios, of terminal: Int32) -> Bool {
    var modes = modes
    for _ in 0..<8 where tcsetattr(terminal, TCSANOW, &modes) == 0 { return true }
    return false
  }
}
