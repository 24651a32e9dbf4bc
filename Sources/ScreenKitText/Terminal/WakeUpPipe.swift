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
  let exit: Int32
  private let entrance: Int32

  init() throws(TerminalError) { (exit, entrance) = try SystemCalls.makePipe() }

  deinit {
    close(exit)
    close(entrance)
  }

  func ring() { SystemCalls.put(0, into: entrance) }

  /// Takes note of all that rang.
  func answer() {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) {
      while SystemCalls.readSome($0, from: exit) == $0.count {}
    }
  }
}
