/// A cache of the escape sequences from one style to another, since few styles alternate.
///
/// It is a hash table without chaining: a new pair replaces another one in the same slot. An empty
/// slot maps a style to itself, which is never requested.
@MainActor
final class PenTable {
  private struct Entry {
    var old = CellWords(CellStyle())
    var new = CellWords(CellStyle())
    var length = 0
    var text = Text.zero
  }

  /// The bytes of a sequence, copied as a whole, since copying single bytes would be a call.
  private typealias Text = SIMD64<UInt8>

  /// The maximum length of a cached sequence, in bytes; no sequence is longer.
  static let room = MemoryLayout<Text>.size
  private static let places = 256

  private let entries: UnsafeMutablePointer<Entry>

  init() {
    entries = .allocate(capacity: Self.places)
    entries.initialize(repeating: Entry(), count: Self.places)
  }

  isolated deinit { entries.deallocate() }

  /// Removes all sequences, such as after a change of the colours.
  func removeAll() { entries.update(repeating: Entry(), count: Self.places) }

  /// Copies the sequence from `old` to a different style, `new`, into `bytes`, which has ``room``
  /// bytes.
  ///
  /// Returns the sequence's length, or `nil` if it is not in the cache.
  @inline(__always)
  func write(
    from old: CellWords, to new: CellWords, to bytes: UnsafeMutablePointer<UInt8>
  ) -> Int? {
    let entry = entries + Self.slot(old, new)
    guard entry.pointee.new == new, entry.pointee.old == old else { return nil }
    UnsafeMutableRawPointer(bytes).storeBytes(of: entry.pointee.text, as: Text.self)
    return entry.pointee.length
  }

  /// Stores `bytes` as the sequence from `old` to `new`, if they fit.
  func keep(_ bytes: Slice<UnsafeRawBufferPointer>, from old: CellWords, to new: CellWords) {
    guard bytes.count <= Self.room else { return }
    var entry = Entry(old: old, new: new, length: bytes.count)
    withUnsafeMutableBytes(of: &entry.text) { $0.copyBytes(from: bytes) }
    entries[Self.slot(old, new)] = entry
  }

  @inline(__always)
  private static func slot(_ old: CellWords, _ new: CellWords) -> Int {
    let mixed =
      (old.first &+ old.second) &* 0x9E37_79B9_7F4A_7C15
      &+ (new.first &+ new.second) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 56)
  }
}
