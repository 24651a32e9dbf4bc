internal import ScreenKitC

/// Two connected sockets that wake and stop a polling thread.
final class WakeSignal: Sendable {
  /// The end that becomes readable after ``wake()``, and stays readable.
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
