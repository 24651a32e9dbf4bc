/// A parameter of a statement, in the binary form of the protocol.
struct PostgresValue {
  /// The numbers of types, which are the same in every database.
  enum TypeNumber: UInt32 {
    case bytes = 17
    case int64 = 20
    case bytesArray = 1001
    case int64Array = 1016
  }

  let type: TypeNumber
  let bytes: [UInt8]

  static func bytes(_ value: [UInt8]) -> PostgresValue {
    PostgresValue(type: .bytes, bytes: value)
  }

  static func int64(_ value: Int64) -> PostgresValue {
    PostgresValue(type: .int64, bytes: value.bigEndianBytes)
  }

  /// Returns an array of byte strings; `nil` elements become NULL.
  static func array(_ values: [[UInt8]?]) -> PostgresValue {
    PostgresValue(type: .bytesArray, bytes: encoded(values, of: .bytes))
  }

  static func array(_ values: [Int64]) -> PostgresValue {
    PostgresValue(type: .int64Array, bytes: encoded(values.map(\.bigEndianBytes), of: .int64))
  }

  /// Returns the binary form of an array.
  ///
  /// It consists of the number of dimensions, whether elements are missing, their type, the count
  /// and the first index. The elements follow, each after its length.
  private static func encoded(_ values: [[UInt8]?], of type: TypeNumber) -> [UInt8] {
    let hasMissing: Int32 = values.contains { $0 == nil } ? 1 : 0
    var bytes = Int32(1).bigEndianBytes + hasMissing.bigEndianBytes + type.rawValue.bigEndianBytes
    bytes += Int32(values.count).bigEndianBytes + Int32(1).bigEndianBytes
    for value in values {
      bytes += Int32(value?.count ?? -1).bigEndianBytes
      bytes += value ?? []
    }
    return bytes
  }
}

extension FixedWidthInteger {
  /// The bytes of the number, the most significant one first.
  var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }

  /// Reads a number from exactly as many bytes as its type has; `nil` for any other count.
  init?(bigEndianBytes bytes: [UInt8]) {
    guard bytes.count == Self.bitWidth / 8 else { return nil }
    self = bytes.reduce(0) { $0 << 8 | Self(truncatingIfNeeded: $1) }
  }
}
