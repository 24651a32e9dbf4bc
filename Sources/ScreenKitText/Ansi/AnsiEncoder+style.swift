extension AnsiEncoder {
  /// Brings the style in force to `style`, by the difference or by a reset, whichever is shorter.
  func setPen(_ style: CellStyle) {
    defer { pen = style }
    let start = buffer.count
    let style = colors.style(style)
    guard let pen = pen.map(colors.style) else {
      encodeStyle(style, from: CellStyle(), resetting: true)
      return
    }
    encodeStyle(style, from: pen, resetting: false)
    let middle = buffer.count
    encodeStyle(style, from: CellStyle(), resetting: true)
    if buffer.count - middle < middle - start {
      buffer.removeSubrange(from: start, to: middle)
    } else {
      buffer.truncate(to: middle)
    }
  }

  private func encodeStyle(_ style: CellStyle, from old: CellStyle, resetting: Bool) {
    var parameters = SgrParameters(buffer)
    if resetting { parameters.reset() }
    parameters.change(from: old.attributes, to: style.attributes)
    if style.foreground != old.foreground { parameters.color(style.foreground, base: 30) }
    if style.background != old.background { parameters.color(style.background, base: 40) }
    parameters.finish()
  }
}
