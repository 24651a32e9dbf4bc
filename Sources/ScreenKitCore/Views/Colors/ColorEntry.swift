/// The rules of a field for colours: which texts are accepted.
struct ColorEntry: Hashable, Sendable {
  /// The texts that are accepted besides colours.
  let words: [String]

  /// Returns the colour that `text` means; `nil` for words and for other texts.
  func color(in text: String) -> TextColor? { TextColor(hex: trimmed(text)) }

  /// Returns the text in its usual form, such as `ff8800` for ` #FF8800`; `nil` if there is none.
  func tidy(_ text: String) -> String? {
    let plain = trimmed(text)
    return words.first { $0 == plain } ?? color(in: text)?.hex
  }

  /// Returns whether `text` is accepted.
  ///
  /// A text that further characters can make a colour or a word is accepted unless `isFinished`.
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
