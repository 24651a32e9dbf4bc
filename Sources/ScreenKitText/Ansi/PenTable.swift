/// The sequences that led from one style to another, since few styles alternate all the time.
///
/// Each pair of styles has one place, which it shares with others: the last one keeps it.
@MainActor
final class PenTable {
  private struct Entry {
    var old = CellStyle()
    var new = CellStyle()
    /// 0 where nothing is kept.
    var length = 0
  }

  private static let places = 256
  /// Longer sequences are not kept; they change everything there is.
  private static let room = 48

  private let entries: UnsafeMutablePointer<Entry>
  private let bytes: UnsafeMutablePointer<UInt8>

  init() {
    entries = .allocate(capacity: Self.places)
    entries.initialize(repeating: Entry(), count: Self.places)
    bytes = .allocate(capacity: Self.places * Self.room)
  }

  isolated deinit {
    entries.deallocate()
    bytes.deallocate()
  }

  /// Forgets all sequences, as when colours are said otherwise.
  func removeAll() { entries.update(repeating: Entry(), count: Self.places) }

  /// Writes the sequence from `old` to `new` into `buffer`; says whether it was kept.
  @inline(__always)
  func write(from old: CellStyle, to new: CellStyle, into buffer: ByteBuffer) -> Bool {
    let place = Self.place(old, new)
    let entry = entries[place]
    guard entry.length > 0, entry.new == new, entry.old == old else { return false }
    buffer.extend(by: entry.length).update(from: bytes + place * Self.room, count: entry.length)
    return true
  }

  /// Keeps what `buffer` holds from `start` on as the sequence from `old` to `new`.
  func keep(_ buffer: ByteBuffer, from start: Int, _ old: CellStyle, _ new: CellStyle) {
    let length = buffer.count - start
    guard length > 0, length <= Self.room, let source = buffer.bytes.baseAddress else { return }
    let place = Self.place(old, new)
    entries[place] = Entry(old: old, new: new, length: length)
    UnsafeMutableRawPointer(bytes + place * Self.room).copyMemory(
      from: source + start, byteCount: length)
  }

  @inline(__always)
  private static func place(_ old: CellStyle, _ new: CellStyle) -> Int {
    let mixed = (number(of: old) &* 31 &+ number(of: new)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 56)
  }

  @inline(__always)
  private static func number(of style: CellStyle) -> UInt64 {
    UInt64(style.foreground.bits) | UInt64(style.background.bits) << 32
      ^ UInt64(style.attributes.rawValue) << 26
  }
}
