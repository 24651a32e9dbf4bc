/// The rules of a colour field for accepted texts.
struct ColorEntry: Hashable, Sendable {
  /// The accepted texts besides colours.
  let words: [String]

  /// Returns the colour of `text`; `nil` for words and other texts.
  func color(in text: String) -> TextColor? { TextColor(hex: trimmed(text)) }

  /// Returns `text` in its standard form, such as `ff8800` for ` #FF8800`; `nil` if it is not
  /// complete.
  func tidy(_ text: String) -> String? {
    let plain = trimmed(text)
    return words.first { $0 == plain } ?? color(in: text)?.hex
  }

  /// Returns whether `text` is accepted.
  ///
  /// Unless `isFinished`, the beginning of a colour or a word is accepted too.
  func accepts(_ text: String, isFinished: Bool) -> Bool {
    let plain = trimmed(text)
    if plain.isEmpty || tidy(text) != nil { return true }
    guard !isFinished else { return false }
    if words.contains(where: { $0.hasPrefix(plain) }) { return true }
    let digits = plain.hasPrefix("#") ? plain.dropFirst() : plain[...]
    return digits.utf8.count < 6 && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  private func trimmed(_ text: String) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
