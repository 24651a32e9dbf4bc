internal import ScreenKitC

/// A position in bytes being read; valid only while the bytes are.
struct ByteCursor {
  private let bytes: UnsafeRawBufferPointer
  private var index = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var isAtEnd: Bool { index == bytes.count }

  mutating func next() -> UInt8? {
    guard index < bytes.count else { return nil }
    defer { index += 1 }
    return bytes[index]
  }

  /// Moves back by one byte, so that it is read again in another state.
  mutating func giveBack() { index -= 1 }

  /// Returns the bytes up to the next Escape, which stays unread.
  mutating func runUntilEscape() -> UnsafeRawBufferPointer {
    let rest = UnsafeRawBufferPointer(rebasing: bytes[index...])
    guard let start = rest.baseAddress else { return rest }
    let count = memchr(start, 0x1B, rest.count).map { UnsafeRawPointer($0) - start } ?? rest.count
    index += count
    return UnsafeRawBufferPointer(start: start, count: count)
  }

  /// Returns the bytes up to the next control byte, which stays unread.
  ///
  /// If `orTerminator` is true, byte 9C counts as a control byte too.
  mutating func runUntilControl(orTerminator: Bool) -> UnsafeRawBufferPointer {
    let start = index
    while index < bytes.count, bytes[index] >= 0x20, !orTerminator || bytes[index] != 0x9C {
      index += 1
    }
    return UnsafeRawBufferPointer(rebasing: bytes[start..<index])
  }
}
