internal import ScreenKitC
internal import Synchronization

/// The terminal's input, read by the host, or by the watchdog while the main queue is blocked.
///
/// Bytes read by the watchdog are queued for the host, which gets them first. No byte is lost or
/// duplicated, and the order stays.
final class TerminalInputQueue: Sendable {
  /// Bytes that the watchdog has read for the host.
  struct ReadAhead: Sendable {
    var bytes: [UInt8]
    /// The host's decoder, if it is within an input; `nil` between inputs.
    var unfinished: InputDecoder?

    init(_ bytes: [UInt8], unfinished: InputDecoder? = nil) {
      (self.bytes, self.unfinished) = (bytes, unfinished)
    }
  }

  private struct State {
    var isOpen = false
    var visits = 0
    var waiting: [UInt8] = []
    var unfinished: InputDecoder?
    /// Whether the host's last poll of the descriptor may be out of date.
    var isReadinessStale = false
  }

  /// The maximum number of bytes read ahead; more stay in the terminal until the host reads.
  static let limit = 1 << 22

  private let descriptor: Int32
  private let state = Mutex(State())

  /// Creates a queue of the bytes read from `descriptor`.
  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Allows the watchdog to read ahead; returns whether it was not allowed before.
  @discardableResult func open() -> Bool {
    state.withLock { state in
      defer { state.isOpen = true }
      return !state.isOpen
    }
  }

  /// Leaves input to other programs, such as the shell; bytes already read ahead stay.
  func close() {
    state.withLock { state in
      state.isOpen = false
      // This counts as a visit: the watchdog need not wait for the host any more.
      state.visits += 1
      // The bytes that a poll has reported may be dropped, or read by another program.
      state.isReadinessStale = true
    }
  }
}

/// The interface for the host.
extension TerminalInputQueue {
  /// Whether bytes were read ahead.
  var holdsBytes: Bool { state.withLock { !$0.waiting.isEmpty } }

  /// Reads bytes read ahead, or else bytes of the descriptor, which must have been ready.
  ///
  /// - Returns: The number of bytes, with the meaning of `read`: 0 at the end, or a negative number
  ///   with the reason in `errno`, which is `EAGAIN` if there were none.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    state.withLock { state in
      state.visits += 1
      guard state.waiting.isEmpty else {
        let count = min(buffer.count, state.waiting.count)
        buffer.copyBytes(from: state.waiting[..<count])
        state.waiting.removeFirst(count)
        return count
      }
      if state.isReadinessStale {
        state.isReadinessStale = false
        guard canRead else {
          errno = EAGAIN
          return -1
        }
      }
      return SystemCalls.readSome(buffer, from: descriptor)
    }
  }

  /// Stores the host's decoder, if the bytes read so far end within an input; `nil` between inputs.
  func record(unfinished decoder: InputDecoder?) {
    state.withLock { $0.unfinished = decoder }
  }
}

/// The interface for the watchdog.
extension TerminalInputQueue {
  /// The number of the host's visits, and the descriptor, negative while the app does not use it.
  var outlook: (visits: Int, descriptor: Int32) {
    state.withLock { ($0.visits, $0.isOpen ? descriptor : -1) }
  }

  /// Reads for the host the unread bytes since its visit number `visits`.
  ///
  /// - Returns: The bytes, or `nil` if the host has read since, or no bytes can be read.
  func readAhead(visits: Int) -> ReadAhead? {
    state.withLock { state in
      // The queue polls again, since the host may have read after the last poll.
      guard state.isOpen, state.visits == visits, state.waiting.count < Self.limit, canRead else {
        return nil
      }
      let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 12) { buffer, count in
        let room = UnsafeMutableRawBufferPointer(buffer)
        count = max(0, SystemCalls.readSome(room, from: descriptor))
      }
      guard !bytes.isEmpty else { return nil }
      state.waiting += bytes
      state.isReadinessStale = true
      return ReadAhead(bytes, unfinished: state.unfinished)
    }
  }

  private var canRead: Bool {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, 0) > 0
  }
}
