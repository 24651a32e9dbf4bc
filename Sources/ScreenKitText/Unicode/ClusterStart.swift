/// The classification of the start of a text by its first bytes.
enum ClusterStart {
  case printable(PrintableRun)
  case single(Unicode.Scalar, ScalarClass, length: Int)
  /// A cluster of one or more scalars, whose end the standard library determines.
  case joined

  /// Classifies `bytes`, which must be the valid, non-empty UTF-8 of a string.
  init(in bytes: UnsafeBufferPointer<UInt8>) {
    let run = PrintableRun(in: bytes)
    if run.count > 0 {
      self = .printable(run)
      return
    }
    let (first, length) = Unicode.Scalar.decode(bytes, at: 0)
    let kind = ScalarClass(listed: first)
    guard length < bytes.count else {
      self = kind == .unlisted ? .joined : .single(first, kind, length: length)
      return
    }
    let second = Unicode.Scalar.decode(bytes, at: length).scalar
    if kind.opens || ScalarClass(listed: second).joins {
      self = .joined
    } else {
      // A carriage return before a line feed is part of the same line break.
      let isBreak = first == "\r" && second == "\n"
      self = .single(first, isBreak ? .ignorable : kind, length: length)
    }
  }
}

/// A run of up to eight printable ASCII characters, each of them a cluster by itself.
struct PrintableRun {
  private(set) var count = 0
  private var bits: UInt64 = 0

  init() {}

  init(in bytes: UnsafeBufferPointer<UInt8>) {
    bits = Self.word(bytes)
    count = Self.others(in: bits).trailingZeroBitCount / 8
    // A combining mark may follow the last character.
    if count > 0, count < bytes.count, bytes[count] >= 0x80 { count -= 1 }
  }

  /// Returns a word whose lowest set bit marks the first byte of `word` outside of 20...7E.
  ///
  /// It is the top bit of that byte. Higher bits may be set as well. The result is zero if all
  /// bytes are inside.
  @inline(__always)
  static func others(in word: UInt64) -> UInt64 {
    (word | word &+ each(0x01) | (word &- each(0x20) & ~word)) & each(0x80)
  }

  @inline(__always)
  private static func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

  /// Returns the first eight bytes in little-endian order, padded with zeros.
  private static func word(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    if bytes.count >= 8 {
      return UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(as: UInt64.self))
    }
    return bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  @inline(__always)
  mutating func next() -> UInt8? {
    guard count > 0 else { return nil }
    defer { (count, bits) = (count &- 1, bits >> 8) }
    return UInt8(truncatingIfNeeded: bits)
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII character of one column.
  var isPrintable: Bool { self &- 0x20 < 0x5F }
}

extension Unicode.Scalar {
  @inline(__always)
  fileprivate static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (scalar: Unicode.Scalar, length: Int) {
    let lead = UInt32(bytes[offset])
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = length == 1 ? lead : lead & (0x7F >> UInt32(length))
    for place in 1..<length { value = value << 6 | UInt32(bytes[offset + place] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}
