internal import ScreenKitC

/// A pipe that wakes the thread polling its read end.
final class WakeUpPipe: Sendable {
  /// The descriptor that becomes readable after ``wake()``.
  let readEnd: Int32
  private let writeEnd: Int32

  init() throws(TerminalError) { (readEnd, writeEnd) = try SystemCalls.makePipe() }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  func wake() { SystemCalls.put(0, into: writeEnd) }

  /// Reads all pending bytes, so that the read end is no longer readable.
  func drain() {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) {
      while SystemCalls.readSome($0, from: readEnd) == $0.count {}
    }
  }
}
