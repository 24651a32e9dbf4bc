/// An escaper of control characters and invalid UTF-8 in untrusted text, byte by byte.
///
/// Line feeds, tabs and all other valid UTF-8 characters stay. Every other control character (C0,
/// DEL, and C1 as UTF-8) and every invalid byte becomes `\x` with two hexadecimal digits. It
/// allocates no memory, so it may run in a signal handler.
struct ControlEscaper {
  /// The bytes of an incomplete character, the first one in the lowest byte.
  private var pending: UInt32 = 0
  private var count = 0
  /// The total length of the incomplete character, in bytes.
  private var length = 0

  init() {}

  /// Consumes the next byte, and calls `emit` with each byte that is now safe to show.
  mutating func feed(_ byte: UInt8, _ emit: (UInt8) -> Void) {
    if count > 0 {
      if isNext(byte) { return add(byte, emit) }
      finish(emit)
    }
    switch byte {
    case 0x09, 0x0A, 0x20...0x7E: emit(byte)
    case 0xC2...0xDF: begin(byte, length: 2)
    case 0xE0...0xEF: begin(byte, length: 3)
    case 0xF0...0xF4: begin(byte, length: 4)
    default: Self.escape(byte, emit)
    }
  }

  /// Ends the text and escapes the bytes of a character that was cut off.
  mutating func finish(_ emit: (UInt8) -> Void) {
    while count > 0 { Self.escape(removeFirst(), emit) }
  }

  private mutating func begin(_ byte: UInt8, length: Int) {
    (pending, count, self.length) = (UInt32(byte), 1, length)
  }

  private mutating func add(_ byte: UInt8, _ emit: (UInt8) -> Void) {
    pending |= UInt32(byte) << (8 * UInt32(count))
    count += 1
    guard count == length else { return }
    // C1 controls are U+0080 to U+009F.
    if length == 2, first == 0xC2, byte < 0xA0 { return finish(emit) }
    while count > 0 { emit(removeFirst()) }
  }

  private var first: UInt8 { UInt8(truncatingIfNeeded: pending) }

  private mutating func removeFirst() -> UInt8 {
    defer { (pending, count) = (pending >> 8, count - 1) }
    return first
  }

  /// Returns whether `byte` continues the character.
  ///
  /// The second byte rules out surrogates, overlong forms and numbers beyond Unicode.
  private func isNext(_ byte: UInt8) -> Bool {
    guard count == 1 else { return 0x80...0xBF ~= byte }
    return switch first {
    case 0xE0: 0xA0...0xBF ~= byte
    case 0xED: 0x80...0x9F ~= byte
    case 0xF0: 0x90...0xBF ~= byte
    case 0xF4: 0x80...0x8F ~= byte
    default: 0x80...0xBF ~= byte
    }
  }

  private static func escape(_ byte: UInt8, _ emit: (UInt8) -> Void) {
    emit(UInt8(ascii: "\\"))
    emit(UInt8(ascii: "x"))
    emit(hex(byte >> 4))
    emit(hex(byte & 0xF))
  }

  private static func hex(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
  }
}
