/// The sequences that led from one style to another, since few styles alternate all the time.
///
/// Each pair of styles has one place, which it shares with others: the last one keeps it. A place
/// where nothing is kept leads from a style to itself, which is never asked for.
@MainActor
final class PenTable {
  private struct Entry {
    var old = CellWords(CellStyle())
    var new = CellWords(CellStyle())
    var length = 0
    var text = Text.zero
  }

  /// Copied whole, since a few instructions do that and to copy some bytes is a call.
  private typealias Text = SIMD64<UInt8>

  /// How many bytes a sequence may take to be kept; none is longer.
  static let room = MemoryLayout<Text>.size
  private static let places = 256

  private let entries: UnsafeMutablePointer<Entry>

  init() {
    entries = .allocate(capacity: Self.places)
    entries.initialize(repeating: Entry(), count: Self.places)
  }

  isolated deinit { entries.deallocate() }

  /// Forgets all sequences, as when colours are said otherwise.
  func removeAll() { entries.update(repeating: Entry(), count: Self.places) }

  /// Writes the sequence from `old` to `new`, another style, to `bytes`, where there is ``room``;
  /// returns its length, or `nil` if it is not kept.
  @inline(__always)
  func write(
    from old: CellWords, to new: CellWords, to bytes: UnsafeMutablePointer<UInt8>
  ) -> Int? {
    let entry = entries + Self.place(old, new)
    guard entry.pointee.new == new, entry.pointee.old == old else { return nil }
    UnsafeMutableRawPointer(bytes).storeBytes(of: entry.pointee.text, as: Text.self)
    return entry.pointee.length
  }

  /// Keeps `bytes` as the sequence from `old` to `new`.
  func keep(_ bytes: Slice<UnsafeRawBufferPointer>, from old: CellWords, to new: CellWords) {
    guard bytes.count <= Self.room else { return }
    var entry = Entry(old: old, new: new, length: bytes.count)
    withUnsafeMutableBytes(of: &entry.text) { $0.copyBytes(from: bytes) }
    entries[Self.place(old, new)] = entry
  }

  @inline(__always)
  private static func place(_ old: CellWords, _ new: CellWords) -> Int {
    let mixed =
      (old.first &+ old.second) &* 0x9E37_79B9_7F4A_7C15
      &+ (new.first &+ new.second) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 56)
  }
}
