#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Carries signal numbers out of handlers, which may do little else than write to a pipe.
///
/// Unlike a Dispatch signal source it leaves the signal's action and the threads' masks alone, so
/// that a job can stop and go on without losing a signal or seeing one twice.
enum SignalPipe {
  // Guard: set once on the main actor, before any handler that reads it is in place.
  nonisolated(unsafe) private static var writeEnd: Int32 = -1
  @MainActor private static var readEnd: Int32 = -1

  /// Notes the signal.
  static let note = SignalAction.call { SignalPipe.put($0) }

  /// The end to read from.
  ///
  /// The pipe stays open: a handler may still be on its way to it.
  @MainActor static func open() throws(TerminalError) -> Int32 {
    if readEnd < 0 { (readEnd, writeEnd) = try SystemCalls.makePipe() }
    return readEnd
  }

  /// The signals noted since, each once, in the order of their first note.
  static func drain(_ readEnd: Int32) -> [Int32] {
    var signals: [Int32] = []
    withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
      let count = max(0, SystemCalls.readSome(buffer, from: readEnd))
      for byte in buffer.prefix(count) where byte != 0 && !signals.contains(Int32(byte)) {
        signals.append(Int32(byte))
      }
    }
    return signals
  }

  /// Wakes who waits at the pipe, without a signal.
  static func nudge() { if writeEnd >= 0 { put(0) } }

  private static func put(_ signal: Int32) {
    let number = errno
    SystemCalls.put(UInt8(truncatingIfNeeded: signal), into: writeEnd)
    errno = number
  }
}
