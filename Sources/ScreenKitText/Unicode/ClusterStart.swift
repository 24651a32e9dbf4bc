/// What stands at the beginning of a text, as far as its bytes tell.
enum ClusterStart {
  case printable(PrintableRun)
  case single(Unicode.Scalar, ScalarClass, length: Int)
  /// One scalar or more: where the cluster ends is for the standard library to say.
  case joined

  /// The bytes are those of a string, so that they are correct UTF-8.
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
      // A carriage return in front of a line feed is a part of the one line break.
      let isBreak = first == "\r" && second == "\n"
      self = .single(first, isBreak ? .ignorable : kind, length: length)
    }
  }
}

/// Up to eight printable ASCII characters, each of them a cluster by itself.
struct PrintableRun {
  private(set) var count = 0
  private var bits: UInt64 = 0

  init() {}

  init(in bytes: UnsafeBufferPointer<UInt8>) {
    bits = Self.word(bytes)
    count = Self.others(in: bits).trailingZeroBitCount / 8
    // A mark may follow.
    if count > 0, count < bytes.count, bytes[count] >= 0x80 { count -= 1 }
  }

  /// The top bit of the lowest byte of `word` that is not 20...7E, and perhaps of higher ones; zero
  /// where there is none.
  @inline(__always)
  static func others(in word: UInt64) -> UInt64 {
    (word | word &+ each(0x01) | (word &- each(0x20) & ~word)) & each(0x80)
  }

  @inline(__always)
  private static func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

  /// The first eight bytes, the first of them lowest, zero where there are fewer.
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
  /// A character of ASCII that takes one column.
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
