/// One cell of a grid: a plain value of 16 bytes.
///
/// A wide glyph takes two cells: its head with a span of 2, and behind it a tail with a span of
/// 0 and otherwise the same content. So cells are equal only where whole glyphs are.
@usableFromInline
package struct Cell: Hashable, Sendable, BitwiseCopyable {
  /// What is shown.
  @usableFromInline package let glyph: Glyph
  @usableFromInline let foreground: CellColor
  @usableFromInline let background: CellColor
  @usableFromInline let link: CellLink
  @usableFromInline let attributes: CellStyle.Attributes
  /// The span, and above it whether the glyph is risky: together one byte of the 16.
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

  /// How many cells the glyph takes from here on: 1, 2, or 0 in a tail.
  @inlinable @inline(__always)
  package var span: UInt8 { shape & 3 }
  /// Whether terminals disagree about the glyph's width.
  @inline(__always)
  var hasUncertainWidth: Bool { shape & 4 != 0 }

  /// An empty cell in the terminal's own colours.
  package static let blank = Cell(.space, CellStyle())

  /// What is shown where nobody knows it; no cell is like it.
  static let unknown = Cell(.space, CellStyle(), span: 3)

  /// How the cell looks.
  package var style: CellStyle { CellStyle(foreground, on: background, attributes, link: link) }

  /// The cell behind this head of a wide glyph.
  @inline(__always)
  var tail: Cell { Cell(glyph, style, span: 0, hasUncertainWidth: hasUncertainWidth) }
}
