#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension Cell {
  /// Whether both look the same.
  @inline(__always)
  static func same(_ left: UnsafePointer<Cell>, _ right: UnsafePointer<Cell>) -> Bool {
    let left = CellWords(left), right = CellWords(right)
    // Without a branch, so that cells can be counted several at a time.
    return (left.first ^ right.first) | (left.second ^ right.second) == 0
  }

  /// Whether `count` cells look the same, of which the first ones often tell.
  @inline(__always)
  static func same(
    _ left: UnsafePointer<Cell>, _ right: UnsafePointer<Cell>, count: Int
  ) -> Bool {
    count <= 0 || same(left, right) && memcmp(left, right, count &* MemoryLayout<Cell>.stride) == 0
  }

  /// Whether it shows an ASCII character.
  @inline(__always)
  var isPlain: Bool { glyph.bits < 0x80 && shape == 1 }

  /// Whether it is an empty cell in the terminal's own colours.
  @inline(__always)
  var isBlank: Bool { glyph == .space && style == CellStyle() && span == 1 && !hasUncertainWidth }
}
