internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The input of the terminal: the host reads it, and the watchdog while the main queue is stuck.
///
/// Bytes that the watchdog has read wait here for the host, which gets them first: none is lost, none
/// comes twice, and their order stays.
package final class TerminalInputQueue: Sendable {
  /// Bytes that were read for the host.
  package struct ReadAhead: Sendable {
    package var bytes: [UInt8]
    /// The host's decoder as far as it is within an input; `nil` between inputs.
    package var unfinished: InputDecoder?

    package init(_ bytes: [UInt8], unfinished: InputDecoder? = nil) {
      (self.bytes, self.unfinished) = (bytes, unfinished)
    }
  }

  private struct State {
    var isOpen = false
    var visits = 0
    var waiting: [UInt8] = []
    var unfinished: InputDecoder?
    /// Whether what the host has heard of the descriptor may be out of date.
    var isReadinessStale = false
  }

  /// More than this is left to the terminal until the host comes.
  package static let limit = 1 << 22

  private let descriptor: Int32
  private let state = Mutex(State())

  /// Makes a queue of what can be read from `descriptor`.
  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Lets the watchdog read ahead; returns whether it could not before.
  @discardableResult package func open() -> Bool {
    state.withLock { state in
      defer { state.isOpen = true }
      return !state.isOpen
    }
  }

  /// Leaves what is typed to others, such as the shell; what was read ahead stays.
  package func close() {
    state.withLock { state in
      state.isOpen = false
      // Nobody waits for the host any more.
      state.visits += 1
    }
  }
}

/// For the host.
extension TerminalInputQueue {
  /// Whether something was read ahead.
  package var holdsBytes: Bool { state.withLock { !$0.waiting.isEmpty } }

  /// Reads what was read ahead, or else from the descriptor, which must have been ready.
  ///
  /// - Returns: The number of bytes, as `read` has it: 0 at the end, and a negative number leaves the
  ///   reason in `errno`, which is `EAGAIN` when there was nothing after all.
  package func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
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

  /// Notes where in an input the bytes read so far have ended; `nil` is between inputs.
  package func note(unfinished decoder: InputDecoder?) {
    state.withLock { $0.unfinished = decoder }
  }
}

/// For the watchdog.
extension TerminalInputQueue {
  /// The number of the host's visits, and the descriptor, which is negative when it is not the app's.
  package var outlook: (visits: Int, descriptor: Int32) {
    state.withLock { ($0.visits, $0.isOpen ? descriptor : -1) }
  }

  /// Reads for the host what it has left unread since its visit number `visits`.
  ///
  /// - Returns: `nil` if the host has come since, or nothing can be read at present.
  package func readAhead(visits: Int) -> ReadAhead? {
    state.withLock { state in
      // The system's answer is asked for again, since the host may have come after the last one.
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
