extension AnsiEncoder {
  /// Brings the style in force to `style`, by the difference or by a reset, whichever is shorter.
  @inline(__always)
  func setPen(_ style: CellStyle) {
    if let pen, pen.link == style.link, pens.write(from: pen, to: style, into: buffer) {
      self.pen = style
    } else {
      setNewPen(style)
    }
  }

  private func setNewPen(_ style: CellStyle) {
    defer { pen = style }
    // Said each time and kept by nobody, since its number may come to mean another link.
    if style.link != pen?.link ?? .none { setLink(style.link) }
    guard let pen else {
      encodeStyle(colors.style(style), from: CellStyle(), resetting: true)
      return
    }
    let start = buffer.count
    encodeShorter(colors.style(style), from: colors.style(pen))
    pens.keep(buffer, from: start, pen, style)
  }

  private func encodeShorter(_ style: CellStyle, from pen: CellStyle) {
    let start = buffer.count
    encodeStyle(style, from: pen, resetting: false)
    let middle = buffer.count
    encodeStyle(style, from: CellStyle(), resetting: true)
    if buffer.count - middle < middle - start {
      buffer.removeSubrange(from: start, to: middle)
    } else {
      buffer.truncate(to: middle)
    }
  }

  /// Opens a link (OSC 8), which ends another one, or ends the one that is open.
  ///
  /// All with the same address are one, wherever they stand and whenever they were written: that is
  /// what the name says.
  func setLink(_ link: CellLink) {
    guard traits.links else { return }
    if let address = clusters.links.address(of: link) {
      buffer.append("\u{1B}]8;id=1;")
      buffer.append(Array(address.utf8))
      buffer.append("\u{1B}\\")
    } else {
      buffer.append("\u{1B}]8;;\u{1B}\\")
    }
  }

  /// Leaves no link open, which what others write would become a part of.
  func endLink() {
    guard var pen, pen.link != .none else { return }
    setLink(.none)
    pen.link = .none
    self.pen = pen
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
