public import ScreenKitCore
internal import ScreenKitLooks

extension Look {
  /// The style of a focused or selected part, such as a button or a segment.
  public var highlightStyle: CellStyle {
    let palette = palette
    if colors == .none || palette.highlight.isStandard { return CellStyle(.standard, .reverse) }
    return CellStyle(palette.onHighlight, on: palette.highlight)
  }

  /// Returns the colour on `ground` of text without a colour of its own; the default on a default
  /// ground.
  func text(on ground: LookColor) -> LookColor {
    if ground.isStandard { return .standard }
    let palette = palette
    if ground == palette.highlight { return palette.onHighlight }
    return palette.text.isStandard ? ground.readableText : readable(palette.text, on: ground)
  }

  /// Returns the style of the text of `view`: dim if it is disabled, highlighted with the focus.
  public func style(of view: View, isFocused: Bool, isPressed: Bool = false) -> CellStyle {
    guard view.isEffectivelyEnabled else { return CellStyle(.standard, .dim) }
    var style = text(view.style)
    if isFocused {
      let focus = highlightStyle
      style = CellStyle(
        focus.foreground, on: focus.background, style.attributes.union(focus.attributes))
    }
    if isPressed { style.attributes.formUnion([.bold, .underline]) }
    return style
  }

  /// Returns `text` if it is legible on `ground`, otherwise a legible colour.
  ///
  /// Both are colours before the mapping to the terminal's colours.
  func readable(_ text: LookColor, on ground: LookColor) -> LookColor {
    let seen = ground.seen ?? appearance.background
    // The user's own text colour suits the user's own background only.
    let isUnknown = text.seen == nil && ground != .standard
    let contrast = (text.seen ?? appearance.text).contrast(to: seen)
    if !isUnknown, contrast >= ColorMapper.leastContrast { return text }
    if ground == .standard { return .standard }
    return seen.isDark ? .rgb(255, 255, 255) : .rgb(0, 0, 0)
  }

  /// Returns the style of the part of `view` that shows its value, in the view's own tint, if any.
  public func valueStyle(of view: View) -> CellStyle {
    guard view.isEffectivelyEnabled else { return CellStyle(.standard, .dim) }
    let tint = view.style.tint == .standard ? ViewStyle.Tint.accent : view.style.tint
    return CellStyle(palette.tints[tint], .bold)
  }

  /// Returns the style of the part of a track that the value of `view` has not reached.
  public func trackStyle(of view: View) -> CellStyle {
    view.isEffectivelyEnabled ? CellStyle(palette.line) : CellStyle(.standard, .dim)
  }
}

extension Canvas {
  /// Draws `glyph`, one cell wide, in each of `columns` of `row`.
  public func line(_ glyph: String, _ columns: Range<Int>, row: Int = 0, _ style: CellStyle) {
    fill(
      CellRect(column: columns.lowerBound, row: row, columns: columns.count, rows: 1), with: glyph,
      style)
  }

  /// Draws the focus markers of the look on the first and the last of `columns` of `row`.
  ///
  /// They show the focus in terminals without colours, so the two cells should be blank.
  public func markFocus(_ columns: Range<Int>, row: Int = 0, _ style: CellStyle) {
    guard columns.count > 1 else { return }
    write(look.glyphs.focusStart, column: columns.lowerBound, row: row, style)
    write(look.glyphs.focusEnd, column: columns.upperBound - 1, row: row, style)
  }
}

extension LayoutPass {
  /// Returns the number of columns that `text` takes in one row.
  public func columns(of text: String) -> Int { displayWidth(of: text) }
}
