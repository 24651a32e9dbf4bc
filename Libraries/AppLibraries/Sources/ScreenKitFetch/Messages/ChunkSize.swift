/// The line before a chunk: a size in hexadecimal digits, and ignored extensions.
enum ChunkSize {
  /// Returns the size; throws if it is larger than `limit` or not a number.
  static func parse(_ line: [UInt8], atMost limit: Int) throws(FetchError) -> Int {
    var size = 0
    let digits = line.prefix { hexValue($0) != nil }
    for digit in digits {
      // The check at each digit prevents an overflow.
      guard size <= limit >> 4 else { throw .tooLarge(.body) }
      size = size << 4 | (hexValue(digit) ?? 0)
    }
    let rest = line[digits.endIndex...].drop(while: HTTPHead.isSpace)
    guard !digits.isEmpty, rest.isEmpty || rest.first == UInt8(ascii: ";") else {
      throw .malformed("a chunk without a size")
    }
    guard size <= limit else { throw .tooLarge(.body) }
    return size
  }

  private static func hexValue(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
