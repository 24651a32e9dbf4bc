internal import ScreenKitC

/// Two connected sockets that wake a polling thread, to make it stop.
final class WakeSignal: Sendable {
  /// Becomes readable, and stays so, after ``wake()``.
  let readEnd: Int32
  private let writeEnd: Int32

  init() throws(FetchError) { (readEnd, writeEnd) = try SystemSockets.makePair() }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  func wake() {
    var byte: UInt8 = 0
    _ = send(writeEnd, &byte, 1, SystemSockets.sendFlags)
  }
}
