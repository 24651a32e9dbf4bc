extension AnsiEncoder {
  /// The current style, or `nil` if it is unknown.
  var penStyle: CellStyle? { pen?.cell.style }

  /// Changes the current style to `style`, by the differences or by a reset, whichever is shorter.
  func setPen(_ style: CellStyle) {
    let words = CellWords(style)
    guard pen != words else { return }
    let bytes = buffer.room(for: PenTable.room)
    if let pen, let length = pens.write(from: pen, to: words, to: bytes) {
      buffer.advance(by: length)
    } else {
      setNewPen(style)
    }
    pen = words
  }

  private func setNewPen(_ style: CellStyle) {
    let old = penStyle
    // Never cached, since the link's number may later refer to another address.
    if style.link != old?.link ?? .none { setLink(style.link) }
    guard let old else {
      encodeStyle(colors.style(style), from: CellStyle(), resetting: true)
      return
    }
    let start = buffer.count
    encodeShorter(colors.style(style), from: colors.style(old))
    guard style.link == old.link else { return }
    pens.keep(buffer.bytes[start...], from: CellWords(old), to: CellWords(style))
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

  /// Opens a hyperlink (OSC 8), which ends another one, or ends the open one.
  ///
  /// All hyperlinks have the same `id` parameter. So a terminal treats those with equal addresses
  /// as one, wherever they are on the screen.
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

  /// Ends an open hyperlink, so that output of other programs does not become a part of it.
  func endLink() {
    guard var style = penStyle, style.link != .none else { return }
    setLink(.none)
    style.link = .none
    pen = CellWords(style)
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
