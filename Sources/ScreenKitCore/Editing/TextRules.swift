/// Which changes of a text its owner allows.
@MainActor
struct TextRules {
  /// Whether the text is one line; line breaks then become spaces.
  var isSingleLine = false
  /// The most characters that there may be; `nil` is no limit.
  var limit: Int?
  /// Decides by the whole text that there would be; `nil` allows any.
  var filter: (@MainActor (String) -> Bool)?

  /// `text` without what could harm.
  func cleaned(_ text: String) -> String {
    text.withoutControls(lineBreak: isSingleLine ? " " : "\n")
  }

  /// What may come of `text` into the place of `range`, or `nil` if nothing may change.
  func admitted(
    _ text: String, replacing range: Range<TextPosition>, in buffer: TextBuffer
  ) -> String? {
    var admitted = cleaned(text)
    guard admitted.isEmpty == text.isEmpty else { return nil }
    if limit == nil && filter == nil { return admitted }
    let before = buffer.text(in: .start..<range.lowerBound)
    let behind = buffer.text(in: range.upperBound..<buffer.end)
    if !admitted.isEmpty, let limit {
      admitted = fitting(admitted, before, behind, limit)
      if admitted.isEmpty { return nil }
    }
    if let filter, !filter(before + admitted + behind) { return nil }
    return admitted
  }

  private func fitting(_ text: String, _ before: String, _ behind: String, _ limit: Int) -> String {
    // A character has at least one byte, and a mark may add none.
    let whole = before + text + behind
    if whole.utf8.count <= limit || whole.count <= limit { return text }
    return String(text.prefix(max(0, limit - (before + behind).count)))
  }
}
