internal import ScreenKitC

/// Thin wrappers of system calls.
///
/// All of them may be called from a signal handler.
enum SystemCalls {
  /// Writes a part of `bytes`; returns the number of bytes, or a negative one with the reason in
  /// `errno`.
  static func writeSome(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
  }

  /// Waits at most 4 ms until `descriptor` is writable; returns whether it is.
  static func waitBriefly(for descriptor: Int32) -> Bool {
    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&ready, 1, 4) > 0
  }

  /// The monotonic time since an unspecified moment before the process began.
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

  /// Waits until a descriptor is ready, a signal arrives or `time` has passed; `nil` is no limit.
  static func wait(
    for descriptors: UnsafeMutableBufferPointer<pollfd>, atMost time: Duration?
  ) {
    let count = poll(
      descriptors.baseAddress, nfds_t(descriptors.count), time.map(milliseconds) ?? -1)
    // After an interruption or error, the results of the descriptors are invalid.
    if count < 0 { for index in descriptors.indices { descriptors[index].revents = 0 } }
  }

  /// Returns milliseconds, rounded up: a wait that ends early would find no timer due.
  private static func milliseconds(_ time: Duration) -> Int32 {
    let (seconds, attoseconds) = time.components
    guard seconds < 1_000_000 else { return 1_000_000_000 }
    return Int32(
      max(0, seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000))
  }

  /// Creates a pipe with two non-blocking ends that child processes do not inherit.
  ///
  /// - Throws: ``TerminalError/exhausted(_:)`` if the system has no pipe left.
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

  /// Writes `byte` to a non-blocking pipe, with at most three attempts.
  ///
  /// A failure needs no report: a full pipe has enough bytes to wake its reader.
  static func put(_ byte: UInt8, into pipe: Int32) {
    var byte = byte
    for _ in 0..<3 where write(pipe, &byte, 1) == 1 { return }
  }

  /// Reads the available bytes; returns 0 at the end, or a negative number with the reason in
  /// `errno`.
  static func readSome(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
  }

  /// Stops a background job until it is in the foreground, as the shell expects.
  ///
  /// The kernel stops a job that waits for the terminal's output. Returns `false`, with the reason
  /// in `errno`, if nothing can bring the job to the foreground.
  static func waitForForeground(_ terminal: Int32) -> Bool {
    SignalAction.unblock(SIGTTOU)
    while tcdrain(terminal) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }

  /// Writes `bytes`, but stops when `descriptor` has accepted no byte for about a second.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to write.
  ///   - descriptor: The file descriptor.
  ///   - pause: Waits briefly before another attempt.
  /// - Returns: Whether all bytes were written.
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
        // Some descriptors are reported as ready, and then accept no bytes.
        refusals += 1
        guard refusals < 250 else { return false }
        pause()
      }
    }
    return true
  }

  /// Waits 4 ms before another attempt.
  static func pause() { poll(nil, 0, 4) }

  /// Sets the terminal's line settings, with at most eight attempts.
  ///
  /// - Returns: Whether they are set; otherwise `errno` has the reason.
  static func setModes(_ modes: termios, of terminal: Int32) -> Bool {
    var modes = modes
    for _ in 0..<8 where tcsetattr(terminal, TCSANOW, &modes) == 0 { return true }
    return false
  }
}
