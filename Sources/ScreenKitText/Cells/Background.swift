public import ScreenKitLooks

/// The background of a view: a colour, the colour of text on it, and the attributes of all text.
@usableFromInline
struct Background: Hashable {
  @usableFromInline var color = LookColor.standard
  /// The colour of text that has none of its own.
  @usableFromInline var text = LookColor.standard
  /// The attributes to add to all text; reverse is toggled instead for text that is already
  /// reversed.
  @usableFromInline var attributes: CellStyle.Attributes = []
  /// Whether all text has the colour ``text`` and full intensity, as in a highlighted row.
  @usableFromInline var isUniform = false

  @usableFromInline
  init(color: LookColor = .standard, text: LookColor = .standard) {
    (self.color, self.text) = (color, text)
  }

  /// Returns `style` on this background; its own background colour, if any, is kept.
  @inlinable @inline(__always)
  func style(_ style: CellStyle) -> CellStyle {
    var style = style
    if style.background.isStandard {
      style.background = color
      if style.foreground.isStandard { style.foreground = text }
    }
    return attributes.isEmpty && !isUniform ? style : adding(to: style)
  }

  @usableFromInline
  func adding(to style: CellStyle) -> CellStyle {
    var style = style
    // In colours of its own a text would be a patch in the highlighted row.
    if isUniform, style.background == color {
      style.foreground = text
      style.attributes.remove(.dim)
    }
    let isReversed = style.attributes.symmetricDifference(attributes).contains(.reverse)
    style.attributes.formUnion(attributes)
    if !isReversed { style.attributes.remove(.reverse) }
    return style
  }

  /// A blank cell with this background.
  var blank: Cell { Cell(.space, style(CellStyle())) }
}
