/// What a view stands on: a colour, and what all text on it has in common.
@usableFromInline
struct Background: Hashable {
  @usableFromInline var color = CellColor.standard
  /// Reverse is exchanged for text that is reversed itself; everything else is added.
  @usableFromInline var attributes: CellStyle.Attributes = []

  /// `style` as it looks on this background; a colour behind the text is kept.
  @inlinable @inline(__always)
  func style(_ style: CellStyle) -> CellStyle {
    var style = style
    if style.background.bits == 0 { style.background = color }
    return attributes.isEmpty ? style : adding(to: style)
  }

  @usableFromInline
  func adding(to style: CellStyle) -> CellStyle {
    var style = style
    // Reversed, the colour of the text would be behind it, and the row a patchwork.
    if attributes.contains(.reverse), style.background == color { style.foreground = .standard }
    let isReversed = style.attributes.symmetricDifference(attributes).contains(.reverse)
    style.attributes.formUnion(attributes)
    if !isReversed { style.attributes.remove(.reverse) }
    return style
  }

  /// A cell on which nothing stands.
  var blank: Cell { Cell(.space, style(CellStyle())) }
}
