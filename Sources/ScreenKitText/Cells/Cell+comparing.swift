internal import ScreenKitC

extension Cell {
  /// Returns whether both cells are equal.
  @inline(__always)
  static func same(_ left: UnsafePointer<Cell>, _ right: UnsafePointer<Cell>) -> Bool {
    let left = CellWords(left), right = CellWords(right)
    // Branchless, so that the compiler can vectorize loops over cells.
    return (left.first ^ right.first) | (left.second ^ right.second) == 0
  }

  /// Returns 0 if both cells are equal, otherwise 1, without a branch.
  @inline(__always)
  static func difference(_ left: UnsafePointer<Cell>, _ right: UnsafePointer<Cell>) -> Int {
    let left = CellWords(left), right = CellWords(right)
    let bits = (left.first ^ right.first) | (left.second ^ right.second)
    return Int(truncatingIfNeeded: (bits | (0 &- bits)) >> 63)
  }

  /// Returns whether `count` cells are equal; compares the first ones first, which often differ.
  @inline(__always)
  static func same(
    _ left: UnsafePointer<Cell>, _ right: UnsafePointer<Cell>, count: Int
  ) -> Bool {
    count <= 0 || same(left, right) && memcmp(left, right, count &* MemoryLayout<Cell>.stride) == 0
  }

  /// Whether the cell has an ASCII character.
  @inline(__always)
  var isPlain: Bool { glyph.bits < 0x80 && shape == 1 }

  /// Whether the cell is blank in the terminal's default colours.
  @inline(__always)
  var isBlank: Bool { glyph == .space && style == CellStyle() && span == 1 && !hasUncertainWidth }
}
