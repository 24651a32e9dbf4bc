/// What a view stands on: a colour, and what all text on it has in common.
struct Ground: Hashable {
  var color = CellColor.standard
  /// Reverse is exchanged for text that is reversed itself; everything else is added.
  var attributes: CellStyle.Attributes = []

  /// `style` as it looks on this ground; a colour behind the text is kept.
  @inline(__always)
  func style(_ style: CellStyle) -> CellStyle {
    var style = style
    if style.background == .standard { style.background = color }
    guard !attributes.isEmpty else { return style }
    let isReversed = style.attributes.symmetricDifference(attributes).contains(.reverse)
    style.attributes.formUnion(attributes)
    if !isReversed { style.attributes.remove(.reverse) }
    return style
  }

  /// A cell on which nothing stands.
  var blank: Cell { Cell(.space, style(CellStyle())) }
}
