public import ScreenKitLooks

/// One cell of a grid: a plain value of 16 bytes.
///
/// A wide glyph takes two cells: its head has a span of 2, and the tail behind it has a span of 0
/// and otherwise the same content. So two cells are equal only if their whole glyphs are equal.
@usableFromInline
package struct Cell: Hashable, Sendable, BitwiseCopyable {
  /// The glyph.
  @usableFromInline package let glyph: Glyph
  @usableFromInline let foreground: LookColor
  @usableFromInline let background: LookColor
  @usableFromInline let link: CellLink
  @usableFromInline let attributes: CellStyle.Attributes
  /// The span, and in bit 2 whether the width is uncertain, in one byte.
  @usableFromInline let shape: UInt8

  @inlinable @inline(__always)
  init(_ glyph: Glyph, _ style: CellStyle, span: UInt8 = 1, hasUncertainWidth: Bool = false) {
    self.glyph = glyph
    foreground = style.foreground
    background = style.background
    link = style.link
    attributes = style.attributes
    shape = span | (hasUncertainWidth ? 4 : 0)
  }

  /// The number of cells that the glyph takes from this one on: 1, 2, or 0 for a tail.
  @inlinable @inline(__always)
  var span: UInt8 { shape & 3 }
  /// Whether terminals disagree about the glyph's width.
  @inline(__always)
  var hasUncertainWidth: Bool { shape & 4 != 0 }

  /// A blank cell in the terminal's default colours.
  static let blank = Cell(.space, CellStyle())

  /// The value for a cell of unknown content, which is equal to no real cell.
  static let unknown = Cell(.space, CellStyle(), span: 3)

  /// The style of the cell.
  var style: CellStyle { CellStyle(foreground, on: background, attributes, link: link) }

  /// The tail cell that belongs to this head of a wide glyph.
  @inline(__always)
  var tail: Cell { Cell(glyph, style, span: 0, hasUncertainWidth: hasUncertainWidth) }

  /// Whether the cell has an ASCII character.
  @inline(__always)
  var isPlain: Bool { glyph.bits < 0x80 && shape == 1 }

  /// Whether the cell is blank in the terminal's default colours.
  @inline(__always)
  var isBlank: Bool { glyph == .space && style == CellStyle() && span == 1 && !hasUncertainWidth }
}
