public import ScreenKitLooks

/// The background of a view: a colour, and the attributes of all text on it.
@usableFromInline
struct Background: Hashable {
  @usableFromInline var color = LookColor.standard
  /// The attributes to add to all text; reverse is toggled instead for text that is already
  /// reversed.
  @usableFromInline var attributes: CellStyle.Attributes = []

  /// Returns `style` on this background; its own background colour, if any, is kept.
  @inlinable @inline(__always)
  func style(_ style: CellStyle) -> CellStyle {
    var style = style
    if style.background.isStandard { style.background = color }
    return attributes.isEmpty ? style : adding(to: style)
  }

  @usableFromInline
  func adding(to style: CellStyle) -> CellStyle {
    var style = style
    // Reversed, the colour of the text would be the background, and the row would look patchy.
    if attributes.contains(.reverse), style.background == color { style.foreground = .standard }
    let isReversed = style.attributes.symmetricDifference(attributes).contains(.reverse)
    style.attributes.formUnion(attributes)
    if !isReversed { style.attributes.remove(.reverse) }
    return style
  }

  /// A blank cell with this background.
  var blank: Cell { Cell(.space, style(CellStyle())) }
}
