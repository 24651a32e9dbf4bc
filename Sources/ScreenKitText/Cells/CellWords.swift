internal import ScreenKitC

/// A cell as two words of 8 bytes, which are compared and copied at once.
///
/// A style is a cell without a glyph, so it is compared and looked up in the same way.
struct CellWords: Equatable, BitwiseCopyable {
  /// The word with the glyph and the text colour.
  let first: UInt64
  /// The word with all other properties.
  let second: UInt64

  @inline(__always)
  private init(_ first: UInt64, _ second: UInt64) { (self.first, self.second) = (first, second) }

  @inline(__always)
  init(_ cell: Cell) { self = unsafeBitCast(cell, to: CellWords.self) }

  @inline(__always)
  init(_ cell: UnsafeRawPointer) { self = cell.loadUnaligned(as: CellWords.self) }

  @inline(__always)
  init(_ style: CellStyle) { self.init(Cell(Glyph(displayable: 0), style)) }

  /// Writes the cell to an address in a grid.
  @inline(__always)
  func store(to cell: UnsafeMutableRawPointer) { cell.storeBytes(of: self, as: CellWords.self) }

  @inline(__always)
  var cell: Cell { unsafeBitCast(self, to: Cell.self) }

  /// The style of a cell that has an ASCII character.
  @inline(__always)
  var styleOfAscii: CellWords { CellWords(first & ~CellWords.ascii.first, second) }

  /// The ASCII character of the cell.
  @inline(__always)
  var ascii: UInt8 { UInt8(truncatingIfNeeded: cell.glyph.bits) }

  /// Returns whether the cell equals `other`, which has an ASCII character, except for the
  /// character.
  @inline(__always)
  func isAscii(like other: CellWords) -> Bool {
    (first ^ other.first) & ~CellWords.ascii.first == 0 && second == other.second
  }

  /// The bits of an ASCII character, independent of the byte order.
  @inline(__always)
  private static var ascii: CellWords {
    CellWords(Cell(Glyph(displayable: 0x7F), CellStyle(), span: 0))
  }
}

/// Comparisons of cells as words.
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

  /// Returns whether `count` cells are equal; compares the first cells first, since they often
  /// differ.
  @inline(__always)
  static func same(
    _ left: UnsafePointer<Cell>, _ right: UnsafePointer<Cell>, count: Int
  ) -> Bool {
    count <= 0 || same(left, right) && memcmp(left, right, count &* MemoryLayout<Cell>.stride) == 0
  }
}
