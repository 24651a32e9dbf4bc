/// A list of byte strings as one message: the total length, then each string after its length.
///
/// Each length is 8 bytes, with the most significant byte first.
enum PartList {
  static let lengthSize = 8

  static func encode(_ parts: [[UInt8]]) -> [UInt8] {
    var message = bytes(of: parts.reduce(0) { $0 + lengthSize + $1.count })
    for part in parts { message += bytes(of: part.count) + part }
    return message
  }

  /// Returns the parts of a message without its total length; `nil` if the lengths are
  /// inconsistent.
  static func decode(_ message: some RandomAccessCollection<UInt8>) -> [[UInt8]]? {
    var parts: [[UInt8]] = []
    var rest = message[...]
    while !rest.isEmpty {
      guard let length = length(rest), length <= rest.count - lengthSize else { return nil }
      let part = rest.dropFirst(lengthSize).prefix(length)
      parts.append(Array(part))
      rest = rest[part.endIndex...]
    }
    return parts
  }

  /// Returns the length in the first bytes of `bytes`; `nil` if it is incomplete or too large.
  static func length(_ bytes: some Collection<UInt8>) -> Int? {
    guard bytes.count >= lengthSize else { return nil }
    return Int(exactly: bytes.prefix(lengthSize).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  private static func bytes(of length: Int) -> [UInt8] {
    (0..<lengthSize).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
  }
}
