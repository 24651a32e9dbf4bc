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

  init() { (exit, entrance) = SystemCalls.makePipe() }

  deinit {
    close(exit)
    close(entrance)
  }

  func ring() {
    var byte: UInt8 = 0
    write(entrance, &byte, 1)
  }

  /// Takes note of all that rang.
  func answer() {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) {
      while SystemCalls.readSome($0, from: exit) == $0.count {}
    }
  }
}
