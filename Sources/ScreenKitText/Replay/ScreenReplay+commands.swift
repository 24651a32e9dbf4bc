// MARK: Commands with a text

extension ScreenReplay {
  /// Executes an OSC command; the clipboard, hyperlinks, the title and a prompt are the valid ones.
  mutating func command(_ rest: inout Substring.UnicodeScalarView) throws(ReplayError) {
    let text = String(rest.prefix { $0 != "\u{1B}" && $0 != "\u{7}" })
    rest = rest.dropFirst(text.unicodeScalars.count)
    guard rest.popFirst() == "\u{1B}", rest.popFirst() == "\\" else {
      throw ReplayError("a command without its end")
    }
    // Bytes are compared, since a combining mark after the semicolon would change the character.
    if let payload = text.behind("52;c;") { return try takeClipboard(payload) }
    if let address = text.behind("8;id=1;") { return try open(address) }
    if let title = text.behind("2;") { return try call(title) }
    // The first row of an inline area, which a replay does not resize.
    if isInline, text == "133;A", cursor?.column == 0 { return }
    guard text == "8;;" else {
      throw ReplayError("a command \(text.prefix(8)) of \(text.utf8.count) bytes")
    }
    link = ""
  }

  /// Opens a hyperlink, whose scheme and bytes must be safe to pass to another program.
  private mutating func open(_ address: Substring) throws(ReplayError) {
    let isKnown = ["http://", "https://", "mailto:"].contains { address.lowercased().hasPrefix($0) }
    guard isKnown, address.utf8.count <= 2048, address.utf8.allSatisfy({ 0x21...0x7E ~= $0 }),
      address != link
    else { throw ReplayError("a link to \(address.prefix(80).debugDescription)") }
    link = String(address)
  }

  private mutating func call(_ name: Substring) throws(ReplayError) {
    guard name.utf8.count <= 256, !name.unicodeScalars.contains(where: \.canSteer) else {
      throw ReplayError("a title \(name.debugDescription)")
    }
    desktop.title = String(name)
  }
}

extension String {
  fileprivate func behind(_ prefix: String) -> Substring? {
    guard utf8.starts(with: prefix.utf8) else { return nil }
    return self[utf8.index(startIndex, offsetBy: prefix.utf8.count)...]
  }
}
