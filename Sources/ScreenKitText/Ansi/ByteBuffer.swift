/// A buffer of bytes to write to a terminal, whose memory is reused from frame to frame.
@MainActor
final class ByteBuffer {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// The number of bytes.
  var count: Int { length }
  /// The number of bytes; private, so that the compiler need not check for exclusive access.
  private var length = 0

  init(capacity: Int = 4096) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  isolated deinit { base.deallocate() }

  /// The bytes, valid until the next change.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: length) }

  func removeAll() { length = 0 }

  /// Reserves space for `more` bytes, which may then be written unchecked.
  @inline(__always)
  func reserve(_ more: Int) {
    if more > capacity &- length { grow(by: more) }
  }

  /// Reserves space for `more` bytes and returns its start; ``advance(by:)`` then adds written
  /// bytes.
  @inline(__always)
  func room(for more: Int) -> UnsafeMutablePointer<UInt8> {
    reserve(more)
    return base + length
  }

  /// Adds `count` bytes that were written to the space from ``room(for:)``.
  @inline(__always)
  func advance(by count: Int) { length &+= count }

  @inline(never)
  private func grow(by more: Int) {
    let larger = max(length + more, capacity * 2)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: base, count: length)
    base.deallocate()
    (base, capacity) = (moved, larger)
  }

  /// Appends a byte to reserved space.
  @inline(__always)
  func put(_ byte: UInt8) {
    base[length] = byte
    length &+= 1
  }

  /// Appends a number from 0 to 99999 in decimal to reserved space.
  @inline(__always)
  func put(number: Int) {
    if number >= 10000 { put(UInt8(truncatingIfNeeded: 48 &+ number / 10000 % 10)) }
    if number >= 1000 { put(UInt8(truncatingIfNeeded: 48 &+ number / 1000 % 10)) }
    if number >= 100 { put(UInt8(truncatingIfNeeded: 48 &+ number / 100 % 10)) }
    if number >= 10 { put(UInt8(truncatingIfNeeded: 48 &+ number / 10 % 10)) }
    put(UInt8(truncatingIfNeeded: 48 &+ number % 10))
  }

  func append(_ text: StaticString) {
    reserve(text.utf8CodeUnitCount)
    (base + length).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
    length += text.utf8CodeUnitCount
  }

  func append(_ bytes: [UInt8]) {
    reserve(bytes.count)
    for byte in bytes { put(byte) }
  }

  /// Removes all bytes from index `length` on.
  func truncate(to length: Int) { self.length = length }

  /// Removes the bytes from `start` to before `end`.
  func removeSubrange(from start: Int, to end: Int) {
    (base + start).update(from: base + end, count: length - end)
    length -= end - start
  }
}
