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
  /// - Returns: Whether all were written.
  static func writeSoon(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&ready, 1, 1000) != 0 else { return false }
      let count = writeSome(.init(rebasing: rest), to: descriptor)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR, errno != EAGAIN {
        return false
      }
    }
    return true
  }
}
