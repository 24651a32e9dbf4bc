extension Cell {
  /// Whether both look the same: compared as two words each, which is what their 16 bytes are.
  @inline(__always)
  static func same(_ left: UnsafePointer<Cell>, _ right: UnsafePointer<Cell>) -> Bool {
    let left = UnsafeRawPointer(left), right = UnsafeRawPointer(right)
    let first = left.loadUnaligned(as: UInt64.self) ^ right.loadUnaligned(as: UInt64.self)
    let second =
      left.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
      ^ right.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    return first | second == 0
  }

  /// Whether everything but the glyphs, which are the first four bytes, is the same.
  @inline(__always)
  static func differOnlyInGlyph(
    _ left: UnsafePointer<Cell>, _ right: UnsafePointer<Cell>
  ) -> Bool {
    let left = UnsafeRawPointer(left), right = UnsafeRawPointer(right)
    return left.loadUnaligned(fromByteOffset: 4, as: UInt32.self)
      == right.loadUnaligned(fromByteOffset: 4, as: UInt32.self)
      && left.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        == right.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
  }

  /// Whether it is an empty cell in the terminal's own colours.
  @inline(__always)
  var isBlank: Bool { glyph == .space && style == CellStyle() && span == 1 && !isRisky }
}
