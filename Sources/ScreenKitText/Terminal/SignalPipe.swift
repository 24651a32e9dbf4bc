internal import ScreenKitC

/// A pipe for signal numbers from signal handlers, which may do little besides writing.
///
/// Unlike a Dispatch signal source it does not change the signal's action or the threads' signal
/// masks. So a job can stop and continue without losing a signal or seeing one twice.
enum SignalPipe {
  // Guard: set once on the main actor, before any handler that reads it is in place.
  nonisolated(unsafe) private static var writeEnd: Int32 = -1
  @MainActor private static var readEnd: Int32 = -1

  /// The action that writes the signal's number to the pipe.
  static let note = SignalAction.call { SignalPipe.put($0) }

  /// Opens the pipe, if necessary, and returns its read end.
  ///
  /// The pipe is never closed, since a handler may still be about to write to it.
  ///
  /// - Throws: ``TerminalError/exhausted(_:)`` if the system has no pipe left.
  @MainActor static func open() throws(TerminalError) -> Int32 {
    if readEnd < 0 { (readEnd, writeEnd) = try SystemCalls.makePipe() }
    return readEnd
  }

  /// Returns the signals written since the last call, each once, in order of arrival.
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

  /// Wakes the thread that polls the pipe, without a signal.
  static func nudge() { if writeEnd >= 0 { put(0) } }

  private static func put(_ signal: Int32) {
    let number = errno
    SystemCalls.put(UInt8(truncatingIfNeeded: signal), into: writeEnd)
    errno = number
  }
}
