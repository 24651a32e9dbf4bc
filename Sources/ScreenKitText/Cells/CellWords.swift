/// A cell as the two words that its 16 bytes are, which are compared and copied at once.
///
/// A style is a cell without a glyph, so that it is compared and looked up in the same way.
struct CellWords: Equatable, BitwiseCopyable {
  /// The glyph and the colour of the text.
  let first: UInt64
  /// The rest.
  let second: UInt64

  @inline(__always)
  private init(_ first: UInt64, _ second: UInt64) { (self.first, self.second) = (first, second) }

  @inline(__always)
  init(_ cell: Cell) { self = unsafeBitCast(cell, to: CellWords.self) }

  @inline(__always)
  init(_ cell: UnsafeRawPointer) { self = cell.loadUnaligned(as: CellWords.self) }

  @inline(__always)
  init(_ style: CellStyle) { self.init(Cell(Glyph(displayable: 0), style)) }

  /// Writes the cell to a place in a grid.
  @inline(__always)
  func store(to cell: UnsafeMutableRawPointer) { cell.storeBytes(of: self, as: CellWords.self) }

  @inline(__always)
  var cell: Cell { unsafeBitCast(self, to: Cell.self) }

  /// The style alone of a cell that shows an ASCII character.
  @inline(__always)
  var styleOfAscii: CellWords { CellWords(first & ~CellWords.ascii.first, second) }

  /// The ASCII character that it shows.
  @inline(__always)
  var ascii: UInt8 { UInt8(truncatingIfNeeded: cell.glyph.bits) }

  /// Whether it differs from `other`, which shows an ASCII character, in nothing but which one.
  @inline(__always)
  func isAscii(like other: CellWords) -> Bool {
    (first ^ other.first) & ~CellWords.ascii.first == 0 && second == other.second
  }

  /// The bits that tell ASCII characters apart, wherever this machine has them.
  @inline(__always)
  private static var ascii: CellWords {
    CellWords(Cell(Glyph(displayable: 0x7F), CellStyle(), span: 0))
  }
}
