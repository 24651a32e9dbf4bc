#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Wakes a thread that waits for descriptors.
final class WakeUpPipe: Sendable {
  /// Becomes readable when someone rings.
  let readEnd: Int32
  private let writeEnd: Int32

  init() throws(TerminalError) { (readEnd, writeEnd) = try SystemCalls.makePipe() }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  func wake() { SystemCalls.put(0, into: writeEnd) }

  /// Takes note of all that rang.
  func drain() {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) {
      while SystemCalls.readSome($0, from: readEnd) == $0.count {}
    }
  }
}
